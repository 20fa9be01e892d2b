import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changePrice, goLive, setMarkets } from '../../../../testing/live-bets.ts';
import type { TestMatch } from '../../../../testing/matches.ts';
import { slipOn } from '../../../../testing/slips.ts';
import { createStormyWorld, throughStorms } from '../../../../testing/stormy-world.ts';
import { booksByLegs, countedBooks } from '../../book/books.fixture.ts';
import { settleBets } from '../../settlement/settle-bets.ts';
import { decideDue } from './decide-due.ts';

const stormy = await createStormyWorld();
const { world, persist } = stormy;
const { database, services } = world;
const startCash = 1_000_000;
const matchCount = 3;

const match = fc.nat(matchCount - 1);
const act = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('bet' as const),
      member: fc.nat(1),
      matches: fc.uniqueArray(match, { minLength: 1, maxLength: 2 }),
      oddsPolicy: fc.constantFrom('review' as const, 'higher' as const, 'all' as const),
      stake: fc.integer({ min: 1_000, max: 60_000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('price' as const),
      match,
      odds: fc.integer({ min: 1_500, max: 3_000 }),
    }),
  },
  fc.record({ act: fc.constant('market' as const), match, status: fc.constantFrom('open', 'suspended') }),
  fc.record({ act: fc.constant('goal' as const), match }),
  fc.record({
    act: fc.constant('result' as const),
    match,
    result: fc.constantFrom('win', 'lose', 'void', 'half-win'),
  }),
  fc.record({ act: fc.constant('lock' as const), member: fc.nat(1), isLocked: fc.boolean() }),
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('time' as const), ms: fc.constantFrom(1_000, 5_000, 10_000) }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer Each> ? Each : never;

interface Stage {
  readonly members: readonly Awaited<ReturnType<typeof world.member>>[];
  readonly matches: readonly TestMatch[];
  readonly goals: number[];
  /** By the id of a bet: what its member consented to. */
  readonly consents: Map<number, { readonly policy: string; readonly odds: readonly number[] }>;
}

async function openStage(): Promise<Stage> {
  const site = await world.addSite({ liability: { eventAmount: 150_000, memberDayAmount: 400_000 } });
  const members = await Promise.all([1, 2].map(() => world.member({ site, cash: startCash })));
  const matches = await Promise.all(Array.from({ length: matchCount }, () => world.match({ startsInMs: 0 })));
  for (const each of matches) await goLive(world, each);
  return { members, matches, goals: matches.map(() => 0), consents: new Map() };
}

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index];
  if (item === undefined) throw new Error(`nothing stands at ${index}`);
  return item;
};
const homeOf = (each: TestMatch) => each.selection('WDL', 'home');

async function bet(stage: Stage, { member, matches, oddsPolicy, stake }: Extract<Act, { act: 'bet' }>) {
  const prices = await database.rows<{ id: number; odds_milli: number }>(
    'select id, odds_milli from selection where id = any($1) order by id',
    [matches.map((index) => homeOf(at(stage.matches, index)))],
  );
  const legs = prices.map(({ id, odds_milli }) => ({ selectionId: id, odds: odds_milli / 1000 }));
  const { data } = await at(stage.members, member).ask(
    '/api/bet/betProc',
    slipOn([], { legs, stake, oddsPolicy }),
  );
  const odds = prices.map((price) => price.odds_milli);
  if (data !== null) stage.consents.set(data.bet.betIdx, { policy: oddsPolicy, odds });
}

async function result(each: TestMatch, how: string): Promise<void> {
  const set = 'update selection set result = $2 where id = $1 and result is null';
  if ((await database.run(set, [homeOf(each), how])) === 0) return;
  await database.run('insert into settlement_pass (event_id, requested_at) values ($1, $2)', [
    each.eventId,
    services.clock.date(),
  ]);
  await persist(() => settleBets(services, 100));
}

async function perform(stage: Stage, step: Act): Promise<void> {
  if (step.act === 'bet') return bet(stage, step);
  if (step.act === 'lock') {
    const status = step.isLocked ? 'suspended' : 'active';
    await world.setMember(at(stage.members, step.member), `status = '${status}'`);
    return;
  }
  if (step.act === 'time') {
    await world.passTime(step.ms);
    await Promise.all([2, 3].map((limit) => persist(() => decideDue(services, limit))));
    return;
  }
  const each = at(stage.matches, step.match);
  if (step.act === 'price') return changePrice(world, homeOf(each), step.odds);
  if (step.act === 'market') return setMarkets(world, each, step.status);
  if (step.act === 'result') return result(each, step.result);
  const goals = at(stage.goals, step.match) + 1;
  stage.goals[step.match] = goals;
  return goLive(world, each, [goals, 0]);
}

interface Decided {
  readonly id: number;
  readonly member_id: number;
  readonly status: string;
  readonly stake: number;
  readonly win_amount: number | null;
  readonly odds: readonly number[];
  readonly postings: number;
}

async function expectSound({ members, consents }: Stage): Promise<void> {
  const bets = await database.rows<Decided>(
    `select b.id, b.member_id, b.status, b.stake, b.win_amount,
            (select array_agg(l.odds_milli order by l.selection_id) from bet_leg l where l.bet_id = b.id) as odds,
            (select count(*) from ledger_transfer t where t.reference = 'bet:' || b.receipt_id and t.flow = 'void')::int as postings
       from bet b where b.member_id = any($1)`,
    [members.map(({ key }) => key)],
  );
  expect(bets).toHaveLength(consents.size);
  for (const each of bets) {
    const consent = consents.get(each.id);
    expect(each.postings).toBeLessThanOrEqual(1);
    expect(each.status).not.toBe('WAIT');
    if (each.status === 'CANCEL') expect(each.win_amount).toBe(each.stake);
    else if (consent?.policy === 'review') expect(each.odds).toEqual(consent.odds);
    else if (consent?.policy === 'higher')
      for (const [leg, odds] of each.odds.entries())
        expect(odds).toBeGreaterThanOrEqual(at(consent.odds, leg));
  }
  for (const { key } of members) {
    const own = bets.filter((each) => each.member_id === key);
    const spent = own.reduce((sum, each) => sum + each.stake - (each.win_amount ?? 0), 0);
    const { cash } = await services.ledger.holdings(database, { siteId: await siteOf(key), memberId: key });
    expect(cash).toBe(startCash - spent);
  }
  expect(await countedBooks(database)).toEqual(await booksByLegs(database));
  const wins = await database.row<{ least: number }>('select min(win) as least from member_event_book');
  expect(wins?.least ?? 0).toBeGreaterThanOrEqual(0);
}

async function siteOf(memberId: number): Promise<number> {
  const row = await database.row<{ site_id: number }>('select site_id from member where id = $1', [memberId]);
  return row?.site_id ?? 0;
}

const manyActs = fc.array(act, { minLength: 5, maxLength: 25 });

async function expectDecided(acts: readonly Act[]): Promise<void> {
  const stage = await openStage();
  for (const step of acts) await perform(stage, step);
  for (const member of stage.members) await world.setMember(member, "status = 'active'");
  await world.passTime(60_000);
  await Promise.all([1, 2, 3].map(() => persist(() => decideDue(services, 2))));
  await expectSound(stage);
}

test('whatever happens while bets wait, each is decided once, at no price worse than consented, and no money is lost', async () => {
  await fc.assert(fc.asyncProperty(manyActs, expectDecided), { numRuns: 30 });
}, 120_000);

test('[REL-14] the same where anything breaks between two statements of a bet, a decision or a settlement', {
  timeout: 3_600_000,
}, async () => {
  await throughStorms(stormy, 1, manyActs, expectDecided);
});
