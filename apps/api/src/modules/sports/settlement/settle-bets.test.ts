import { type FlowName, flows } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import type { NewMarket, NewMatch, TestMatch } from '../../../testing/matches.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, type Person } from '../../../testing/world.ts';
import { playEvents } from '../replay/play-events.ts';
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
        throw Object.assign(new Error('killed'), { code: '57P01' });
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

describe('what is given back', () => {
  test.each([
    ['a tie', { score: [2, 1], markets: [handicap(-4)] }, [10_000], []],
    ['half won', { score: [2, 1], markets: [handicap(-3)] }, [5_000], [9_500]],
    ['half lost', { score: [2, 1], markets: [handicap(-5)] }, [5_000], []],
    ['won', { score: [3, 0], markets: [handicap(-4)] }, [], [19_000]],
  ] as [string, NewMatch, number[], number[]][])(
    '%s: a refund is posted as a refund, and only the rest as a win',
    async (_, match, refunds, wins) => {
      const [member, played] = [await world.member({ cash }), await world.match(match)];
      const legs = [{ selectionId: played.selection('AH', 'home'), odds: 1.9 }];
      await member.call(path, slipOn([], { legs }));
      await end(played);
      await settle();
      const { receiptId } = await betOf(member);
      const amounts = async (flow: FlowName) =>
        (await transfers(flow, receiptId)).map((row) => (row as { amount: number }).amount);
      expect([await amounts('void'), await amounts('win')]).toEqual([refunds, wins]);
    },
  );
});

describe('one that cannot be settled', () => {
  const reviewOf = (betId: number) =>
    world.database.row<{ tries: number; resolved: boolean; reason: string }>(
      `select tries, resolved_at is not null as resolved, reason from sports_review where subject = 'bet' and subject_id = $1`,
      [betId],
    );
  const setStake = (betId: number, stake: number) =>
    world.database.run('update bet set stake = $2 where id = $1', [betId, stake]);

  test('goes to the review list, stops no other bet, and is paid once its cause is gone', async () => {
    const match = await world.match();
    const members = await Promise.all(Array.from({ length: 9 }, () => world.member({ cash })));
    for (const member of members) await member.call(path, slipOn([match]));
    const [bad, ...good] = members;
    if (bad === undefined) throw new Error('no member');
    const { betIdx } = await betOf(bad);
    // Twice this is beyond any amount.
    await setStake(betIdx, Number.MAX_SAFE_INTEGER);
    await end(match);
    await settle();
    for (const member of good) expect((await world.holdingsOf(member)).cash).toBe(cash + 10_000);
    expect((await world.holdingsOf(bad)).cash).toBe(cash - 10_000);
    expect(await reviewOf(betIdx)).toMatchObject({ tries: 1, resolved: false });
    expect((await reviewOf(betIdx))?.reason).toContain('not an amount');

    await settle();
    expect(await reviewOf(betIdx)).toMatchObject({ tries: 1 });
    world.clock.advance(60_000);
    await settle();
    expect(await reviewOf(betIdx)).toMatchObject({ tries: 2, resolved: false });
    await setStake(betIdx, 10_000);
    world.clock.advance(120_000);
    await settle();
    expect((await world.holdingsOf(bad)).cash).toBe(cash + 10_000);
    expect(await reviewOf(betIdx)).toMatchObject({ resolved: true });
  });

  test('a payout whose key has been used for something else stops nobody else', async () => {
    const match = await world.match();
    const [bad, good] = [await world.member({ cash }), await world.member({ cash })];
    for (const member of [bad, good]) await member.call(path, slipOn([match]));
    const { receiptId, betIdx } = await betOf(bad);
    const holder = { siteId: world.site.id, memberId: bad.key };
    await world.services.ledger.post(flows.win({ holder, amount: amount(7) }, receiptId));
    await end(match);
    await settle();
    expect((await world.holdingsOf(good)).cash).toBe(cash + 10_000);
    expect(await betOf(bad)).toMatchObject({ status: 'BET' });
    expect((await reviewOf(betIdx))?.reason).toBe('a payout was not posted');
  });

  test('a score that cannot be stops no other match, and is tried again', async () => {
    const [bad, good] = [await world.match(), await world.match()];
    const member = await world.member({ cash });
    await member.call(path, slipOn([good]));
    await world.database.run('update event_script set final_home = -1 where event_id = $1', [bad.eventId]);
    await end(bad, good);
    await settle();
    expect((await world.holdingsOf(member)).cash).toBe(cash + 10_000);
    const row = await world.database.row(
      `select e.settled_at, r.resolved_at
         from event e join sports_review r on r.subject = 'result' and r.subject_id = e.id where e.id = $1`,
      [bad.eventId],
    );
    expect(row).toEqual({ settled_at: null, resolved_at: null });
    await world.database.run('update event_script set final_home = 1 where event_id = $1', [bad.eventId]);
    world.clock.advance(60_000);
    await play();
    expect(
      await world.database.row('select phase, home_score from event where id = $1', [bad.eventId]),
    ).toEqual({ phase: 'ended', home_score: 1 });
  });
});
