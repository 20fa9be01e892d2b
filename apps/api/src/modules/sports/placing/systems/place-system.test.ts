import { amount, oddsFromDecimal } from '@hanpan/money';
import { combinationsOf, systemTotals } from '@hanpan/rules';
import { describe, expect, test } from 'vitest';
import { changePrice, goLive, setMarkets } from '../../../../testing/live-bets.ts';
import type { TestMatch } from '../../../../testing/matches.ts';
import { slipOn, systemOn } from '../../../../testing/slips.ts';
import { createWorld } from '../../../../testing/world.ts';
import { playEvents } from '../../replay/play-events.ts';
import { settleBets } from '../../settlement/settle-bets.ts';
import { decideDue } from '../waits/decide-due.ts';

const world = await createWorld();
const path = '/api/bet/betSystem';
const single = '/api/bet/betProc';
const rich = (site = world.site) => world.member({ site, cash: 10_000_000 });
/** One after the other, so that their legs are in the order of their ids, as a bet has them. */
async function matches(count: number, odds = 2): Promise<TestMatch[]> {
  const made: TestMatch[] = [];
  const markets = [{ kind: 'WDL', odds: { home: odds } }] as const;
  while (made.length < count) made.push(await world.match({ markets }));
  return made;
}
const homeOf = (match: TestMatch) => match.selection('WDL', 'home');
const cashOf = async (member: { key: number }, site = world.site) =>
  (await world.holdingsOf(member, site)).cash;
const openBets = async (member: Awaited<ReturnType<typeof rich>>) =>
  (await member.call('/api/bet/sportBetlist', { state: 'all' })).list;
/** What the tables know of a member's bets, whether or not a page shows them. */
const traces = ({ key }: { key: number }) =>
  world.database.row(
    `select (select count(*)::int from bet where member_id = $1) as bets,
            (select count(*)::int from bet_leg l join bet b on b.id = l.bet_id where b.member_id = $1) as legs,
            (select coalesce(sum(win), 0)::int from member_day_book where member_id = $1) as day,
            (select count(*)::int from member_event_book where member_id = $1 and win > 0) as events`,
    [key],
  );
const nothingLeft = { bets: 0, legs: 0, day: 0, events: 0 };

describe('placing several bets at once', () => {
  test('one of each two of three legs is three bets, each with its own receipt, and one sum leaves the balance', async () => {
    const [member, legs] = [await rich(), await matches(3)];
    const { bets, cashAmt, version } = await member.call(path, systemOn(legs, 2));
    expect(bets.map((bet) => bet.legs.map((leg) => leg.eventId))).toEqual(
      combinationsOf(legs, 2).map((some) => some.map((match) => match.eventId)),
    );
    for (const bet of bets)
      expect(bet).toMatchObject({ status: 'BET', stake: 10_000, totalOdds: 4, possibleWin: 40_000 });
    expect(new Set(bets.map((bet) => bet.receiptId)).size).toBe(3);
    expect(cashAmt).toBe(9_970_000);
    const held = await world.holdingsOf(member);
    expect([held.cash, held.version]).toEqual([cashAmt, version]);
    expect((await openBets(member)).map((bet) => bet.betIdx).toSorted((a, b) => a - b)).toEqual(
      bets.map((bet) => bet.betIdx),
    );
  });

  test('singles of one leg each are told to the member one by one, and every one is settled for itself', async () => {
    const member = await rich();
    const [won, lost] = [await world.match({ score: [1, 0] }), await world.match({ score: [0, 1] })];
    const { bets } = await member.call(path, systemOn([won, lost], 1));
    const pushed = await world.database.rows<{ id: string }>(
      "select payload->'bet'->>'betIdx' as id from outbox where event = 'bet' and audience = $1 order by id",
      [`member:${member.key}`],
    );
    expect(pushed.map(({ id }) => Number(id))).toEqual(bets.map((bet) => bet.betIdx));
    await world.passTime(900_000);
    await playEvents(world.services, 200);
    await settleBets(world.services, 100);
    expect((await openBets(member)).map((bet) => bet.status).toSorted()).toEqual(['FAIL', 'PASS']);
    expect(await cashOf(member)).toBe(10_000_000);
  });

  test('singles may be on one match, which no combination may', async () => {
    const [member, match] = [await rich(), await world.match()];
    const legs = [
      { selectionId: homeOf(match), odds: 2 },
      { selectionId: match.selection('WDL', 'draw'), odds: 3.4 },
    ];
    const other = { selectionId: homeOf(await world.match()), odds: 2 };
    expect(await member.codeOf(path, systemOn([], 2, { legs: [...legs, other] }))).toBe('B6012');
    expect((await member.call(path, systemOn([], 1, { legs: [...legs, other] }))).bets).toHaveLength(3);
  });

  test('forty bets fit into one call, and a larger system is refused before anything is looked at', async () => {
    const site = await world.addSite({
      bet: { maxLegs: 20 },
      liability: { memberEventAmount: 100_000_000, eventAmount: 500_000_000, memberDayAmount: 900_000_000 },
    });
    const [member, legs] = [await rich(site), await matches(20, 1.1)];
    const at = (count: number, size: number) => {
      const some = legs.slice(0, count).map((match) => ({ selectionId: homeOf(match), odds: 1.1 }));
      return systemOn([], size, { legs: some, stake: 1_000 });
    };
    expect((await member.call(path, at(7, 4))).bets).toHaveLength(35);
    expect((await member.call(path, at(20, 19))).bets).toHaveLength(20);
    const refused = await member.ask(path, at(8, 3));
    expect(refused.code).toBe('B6020');
    expect(refused.message).toContain('40');
  });

  test('a quote of all the legs holds the price of each bet, and only of exactly these legs', async () => {
    const [member, legs] = [await rich(), await matches(3)];
    const asked = { legs: legs.map((match) => ({ selectionId: homeOf(match) })), size: 2 };
    const { quote } = await member.call('/api/bet/quote', asked);
    for (const match of legs) await changePrice(world, homeOf(match), 1_500);
    const token = quote?.token;
    expect(await member.codeOf(path, systemOn(legs.slice(0, 2), 1, { quote: token }))).toBe('B6018');
    expect(await member.codeOf(path, systemOn([...legs, await world.match()], 2, { quote: token }))).toBe(
      'B6018',
    );
    expect(await member.codeOf(path, systemOn(legs, 2))).toBe('B6010');
    const { bets } = await member.call(path, systemOn(legs, 2, { quote: token }));
    expect(bets.map((bet) => bet.totalOdds)).toEqual([4, 4, 4]);
  });

  test('every bet gets the bonus of the legs that it has', async () => {
    const site = await world.addSite({
      multiLegBonus: { minOddsMilli: 1_000, steps: [{ legs: 3, bonusBasisPoints: 500 }] },
    });
    const legs = await matches(4);
    const pairs = await (await rich(site)).call(path, systemOn(legs, 2));
    const threes = await (await rich(site)).call(path, systemOn(legs, 3));
    expect(pairs.bets.map((bet) => [bet.bonusBasisPoints, bet.possibleWin])).toEqual(
      Array(6).fill([0, 40_000]),
    );
    expect(threes.bets.map((bet) => [bet.bonusBasisPoints, bet.possibleWin])).toEqual(
      Array(4).fill([500, 84_000]),
    );
  });

  test('the quote names the bonus of each bet in the order in which they are placed', async () => {
    const site = await world.addSite({
      multiLegBonus: { minOddsMilli: 1_600, steps: [{ legs: 2, bonusBasisPoints: 300 }] },
    });
    const legs = [...(await matches(1, 1.5)), ...(await matches(2))];
    const member = await rich(site);
    const asked = { legs: legs.map((match) => ({ selectionId: homeOf(match) })), size: 2 };
    const { bonuses, legs: priced } = await member.call('/api/bet/quote', asked);
    expect(bonuses).toEqual([0, 0, 300]);
    const { bets } = await member.call(path, systemOn(legs, 2, { legs: priced }));
    expect(bets.map((bet) => bet.bonusBasisPoints)).toEqual(bonuses);
  });
});

describe('all of them or none', () => {
  test('the last bet is refused: no stake, no bet, no room in a book and no key is left, and its selections are named', async () => {
    const [member, legs] = [await rich(), await matches(4)];
    const [first, second, , last] = legs;
    if (!first || !second || !last) throw new Error('four matches');
    await setMarkets(world, last, 'suspended');
    const slip = systemOn(legs, 2);
    const refused = await member.ask(path, slip);
    expect(refused.code).toBe('B6011');
    expect(refused.message).toContain('1 + 4');
    expect(await traces(member)).toEqual(nothingLeft);
    expect(await cashOf(member)).toBe(10_000_000);
    await setMarkets(world, last, 'open');
    expect((await member.call(path, slip)).bets).toHaveLength(6);
  });

  test('a balance for all but one is a balance for none', async () => {
    const [member, legs] = [await world.member({ cash: 29_999 }), await matches(3)];
    const refused = await member.ask(path, systemOn(legs, 2));
    expect(refused.code).toBe('B6000');
    expect(refused.message).toBe('보유금이 부족합니다.');
    expect(await traces(member)).toEqual(nothingLeft);
    expect(await cashOf(member)).toBe(29_999);
  });

  test('earlier bets of the same call take room from the later ones, and what they took comes back', async () => {
    const site = await world.addSite({ liability: { memberDayAmount: 75_000 } });
    const [member, legs] = [await rich(site), await matches(3)];
    const refused = await member.ask(path, systemOn(legs, 2));
    // 30,000 of each pair can be won: two fit into 75,000, of the third only 5,000 do.
    expect([refused.code, refused.message.includes('2 + 3')]).toEqual(['B6015', true]);
    expect(refused.message).toContain('5,000');
    expect(await traces(member)).toEqual(nothingLeft);
    expect((await member.call(path, systemOn(legs, 2, { stake: 8_000 }))).bets).toHaveLength(3);
  });

  test('the loss limit counts all of them together', async () => {
    const site = await world.addSite({ dayLossLimitAmount: 29_999 });
    const [member, legs] = [await rich(site), await matches(3)];
    const { code, message } = await member.ask(path, systemOn(legs, 2));
    expect([code, message]).toEqual(['B6014', expect.stringContaining('29,999원입니다')]);
    expect(await traces(member)).toEqual(nothingLeft);
    expect(await member.codeOf(path, systemOn(legs, 2, { stake: 9_999 }))).toBe('0');
  });

  test('a bet that would ask a trader refuses them all, where the same bet alone waits for one', async () => {
    const bigBet = { isOn: true, amount: 9_999, traderMs: 60_000, memberMs: 60_000 };
    const site = await world.addSite({ bigBet });
    const [member, legs] = [await rich(site), await matches(3)];
    const refused = await member.ask(path, systemOn(legs, 2));
    expect([refused.code, refused.message.includes('1 + 2')]).toEqual(['B6021', true]);
    expect(await traces(member)).toEqual(nothingLeft);
    expect((await member.call(single, slipOn(legs.slice(0, 2)))).bet.status).toBe('WAIT');
  });
});

describe('a leg in play', () => {
  test('lets the bets that it is in wait and no other, and each of them is decided for itself', async () => {
    const [member, live, one, other] = [
      await rich(),
      await world.match({ startsInMs: 0 }),
      await world.match(),
      await world.match(),
    ];
    await goLive(world, live);
    await world.passTime(0);
    const { bets, cashAmt } = await member.call(path, systemOn([live, one, other], 2));
    expect(bets.map((bet) => [bet.status, bet.wait?.kind])).toEqual([
      ['WAIT', 'delay'],
      ['WAIT', 'delay'],
      ['BET', undefined],
    ]);
    expect(cashAmt).toBe(9_970_000);
    await setMarkets(world, one, 'suspended');
    await world.passTime(10_000);
    await decideDue(world.services, 100);
    const decided = new Map((await openBets(member)).map((bet) => [bet.betIdx, bet.status]));
    expect(bets.map((bet) => decided.get(bet.betIdx))).toEqual(['CANCEL', 'BET', 'BET']);
    expect(await cashOf(member)).toBe(9_980_000);
  });
});

describe('once per intention', () => {
  test('thirty parallel calls with one key are one system and one answer', async () => {
    const [member, legs] = [await rich(), await matches(3)];
    const slip = systemOn(legs, 2);
    const answers = await Promise.all(Array.from({ length: 30 }, () => member.call(path, slip)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await cashOf(member)).toBe(9_970_000);
    expect(await traces(member)).toMatchObject({ bets: 3, legs: 6 });
  });

  test('ten clicks at once with different keys are one system', async () => {
    const [member, legs] = [await rich(), await matches(3)];
    const codes = await Promise.all(Array.from({ length: 10 }, () => member.codeOf(path, systemOn(legs, 1))));
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => code === 'B6005')).toHaveLength(9);
    expect(await traces(member)).toMatchObject({ bets: 3 });
  });

  test('systems and singles of many members at once stay within the book of a match, each whole or not at all', async () => {
    const site = await world.addSite({ liability: { eventAmount: 100_000 } });
    const legs = await matches(3);
    const members = await Promise.all(Array.from({ length: 12 }, () => rich(site)));
    const codes = await Promise.all(
      members.map((member, index) =>
        index % 3 === 0
          ? member.codeOf(single, slipOn(legs.slice(0, 1)))
          : member.codeOf(path, systemOn(index % 2 === 0 ? legs : legs.toReversed(), 2)),
      ),
    );
    expect(codes.filter((code) => code === '0').length).toBeGreaterThan(0);
    expect(codes.filter((code) => code === 'B6015' || code === 'B6016').length).toBeGreaterThan(0);
    for (const [index, member] of members.entries()) {
      const bets = codes[index] !== '0' ? 0 : index % 3 === 0 ? 1 : 3;
      expect(await traces(member)).toMatchObject({ bets });
      expect(await cashOf(member, site)).toBe(10_000_000 - bets * 10_000);
    }
    const books = await world.database.rows(
      'select accepted_worst <= accepted_limit as fits from event_book where site_id = $1',
      [site.id],
    );
    expect(books).toEqual([{ fits: true }, { fits: true }, { fits: true }]);
  });
});

/** Every subset of that size as bits, in no order: nothing of what places bets is used. */
function subsets(count: number, size: number): number[][] {
  const places = Array.from({ length: count }, (_, place) => place);
  return Array.from({ length: 2 ** count }, (_, bits) =>
    places.filter((place) => bits & (1 << place)),
  ).filter((some) => some.length === size);
}

describe('random systems', () => {
  // A linear congruential generator: the same systems in every run.
  let state = 20_261_128;
  const below = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };

  test('are the bets, the stakes and the wins that a brute force finds', async () => {
    for (let round = 0; round < 12; round += 1) {
      const count = 2 + below(6);
      const size = 1 + below(count - 1);
      const stake = 1_000 + below(9_000);
      const prices = Array.from({ length: count }, () => 1_100 + below(1_400));
      const legs = await Promise.all(
        prices.map((price) => world.match({ markets: [{ kind: 'WDL', odds: { home: price / 1000 } }] })),
      );
      const sent = legs.map((match, leg) => ({
        selectionId: homeOf(match),
        odds: (prices[leg] ?? 0) / 1000,
      }));
      const member = await rich();
      const { bets, cashAmt } = await member.call(path, systemOn([], size, { legs: sent, stake }));
      const named = (events: readonly (number | undefined)[]) => events.toSorted().toString();
      const wanted = subsets(count, size).map((some) => ({
        events: named(some.map((leg) => legs[leg]?.eventId)),
        win: Number(
          some.reduce((product, leg) => product * BigInt(prices[leg] ?? 0), BigInt(stake)) /
            1000n ** BigInt(size),
        ),
      }));
      const byEvents = (a: { events: string }, b: { events: string }) => a.events.localeCompare(b.events);
      const found = bets.map((bet) => ({
        events: named(bet.legs.map((leg) => leg.eventId)),
        win: bet.possibleWin,
      }));
      expect(found.toSorted(byEvents)).toEqual(wanted.toSorted(byEvents));
      expect(bets.every((bet) => bet.stake === stake)).toBe(true);
      expect(cashAmt).toBe(10_000_000 - wanted.length * stake);
      expect(
        systemTotals(
          amount(stake),
          sent.map((leg) => oddsFromDecimal(leg.odds)),
          size,
        ),
      ).toEqual({
        bets: wanted.length,
        stakeAmount: wanted.length * stake,
        returnAmount: wanted.reduce((sum, { win }) => sum + win, 0),
      });
    }
  });
});
