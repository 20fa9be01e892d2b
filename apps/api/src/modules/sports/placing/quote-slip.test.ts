import { describe, expect, test } from 'vitest';
import { memberToAccept } from '../../../testing/documents.ts';
import { changePrice, goLive, setMarkets } from '../../../testing/live-bets.ts';
import type { TestMatch } from '../../../testing/matches.ts';
import { checkIsDue } from '../../../testing/own-limits.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld } from '../../../testing/world.ts';

const world = await createWorld();
const path = '/api/bet/quote';
const place = '/api/bet/betProc';
const rich = (site = world.site) => world.member({ site, cash: 1_000_000 });
const homeOf = (match: TestMatch) => match.selection('WDL', 'home');
const asked = (...matches: TestMatch[]) => ({
  legs: matches.map((match) => ({ selectionId: homeOf(match) })),
});

async function quoted(member: Awaited<ReturnType<typeof rich>>, match: TestMatch): Promise<string> {
  const { quote } = await member.call(path, asked(match));
  if (quote === null) throw new Error('nothing was quoted');
  return quote.token;
}

describe('a quote', () => {
  test('says what a slip is worth and how much of it is taken', async () => {
    const site = await world.addSite({
      bet: { levels: { 1: { maxAmount: 300_000 } } },
      multiLegBonus: { minOddsMilli: 1_000, steps: [{ legs: 2, bonusBasisPoints: 200 }] },
    });
    const [member, one, other] = [await rich(site), await world.match(), await world.match()];
    const expiresAt = new Date(world.clock.read() + 5_000).toISOString();
    expect(await member.call(path, asked(one, other))).toEqual({
      legs: [one, other].map((match) => ({ selectionId: homeOf(match), odds: 2 })),
      totalOdds: 4,
      bonuses: [200],
      minStake: 1_000,
      maxStake: 300_000,
      maxWin: 50_000_000,
      asksTrader: false,
      delayMs: 0,
      quote: { token: expect.any(String), expiresAt },
    });
  });

  test('shows the room that is left, and takes none of it', async () => {
    const site = await world.addSite({ liability: { eventAmount: 30_000 } });
    const [member, match] = [await rich(site), await world.match()];
    await member.call(place, slipOn([match]));
    for (const _ of [1, 2]) expect(await member.call(path, asked(match))).toMatchObject({ maxStake: 20_000 });
  });

  test('of a match in play holds no price, and says how long the bet will wait', async () => {
    const [member, match] = [await rich(), await world.match({ startsInMs: 0 })];
    await goLive(world, match);
    expect(await member.call(path, asked(match))).toMatchObject({ quote: null, delayMs: 10_000 });
  });

  test.each([
    ['worse', 1_500],
    ['better', 2_500],
  ])('holds its price for five seconds, although the board has a %s one', async (_, now) => {
    const [member, match] = [await rich(), await world.match()];
    const quote = await quoted(member, match);
    await changePrice(world, homeOf(match), now);
    await world.passTime(5_000);
    const { bet } = await member.call(place, slipOn([match], { quote }));
    expect(bet).toMatchObject({ totalOdds: 2, possibleWin: 20_000 });
    expect(await member.codeOf(place, slipOn([match], { stake: 11_000 }))).toBe('B6010');
  });

  test.each<[string, (match: TestMatch, token: string) => Promise<string>, string]>([
    ['too old', async (_, token) => world.passTime(5_001).then(() => token), 'B6018'],
    ['forged', async (_, token) => `${btoa('[1,1,9e15,[[1,9000]]]')}.${token.split('.')[1]}`, 'B6018'],
    ['cut', async (_, token) => token.slice(0, -2), 'B6018'],
    ['of nothing', async () => '', 'B6018'],
    ['of a match that has begun', async (match, token) => goLive(world, match).then(() => token), 'B6018'],
    [
      'of a market that is suspended',
      async (match, token) => setMarkets(world, match, 'suspended').then(() => token),
      'B6011',
    ],
  ])('that is %s changes nothing', async (_, spoil, code) => {
    const [member, match] = [await rich(), await world.match({ startsInMs: 6_000 })];
    const quote = await spoil(match, await quoted(member, match));
    await world.passTime(0);
    expect(await member.codeOf(place, slipOn([match], { quote }))).toBe(code);
    expect((await world.holdingsOf(member)).cash).toBe(1_000_000);
  });

  test('is for its own legs, all of them and no others', async () => {
    const [member, one, other] = [await rich(), await world.match(), await world.match()];
    const quote = await quoted(member, one);
    expect(await member.codeOf(place, slipOn([other], { quote }))).toBe('B6018');
    expect(await member.codeOf(place, slipOn([one, other], { quote }))).toBe('B6018');
  });
});

describe('a quote of several bets', () => {
  test('is of all legs, and its stakes are those of each bet', async () => {
    const bonus = { minOddsMilli: 1_000, steps: [{ legs: 2, bonusBasisPoints: 200 }] };
    const bet = { levels: { 1: { maxAmount: 300_000 } } };
    const site = await world.addSite({ bet, multiLegBonus: bonus });
    const member = await rich(site);
    const matches = [await world.match(), await world.match(), await world.match()];
    expect(await member.call(path, { ...asked(...matches), size: 2 })).toMatchObject({
      legs: matches.map((match) => ({ selectionId: homeOf(match), odds: 2 })),
      totalOdds: 4,
      bonuses: [200, 200, 200],
      minStake: 1_000,
      maxStake: 300_000,
      maxWin: 50_000_000,
      delayMs: 0,
    });
    expect(await member.call(path, { ...asked(...matches), size: 1 })).toMatchObject({
      ...{ totalOdds: 2, bonuses: [0, 0, 0], maxStake: 300_000 },
    });
  });

  test('stands where the odds of all legs together are beyond the longest', async () => {
    const member = await rich(await world.addSite({ liability: { totalOddsMilli: 4_000 } }));
    const three = asked(await world.match(), await world.match(), await world.match());
    expect(await member.codeOf(path, three)).toBe('B6017');
    expect(await member.codeOf(path, { ...three, size: 2 })).toBe('0');
  });

  test.each([
    // Every pair of three can win 3 × its stake: three of them share what the member may win on a day.
    ['memberDayAmount', 90_000, 2, 10_000],
    // A leg stands in two of the pairs, which share its match.
    ['eventAmount', 20_000, 2, 10_000],
    // Singles are on matches of their own.
    ['eventAmount', 20_000, 1, 20_000],
  ])(
    'shows what all bets may have together: %s of %i, by twos or singles (%i), is %i each',
    async (name, most, size, each) => {
      const site = await world.addSite({ liability: { [name]: most } });
      const member = await rich(site);
      const matches = [await world.match(), await world.match(), await world.match()];
      const { maxStake } = await member.call(path, { ...asked(...matches), size });
      expect(maxStake).toBeLessThanOrEqual(each);
      expect(maxStake).toBeGreaterThan(each * 0.998);
      const legs = matches.map((match) => ({ selectionId: homeOf(match), odds: 2 }));
      const system = { size, legs, idempotencyKey: crypto.randomUUID() };
      const codeAt = (stake: number) => member.codeOf('/api/bet/betSystem', { ...system, stake });
      expect(await codeAt(Math.ceil(each * 1.01))).toBe('B6015');
      expect(await codeAt(maxStake)).toBe('0');
    },
  );

  test('asks no trader, and shows what is taken without one', async () => {
    const bigBet = { isOn: true, amount: 50_000, traderMs: 60_000, memberMs: 60_000 };
    const member = await rich(await world.addSite({ bigBet }));
    const both = { ...asked(await world.match(), await world.match()), size: 1 };
    expect(await member.call(path, both)).toMatchObject({ asksTrader: false, maxStake: 50_000 });
  });
});

describe('what cannot be quoted', () => {
  test.each(
    refusalsOf(path, {
      B6020: [
        'a system of more than forty bets',
        async () => {
          const matches = await Promise.all(Array.from({ length: 8 }, () => world.match()));
          return (await rich()).codeOf(path, { ...asked(...matches), size: 3 });
        },
      ],
      B1002: [
        'a suspended member',
        async () => {
          const [member, match] = [await rich(), await world.match()];
          await world.setMember(member, "status = 'suspended'");
          return member.codeOf(path, asked(match));
        },
      ],
      B1001: [
        'a member without betting permission',
        async () => {
          const [member, match] = [await rich(), await world.match()];
          await world.setMember(member, 'betting_allowed = false');
          return member.codeOf(path, asked(match));
        },
      ],
      L013: [
        'a member whose account is dormant',
        async () => {
          const [member, match] = [await rich(), await world.match()];
          await world.setMember(member, 'dormant_at = now()');
          return member.codeOf(path, asked(match));
        },
      ],
      X001: [
        'a member who has excluded itself',
        async () => {
          const [member, match] = [await rich(), await world.match()];
          await world.setMember(member, "excluded_until = '2100-01-01'");
          return member.codeOf(path, asked(match));
        },
      ],
      D001: [
        'a member who has not accepted the documents that the site demands',
        async () => (await memberToAccept(world)).codeOf(path, asked(await world.match())),
      ],
      X007: [
        'a member whose reality check is due',
        async () => (await checkIsDue(world, await rich())).codeOf(path, asked(await world.match())),
      ],
      B6012: [
        'one match twice',
        async () => {
          const match = await world.match();
          return (await rich()).codeOf(path, asked(match, match));
        },
      ],
      B6013: [
        'a slip while the feed is silent',
        async () => {
          const [member, match] = [await rich(), await world.match()];
          world.clock.advance(15_001);
          return member.codeOf(path, asked(match));
        },
      ],
      B6011: [
        'a suspended market',
        async () => {
          const [member, match] = [await rich(), await world.match()];
          await setMarkets(world, match, 'suspended');
          return member.codeOf(path, asked(match));
        },
      ],
      B6019: [
        'a leg that hardly pays',
        async () => {
          const match = await world.match({ markets: [{ kind: 'WDL', odds: { home: 1.005 } }] });
          return (await rich()).codeOf(path, asked(match));
        },
      ],
      B6017: [
        'odds beyond the longest',
        async () => {
          const site = await world.addSite({ liability: { totalOddsMilli: 3_999 } });
          return (await rich(site)).codeOf(path, asked(await world.match(), await world.match()));
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});
