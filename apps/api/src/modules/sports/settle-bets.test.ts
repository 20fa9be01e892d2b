import type { FlowName } from '@hanpan/ledger';
import { describe, expect, test } from 'vitest';
import type { NewMarket, NewMatch, TestMatch } from '../../testing/matches.ts';
import { slipOn } from '../../testing/slips.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';
import { playEvents } from './play-events.ts';
import { settleBets } from './settle-bets.ts';

const world = await createWorld();
const path = '/api/bet/betProc';
const cash = 100_000;
const play = () => playEvents(world.services, 200);
const settle = (services = world.services) => settleBets(services, 200);

async function end(...matches: TestMatch[]): Promise<void> {
  const lastMs = Math.max(...matches.map((match) => match.endsAtMs));
  world.clock.set(new Date(lastMs).toISOString());
  await play();
}

async function betOf(member: Person) {
  const [bet] = (await member.call('/api/bet/sportBetlist', {})).list;
  if (bet === undefined) throw new Error('the member has no bet');
  return bet;
}

const transfers = (flow: FlowName, receiptId: string) =>
  world.database.rows('select amount from ledger_transfer where flow = $1 and reference = $2', [
    flow,
    `bet:${receiptId}`,
  ]);

const handicap = (lineQuarters: number): NewMarket => ({
  kind: 'AH',
  lineQuarters,
  odds: { home: 1.9, away: 1.9 },
});
const total = (lineQuarters: number): NewMarket => ({
  kind: 'UO',
  lineQuarters,
  odds: { over: 1.9, under: 1.9 },
});

type Row = [
  name: string,
  match: NewMatch,
  market: 'WDL' | 'AH' | 'UO',
  pick: 'home' | 'draw' | 'away' | 'over' | 'under',
  odds: number,
  status: string,
  winCash: number,
];

const singles: Row[] = [
  ['a home win', { score: [2, 1] }, 'WDL', 'home', 2, 'PASS', 20_000],
  ['a lost home bet', { score: [0, 0] }, 'WDL', 'home', 2, 'FAIL', 0],
  ['a draw', { score: [0, 0] }, 'WDL', 'draw', 3.4, 'PASS', 34_000],
  ['level by a whole handicap', { score: [2, 1], markets: [handicap(-4)] }, 'AH', 'home', 1.9, 'TIE', 10_000],
  ['half won', { score: [2, 1], markets: [handicap(-3)] }, 'AH', 'home', 1.9, 'PASS', 14_500],
  ['half lost', { score: [2, 1], markets: [handicap(-5)] }, 'AH', 'home', 1.9, 'FAIL', 5_000],
  ['over a half line', { score: [2, 1], markets: [total(10)] }, 'UO', 'over', 1.9, 'PASS', 19_000],
  ['the exact total', { score: [2, 1], markets: [total(12)] }, 'UO', 'under', 1.9, 'TIE', 10_000],
];

describe('settling a single', () => {
  test.each(singles)('%s', async (_, match, market, pick, odds, status, winCash) => {
    const [member, played] = [await world.member({ cash }), await world.match(match)];
    const legs = [{ selectionId: played.selection(market, pick), odds }];
    await member.call(path, slipOn([], { legs }));
    await end(played);
    await settle();
    const bet = await betOf(member);
    expect(bet).toMatchObject({ status, winCash, settledAt: new Date(world.clock.read()).toISOString() });
    expect((await world.holdingsOf(member)).cash).toBe(cash - 10_000 + winCash);
  });

  test('before the final whistle nothing is settled', async () => {
    const [member, match] = [await world.member({ cash }), await world.match({ score: [3, 0] })];
    await member.call(path, slipOn([match]));
    world.clock.set(new Date(match.endsAtMs - 1).toISOString());
    await play();
    await settle();
    expect(await betOf(member)).toMatchObject({ status: 'BET', winCash: null });
  });
});

describe('settling a combination', () => {
  test('all legs won pay the product of their prices', async () => {
    const member = await world.member({ cash });
    const matches = [await world.match(), await world.match(), await world.match()];
    await member.call(path, slipOn(matches));
    await end(...matches);
    await settle();
    expect(await betOf(member)).toMatchObject({ status: 'PASS', winCash: 80_000 });
  });

  test('a void leg counts as a price of one', async () => {
    const member = await world.member({ cash });
    const won = await world.match();
    const level = await world.match({ score: [1, 0], markets: [handicap(-4)] });
    const legs = [
      { selectionId: won.selection('WDL', 'home'), odds: 2 },
      { selectionId: level.selection('AH', 'home'), odds: 1.9 },
    ];
    await member.call(path, slipOn([], { legs }));
    await end(won, level);
    await settle();
    expect(await betOf(member)).toMatchObject({ status: 'PASS', winCash: 20_000 });
  });

  test('one lost leg decides at once, while another match has not begun', async () => {
    const member = await world.member({ cash });
    const [lost, later] = [
      await world.match({ score: [0, 2] }),
      await world.match({ startsInMs: 1_200_000 }),
    ];
    await member.call(path, slipOn([lost, later]));
    await end(lost);
    await settle();
    expect(await betOf(member)).toMatchObject({ status: 'FAIL', winCash: 0 });
    await end(later);
    await settle();
    expect(await betOf(member)).toMatchObject({ status: 'FAIL', winCash: 0 });
  });

  test('a won leg alone decides nothing', async () => {
    const member = await world.member({ cash });
    const [won, later] = [await world.match(), await world.match({ startsInMs: 1_200_000 })];
    await member.call(path, slipOn([won, later]));
    await end(won);
    await settle();
    const bet = await betOf(member);
    expect(bet.status).toBe('BET');
    expect(bet.legs.map((leg) => leg.result)).toEqual(['win', null]);
  });
});

describe('paid once', () => {
  async function winners(count: number) {
    const match = await world.match();
    const members = await Promise.all(Array.from({ length: count }, () => world.member({ cash })));
    await Promise.all(members.map((member) => member.call(path, slipOn([match]))));
    await end(match);
    return members;
  }

  test('settling again and again pays once', async () => {
    const [member] = await winners(1);
    if (member === undefined) throw new Error('no member');
    await settle();
    await settle();
    await play();
    await settle();
    expect((await world.holdingsOf(member)).cash).toBe(cash + 10_000);
  });

  test('four workers at once pay each of thirty bets once', async () => {
    const members = await winners(30);
    await Promise.all([settle(), settle(), settle(), settle()]);
    for (const member of members) {
      expect((await world.holdingsOf(member)).cash).toBe(cash + 10_000);
      expect(await transfers('win', (await betOf(member)).receiptId)).toHaveLength(1);
    }
  });

  test('a worker that dies after posting and before its commit pays nothing, and the next one pays once', async () => {
    const [member] = await winners(1);
    if (member === undefined) throw new Error('no member');
    const { ledger } = world.services;
    const dying = Object.assign(Object.create(ledger), {
      postIn: async (...given: Parameters<typeof ledger.postIn>) => {
        await ledger.postIn(...given);
        throw new Error('killed');
      },
    });
    await expect(settle({ ...world.services, ledger: dying })).rejects.toThrow('killed');
    expect(await betOf(member)).toMatchObject({ status: 'BET' });
    expect((await world.holdingsOf(member)).cash).toBe(cash - 10_000);
    await settle();
    expect((await world.holdingsOf(member)).cash).toBe(cash + 10_000);
    expect(await transfers('win', (await betOf(member)).receiptId)).toHaveLength(1);
  });

  test('a match ends once, whichever of two workers comes first', async () => {
    const match = await world.match({ score: [2, 2] });
    world.clock.set(new Date(match.endsAtMs).toISOString());
    await Promise.all([play(), play(), play()]);
    const row = await world.database.row(
      'select phase, home_score, away_score, version from event where id = $1',
      [match.eventId],
    );
    expect(row).toEqual({ phase: 'ended', home_score: 2, away_score: 2, version: 2 });
  });
});

describe("a member's bets", () => {
  test('[CL-23] open and settled ones, ten a page, newest first, and no member sees those of others', async () => {
    const member = await world.member({ cash: 500_000 });
    const ended = await world.match();
    await member.call(path, slipOn([ended]));
    await end(ended);
    await settle();
    await world.passTime(0);
    for (let index = 0; index < 10; index += 1) await member.call(path, slipOn([await world.match()]));
    const all = await member.call('/api/bet/sportBetlist', {});
    expect(all.pageInfo).toEqual({ page: 1, count_per_list: 10, total: 11 });
    expect(all.list).toHaveLength(10);
    expect((await member.call('/api/bet/sportBetlist', { state: 'settled' })).list).toHaveLength(1);
    expect((await member.call('/api/bet/sportBetlist', { state: 'open' })).pageInfo.total).toBe(10);
    const summary = await member.call('/api/sport/openBets', {});
    expect(summary.openCount).toBe(10);
    expect(summary.latest).toHaveLength(4);
    expect((await (await world.member()).call('/api/bet/sportBetlist', {})).list).toEqual([]);
  });

  test('the list of every family says what each bet came to', async () => {
    const member = await world.member({ cash });
    const [won, lost, open] = [
      await world.match(),
      await world.match({ score: [0, 1] }),
      await world.match({ startsInMs: 1_200_000 }),
    ];
    await member.call(path, slipOn([won]));
    world.clock.advance(1);
    await member.call(path, slipOn([lost], { stake: 20_000 }));
    world.clock.advance(1);
    await member.call(path, slipOn([open], { stake: 30_000, idempotencyKey: newKey() }));
    await end(won, lost);
    await settle();
    const { list } = await member.call('/api/bet/betlistNew', {});
    expect(
      list.map(({ type, cash: stake, winCash, resultCash }) => [type, stake, winCash, resultCash]),
    ).toEqual([
      ['wait', 30_000, 0, 0],
      ['lose', 20_000, 0, -20_000],
      ['win', 10_000, 20_000, 10_000],
    ]);
    expect((await member.call('/api/bet/betlistNew', { groupKey: 'slot' })).list).toEqual([]);
  });
});
