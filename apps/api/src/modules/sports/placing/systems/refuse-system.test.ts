import { expect, test } from 'vitest';
import { memberToAccept } from '../../../../testing/documents.ts';
import { changePrice, goLive, setMarkets } from '../../../../testing/live-bets.ts';
import type { TestMatch } from '../../../../testing/matches.ts';
import { refusalsOf } from '../../../../testing/refusals.ts';
import { slipOn, systemOn } from '../../../../testing/slips.ts';
import { createWorld } from '../../../../testing/world.ts';
import { playEvents } from '../../replay/play-events.ts';
import { settleBets } from '../../settlement/settle-bets.ts';

const world = await createWorld();
const path = '/api/bet/betSystem';
const rich = (site = world.site) => world.member({ site, cash: 10_000_000 });
const homeOf = (match: TestMatch) => match.selection('WDL', 'home');
const two = () => Promise.all([world.match(), world.match()]);
const minute = 60_000;

/** The code for both singles of two matches, by a member of a site with these settings. */
async function singlesAt(settings: Parameters<typeof world.addSite>[0]) {
  return (await rich(await world.addSite(settings))).codeOf(path, systemOn(await two(), 1));
}

/** The same by a member to whom something has happened. */
async function singlesBy(change: string) {
  const [member, matches] = [await rich(), await two()];
  await world.setMember(member, change);
  return member.codeOf(path, systemOn(matches, 1));
}

/** The same by a member with a limit of its own. */
async function singlesWithin(kind: 'stake' | 'loss', amount: number) {
  const [member, matches] = [await rich(), await two()];
  await member.call('/api/protection/setLimit', { kind, period: 'day', amount });
  return member.codeOf(path, systemOn(matches, 1));
}

test.each(
  refusalsOf(path, {
    C999: [
      'a key that was used for another size',
      async () => {
        const [member, matches] = [await rich(), [...(await two()), await world.match()]];
        const slip = systemOn(matches, 1);
        await member.call(path, slip);
        return member.codeOf(path, { ...slip, size: 2 });
      },
    ],
    B6020: [
      'a system of more than forty bets',
      async () => {
        const matches = await Promise.all(Array.from({ length: 8 }, () => world.match()));
        return (await rich()).codeOf(path, systemOn(matches, 3));
      },
    ],
    B1002: ['a suspended member', () => singlesBy("status = 'suspended'")],
    B1001: ['a member without betting permission', () => singlesBy('betting_allowed = false')],
    L013: ['a member whose account is dormant', () => singlesBy('dormant_at = now()')],
    X001: ['a member who has excluded itself', () => singlesBy("excluded_until = '2100-01-01'")],
    D001: [
      'a member who has not accepted the documents that the site demands',
      async () => (await memberToAccept(world)).codeOf(path, systemOn(await two(), 1)),
    ],
    X007: [
      'a member who has to look at its reality check',
      async () => {
        const [member, matches] = [await rich(), await two()];
        await member.call('/api/protection/setCheck', { minutes: 15 });
        await world.setMember(member, "check_due_at = '2020-01-01'");
        return member.codeOf(path, systemOn(matches, 1));
      },
    ],
    B6013: [
      'a bet while the feed has been silent for over fifteen seconds',
      async () => {
        const [member, matches] = [await rich(), await two()];
        world.clock.advance(15_001);
        const code = await member.codeOf(path, systemOn(matches, 1));
        await world.passTime(0);
        return code;
      },
    ],
    B6018: [
      'a quote of other legs',
      async () => {
        const [member, matches] = [await rich(), await two()];
        const legs = [...matches, await world.match()].map((match) => ({ selectionId: homeOf(match) }));
        const { quote } = await member.call('/api/bet/quote', { legs, size: 1 });
        return member.codeOf(path, systemOn(matches, 1, { quote: quote?.token }));
      },
    ],
    B6012: [
      'as many legs to each bet as there are',
      async () => (await rich()).codeOf(path, systemOn(await two(), 2)),
    ],
    B6011: [
      'a suspended market',
      async () => {
        const [member, matches] = [await rich(), await two()];
        await setMarkets(world, matches[1], 'suspended');
        return member.codeOf(path, systemOn(matches, 1));
      },
    ],
    B6010: [
      'a price that is no longer offered',
      async () => {
        const [member, matches] = [await rich(), await two()];
        await changePrice(world, homeOf(matches[1]), 1_950);
        return member.codeOf(path, systemOn(matches, 1));
      },
    ],
    B6019: [
      'a leg that hardly pays',
      async () => {
        const short = await world.match({ markets: [{ kind: 'WDL', odds: { home: 1.009 } }] });
        const legs = [
          { selectionId: homeOf(await world.match()), odds: 2 },
          { selectionId: homeOf(short), odds: 1.009 },
        ];
        return (await rich()).codeOf(path, systemOn([], 1, { legs }));
      },
    ],
    B6001: [
      'less than the smallest stake of each bet',
      async () => (await rich()).codeOf(path, systemOn(await two(), 1, { stake: 999 })),
    ],
    B6002: [
      'more than the largest stake of a bet',
      async () => (await rich()).codeOf(path, systemOn(await two(), 1, { stake: 2_000_001 })),
    ],
    B6003: [
      'a possible win beyond the limit of one bet',
      () => singlesAt({ bet: { minAmount: 1_000, maxAmount: 100_000, maxWinAmount: 19_999, maxLegs: 10 } }),
    ],
    B6017: ['odds beyond the longest', () => singlesAt({ liability: { totalOddsMilli: 1_999 } })],
    B9999: [
      'a bet while an earlier one is decided and not paid yet',
      async () => {
        const [member, ended] = [await rich(), await world.match({ startsInMs: 1_000, durationMs: 1_000 })];
        await member.call('/api/bet/betProc', slipOn([ended]));
        await world.passTime(3_000);
        await playEvents(world.services, 200);
        const code = await member.codeOf(path, systemOn(await two(), 1));
        await settleBets(world.services, 100);
        return code;
      },
    ],
    X006: [
      'a member whose time of the day is used up',
      async () => {
        const member = await rich();
        await member.call('/api/protection/setLimit', { kind: 'time', period: 'day', amount: 10 });
        for (let part = 0; part < 4; part += 1) {
          await world.passTime(4 * minute);
          await member.call('/api/bet/sportBetlist', {});
        }
        return member.codeOf(path, systemOn(await two(), 1));
      },
    ],
    B6014: [
      'stakes that together could lose more than the site allows for a day',
      () => singlesAt({ dayLossLimitAmount: 19_999 }),
    ],
    X003: [
      'stakes that together could lose more than the member allows itself',
      () => singlesWithin('loss', 19_999),
    ],
    X004: [
      'stakes that together are more than the member allows itself',
      () => singlesWithin('stake', 19_999),
    ],
    B6005: [
      'a system of which one bet was placed a moment ago',
      async () => {
        const [member, matches] = [await rich(), await two()];
        await member.call('/api/bet/betProc', slipOn([matches[1]]));
        return member.codeOf(path, systemOn(matches, 1));
      },
    ],
    B6015: [
      'more than the member may win on the matches',
      () => singlesAt({ liability: { memberEventAmount: 9_999 } }),
    ],
    B6016: ['matches that are full', () => singlesAt({ liability: { eventAmount: 999 } })],
    B6021: [
      'a stake that a trader would be asked about',
      () => singlesAt({ bigBet: { isOn: true, amount: 9_999, traderMs: minute, memberMs: minute } }),
    ],
    B6000: [
      'stakes that together are beyond the balance',
      async () => (await world.member({ cash: 19_999 })).codeOf(path, systemOn(await two(), 1)),
    ],
  }),
)('%s is refused with %s', async (_, code, act) => {
  expect(await act()).toBe(code);
});

test.each([
  ['no size', { size: undefined }, 'B6012'],
  ['a size of nothing', { size: 0 }, 'B6012'],
  ['half a leg', { size: 1.5 }, 'B6012'],
  ['more legs than there are', { size: 3 }, 'B6012'],
  ['one leg', { legs: [{ selectionId: 1, odds: 2 }] }, 'B6012'],
  ['no stake', { stake: 0 }, 'B6001'],
])('%s makes no system', async (_, change, code) => {
  const slip = { ...systemOn(await two(), 1), ...change };
  expect((await (await rich()).sendRaw(path, JSON.stringify(slip))).code).toBe(code);
});

test('one selection twice, or more legs than a slip may have, make no singles', async () => {
  const [member, match, matches] = [
    await rich(),
    await world.match(),
    await Promise.all(Array.from({ length: 11 }, () => world.match())),
  ];
  expect(await member.codeOf(path, systemOn([match, match], 1))).toBe('B6012');
  expect(await member.codeOf(path, systemOn(matches, 1))).toBe('B6012');
});

test('a system in play is refused by its quote, because a price in play is never held', async () => {
  const [member, matches] = [await rich(), await two()];
  const legs = matches.map((match) => ({ selectionId: homeOf(match) }));
  const { quote } = await member.call('/api/bet/quote', { legs, size: 1 });
  await goLive(world, matches[0]);
  await world.passTime(0);
  expect(await member.codeOf(path, systemOn(matches, 1, { quote: quote?.token }))).toBe('B6018');
});

test('what a limit of the member leaves is told without the bets of the call, for none of them is taken', async () => {
  const [member, matches] = [await rich(), [...(await two()), await world.match()]];
  await member.call('/api/protection/setLimit', { kind: 'loss', period: 'day', amount: 25_000 });
  const { code, message } = await member.ask(path, systemOn(matches, 1));
  expect([code, message]).toEqual(['X003', expect.stringContaining('25,000원입니다')]);
});
