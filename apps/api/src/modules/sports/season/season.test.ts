import {
  drawStream,
  houseRulesOf,
  kickOffOf,
  type LegOutcome,
  type MarketCode,
  type MatchPlan,
  openMatch,
  playedMatch,
  playTick,
  type Scope,
  type Score,
  type Sport,
  settleByHouseRules,
  sports,
  ticksOf,
} from '@hanpan/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, type Person } from '../../../testing/world.ts';
import { installSportsCatalogue } from '../index.ts';
import { settleBets } from '../settlement/settle-bets.ts';
import { playSeason } from './play-season.ts';
import { scheduleSeason } from './schedule-season.ts';

const speed = 400;
const world = await createWorld({
  change: (services) => ({ ...services, season: { speed, upcoming: 1 } }),
});
await world.database.transaction((tx) => installSportsCatalogue(tx, new Date(world.clock.read())));

interface Match {
  readonly id: number;
  readonly sport: Sport;
  readonly plan: MatchPlan;
  readonly series: string;
  readonly progress: unknown;
  readonly ticks: number;
  readonly phase: string;
  readonly scores: Readonly<Partial<Record<Scope, readonly [number, number, boolean]>>>;
  readonly home_score: number;
  readonly settled_at: Date | null;
  readonly next_tick_at: Date | null;
}

const matches = () =>
  world.database.rows<Match>(
    `select e.id, l.sport, s.plan, s.series, s.progress, s.ticks, e.phase, e.scores, e.home_score, e.settled_at, s.next_tick_at
       from event e join season_match s on s.event_id = e.id join league l on l.id = e.league_id order by e.id`,
  );
const plansBefore = new Map<number, string>();
/** Whether plan and announcement were written by another transaction than the first prices, and before the kick-off. */
const announcedFirst = new Map<number, boolean>();
const winners = new Map<number, { member: Person; receiptId: string }>();
/** The matches are drawn: where a sport knows no draw, a tie gives the stake back. */
const paidAs: Readonly<Record<string, string>> = { win: 'PASS', lose: 'FAIL', void: 'TIE' };

/** A bet on the home side of every match, before it begins. */
async function betOnHome({ id }: Match): Promise<void> {
  const member = await world.member({ cash: 100_000 });
  const { event } = await world.guest().call('/api/sport/event', { eventId: id });
  const market = need(
    event.markets.find(({ kind, scope }) => scope === 'match' && (kind === 'WDL' || kind === 'WL')),
    'main market',
  );
  const home = need(
    market.selections.find(({ pick }) => pick === 'home'),
    'home',
  );
  const legs = [{ selectionId: home.selectionId, odds: home.odds }];
  const { bet } = await member.call('/api/bet/betProc', slipOn([], { stake: 10_000, legs }));
  winners.set(id, { member, receiptId: bet.receiptId });
}

beforeAll(async () => {
  await scheduleSeason(world.services, 100);
  const order = await world.database.rows<{ id: number; isFirst: boolean }>(
    `select e.id, bool_and(m.xmin <> n.xmin and m.xmin <> d.xmin and d.announced_at < e.starts_at) as "isFirst"
       from event e join season_match n on n.event_id = e.id join draw_series d on d.series = n.series
       join market m on m.event_id = e.id group by e.id`,
  );
  for (const { id, isFirst } of order) announcedFirst.set(id, isFirst);
  for (const match of await matches()) {
    plansBefore.set(match.id, JSON.stringify(match.plan));
    await betOnHome(match);
  }
  for (let step = 0; step < 60; step += 1) {
    if ((await matches()).every(({ settled_at: at }) => at !== null)) break;
    await world.passTime(2_000);
    await playSeason(world.services, 100);
  }
  await settleBets(world.services, 200);
}, 120_000);

const matchOf = async (sport: Sport): Promise<Match> =>
  need(
    (await matches()).find((match) => match.sport === sport),
    sport,
  );

/** The whole match from its published plan and the revealed values of its draws, with the public rules alone. */
async function replayed({ plan, series, sport, ticks }: Match) {
  const outcomes = await world.database.rows<{ draw: number; chain_value: Buffer; salt: Buffer }>(
    'select draw, chain_value, salt from draw_outcome where series = $1',
    [series],
  );
  const revealed = new Map(outcomes.map((outcome) => [outcome.draw, outcome]));
  const model = openMatch(plan);
  let progress = kickOffOf(model);
  const incidents: unknown[] = [];
  for (let tick = 1; progress.dueSeconds !== null; tick += 1) {
    const found = revealed.get(tick);
    const numbers =
      found === undefined
        ? { below: () => expect.fail(`tick ${tick} needs a draw that is not revealed`) }
        : drawStream({
            chainValue: found.chain_value,
            salt: found.salt,
            game: sport,
            round: `${series}/${tick}`,
          });
    const played = playTick(model, progress, numbers, { tick, ticks });
    progress = played.progress;
    incidents.push(...played.incidents);
  }
  return { model, progress, incidents };
}

describe.each(sports)('a whole match of %s', (sport) => {
  test('[BET-13] is what its plan and its revealed draws give anybody', async () => {
    const match = await matchOf(sport);
    expect(match).toMatchObject({ phase: 'ended', next_tick_at: null, ticks: ticksOf(match.plan.format) });
    const { model, progress, incidents } = await replayed(match);
    expect(match.progress).toEqual(progress);
    const scores = model.scores(progress.state);
    expect(match.scores).toEqual(
      Object.fromEntries(
        Object.entries(scores).map(([scope, { score }]) => [scope, [score.home, score.away, true]]),
      ),
    );
    expect(match.home_score).toBe(scores.match?.score.home);
    const kept = await world.database.rows('select 1 from event_incident where event_id = $1', [match.id]);
    expect(kept).toHaveLength(incidents.length);
  });

  test('[BET-8] settles every selection by the scopes that were played', async () => {
    const { id, scores } = await matchOf(sport);
    const record = playedMatch(
      Object.fromEntries(
        Object.entries(scores).map(([scope, [home, away]]): [string, Score] => [scope, { home, away }]),
      ),
    );
    const selections = await world.database.rows<{
      market: MarketCode;
      scope: Scope;
      lineQuarters: number | null;
      selection: string;
      result: LegOutcome;
      status: string;
    }>(
      `select m.kind as market, m.scope, m.line_quarters as "lineQuarters", s.pick as selection, s.result, m.status
         from market m join selection s on s.market_id = m.id where m.event_id = $1`,
      [id],
    );
    expect(selections.length).toBeGreaterThan(3);
    for (const { result, status, ...pick } of selections) {
      const settled = settleByHouseRules(pick, record, houseRulesOf(sport));
      expect(result, JSON.stringify(pick)).toBe(settled?.leg.result ?? 'void');
      expect(status).toBe('settled');
    }
  });

  test('[BET-13] pays its bets once, each bound to the announcement that was public before its price', async () => {
    const { id, series, plan } = await matchOf(sport);
    expect(JSON.stringify(plan)).toBe(plansBefore.get(id));
    const { member, receiptId } = need(winners.get(id), 'bet');
    const bet = await world.database.row<{ status: string; win: number; result: string; isBound: boolean }>(
      `select b.status, b.win_amount as win, l.result, l.announcement = d.hash as "isBound"
         from bet b join bet_leg l on l.bet_id = b.id join draw_series d on d.series = $2 where b.receipt_id = $1`,
      [receiptId, series],
    );
    expect(bet?.isBound).toBe(true);
    expect(bet?.status).toBe(paidAs[need(bet, 'bet').result]);
    const { cash } = await world.holdingsOf(member);
    expect(cash).toBe(90_000 + need(bet, 'bet').win);
    expect(announcedFirst.get(id)).toBe(true);
  });
});

test('[BET-13] anybody finds the match that an announcement decides, by its hash alone', async () => {
  const soccer = await matchOf('soccer');
  const row = await world.database.row<{ digest: string }>(
    "select encode(hash, 'hex') as digest from draw_series where series = $1",
    [soccer.series],
  );
  const { digest } = need(row, 'announcement');
  const { event } = await world.guest().call('/api/sport/event', { eventId: soccer.id });
  const { list } = await world.guest().call('/api/sport/sealed', { digests: [digest, '0'.repeat(64)] });
  expect(list).toMatchObject([
    { digest, eventId: soccer.id, home: event.home, away: event.away, startsAt: event.startsAt },
  ]);
  expect((await world.guest().call('/api/sport/sealed', { digests: [] })).list).toEqual([]);
});

test('the desk is told what a clock runs down from, as members are', async () => {
  const operator = await world.operator();
  const lengths: (number | null)[] = [];
  for (const { id: eventId } of await matches()) {
    const { event } = await world.guest().call('/api/sport/event', { eventId });
    const desk = await operator.call('/api/console/sports/event', { eventId });
    expect(desk.event.periodSeconds).toBe(event.periodSeconds);
    lengths.push(event.periodSeconds);
  }
  expect(lengths).toContain(null);
  expect(lengths.some((length) => length !== null)).toBe(true);
});
