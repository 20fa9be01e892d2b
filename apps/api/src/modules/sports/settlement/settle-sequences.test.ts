import type { Tx } from '@hanpan/db';
import { oddsFromDecimal } from '@hanpan/money';
import {
  type BetLeg,
  type CancelWindow,
  deadHeat,
  type LegResult,
  legCode,
  marketResolution,
  playedMatch,
  type ResolutionMessage,
  resolvedLeg,
  settleBet,
} from '@hanpan/rules';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { TestMatch } from '../../../testing/matches.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createStormyWorld, throughStorms } from '../../../testing/stormy-world.ts';
import { newKey, type Person } from '../../../testing/world.ts';
import { booksByLegs, countedBooks } from '../book/books.fixture.ts';
import { hearFeedResults } from './hear-feed-results.ts';
import { rollbackSettlement, settleMarket, unvoidMarket, voidMarket } from './operator-corrections.ts';
import { hasPass } from './pass-store.ts';
import { previewCorrection } from './preview-correction.ts';
import { finishPasses } from './settle-bets.ts';
import { settleScopes } from './settle-scopes.ts';

/** More of them at will: SETTLE_SEQUENCES=1000. */
const sequences = Number(process.env.SETTLE_SEQUENCES ?? 60);

const stormy = await createStormyWorld();
const { world, persist } = stormy;
const { services, database } = world;
await world.changeSite(world.site, { cashOut: { isOn: true, marginBasisPoints: 500 } });
const cash = 10_000_000;
const by = { operatorId: null, reason: 'test' };
const placedFirstMs = services.clock();

type Pick = 'home' | 'draw' | 'away';
/** Instants of the bets and of the bounds of windows, in seconds after the first one. */
const windows: readonly CancelWindow[] = [
  { startsAtMs: null, endsAtMs: null },
  { startsAtMs: placedFirstMs + 10_000, endsAtMs: null },
  { startsAtMs: null, endsAtMs: placedFirstMs + 10_000 },
  { startsAtMs: placedFirstMs + 5_000, endsAtMs: placedFirstMs + 25_000 },
];

type Step =
  | { readonly kind: 'settle'; readonly home: LegResult; readonly away: LegResult }
  | { readonly kind: 'void' | 'unvoid'; readonly window: CancelWindow }
  | { readonly kind: 'rollback' }
  | { readonly kind: 'match'; readonly home: number; readonly away: number }
  /** A feed says it, out of its order. */
  | { readonly kind: 'feed'; readonly message: ResolutionMessage }
  /** Its member sells a bet, where the house buys it now. */
  | { readonly kind: 'sell'; readonly bet: number }
  | { readonly kind: 'pass' }
  /** A worker that dies with everything done and nothing committed. */
  | { readonly kind: 'crash' };

const outcome = fc.constantFrom<LegResult>(
  { result: 'win' },
  { result: 'lose' },
  { result: 'void' },
  { result: 'half-win' },
  { result: 'half-lose' },
  deadHeat(1, 2),
  deadHeat(2, 3),
);
const window = fc.constantFrom(...windows);
const saidAtMs = fc.integer({ min: -5_000, max: 5_000 }).map((ms) => placedFirstMs + ms);
const message = fc.oneof<fc.Arbitrary<ResolutionMessage>[]>(
  fc.record({
    kind: fc.constant('settlement' as const),
    saidAtMs,
    certainty: fc.constantFrom('scouted' as const, 'confirmed' as const),
    results: fc.record({ home: outcome, draw: outcome, away: fc.option(outcome, { nil: undefined }) }),
  }),
  fc.record({ kind: fc.constant('cancel' as const), saidAtMs, window }),
  fc.record({ kind: fc.constant('rollback-cancel' as const), saidAtMs, window }),
  fc.record({
    kind: fc.constant('rollback-settlement' as const),
    saidAtMs,
    selections: fc.constantFrom<readonly string[] | 'all'>('all', ['home'], ['away', 'draw']),
  }),
);
const step = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.record({ kind: fc.constant('settle' as const), home: outcome, away: outcome }),
  fc.record({ kind: fc.constantFrom('void' as const, 'unvoid' as const), window }),
  fc.record({ kind: fc.constant('rollback' as const) }),
  fc.record({ kind: fc.constant('match' as const), home: fc.nat({ max: 3 }), away: fc.nat({ max: 3 }) }),
  fc.record({ kind: fc.constant('feed' as const), message }),
  fc.record({ kind: fc.constant('sell' as const), bet: fc.nat({ max: 4 }) }),
  fc.record({ kind: fc.constant('pass' as const) }),
  fc.record({ kind: fc.constant('crash' as const) }),
);

interface PlacedBet {
  readonly id: number;
  readonly stake: number;
  readonly pick: Pick;
  readonly placedAtMs: number;
  readonly isCombination: boolean;
}

const odds = { home: 2, draw: 3.4, away: 3.6 };
const bets: readonly (readonly [pick: Pick, secondsLater: number, isCombination: boolean])[] = [
  ['home', 0, false],
  ['home', 10, false],
  ['away', 20, false],
  ['away', 30, true],
  ['draw', 5, false],
];

/** Bets of one member at different instants on one match, one of them together with a match that was won. */
async function place(member: Person, match: TestMatch, won: TestMatch): Promise<PlacedBet[]> {
  const placed: PlacedBet[] = [];
  for (const [index, [pick, seconds, isCombination]] of bets.entries()) {
    const stake = 10_001 + index;
    const legs = [
      { selectionId: match.selection('WDL', pick), odds: odds[pick] },
      ...(isCombination ? [{ selectionId: won.selection('WDL', 'home'), odds: 2 }] : []),
    ];
    const { bet } = await member.call('/api/bet/betProc', slipOn([], { stake, legs }));
    const placedAtMs = placedFirstMs + seconds * 1000;
    await database.run('update bet set placed_at = $2 where id = $1', [bet.betIdx, new Date(placedAtMs)]);
    placed.push({ id: bet.betIdx, stake, pick, placedAtMs, isCombination });
  }
  return placed;
}

/** What was said, as the rules hear it: the reducer alone then says what every bet is due. */
class Heard {
  readonly messages: ResolutionMessage[] = [];
  /** What was paid for bets that were sold. */
  readonly sold = new Map<number, number>();
  #hasMatchSpoken = false;

  /** What we say ourselves is said now, or just after what was said last. */
  sayNow(said: (saidAtMs: number) => ResolutionMessage): void {
    const last = Math.max(0, ...this.messages.map((each) => each.saidAtMs));
    this.messages.push(said(last < services.clock() ? services.clock() : last + 1));
  }

  /** The match says it once. */
  match(home: number, away: number): void {
    if (this.#hasMatchSpoken) return;
    this.#hasMatchSpoken = true;
    const leader = home === away ? 'draw' : home > away ? 'home' : 'away';
    const resultOf = (pick: Pick): LegResult => ({ result: pick === leader ? 'win' : 'lose' });
    const results = { home: resultOf('home'), draw: resultOf('draw'), away: resultOf('away') };
    this.sayNow((saidAtMs) => ({ kind: 'settlement', saidAtMs, certainty: 'scouted', results }));
  }

  due(bet: PlacedBet): { readonly betStatus: string; readonly payoutAmount: number } {
    const paid = this.sold.get(bet.id);
    if (paid !== undefined)
      return {
        betStatus: paid === bet.stake ? 'TIE' : paid > bet.stake ? 'PASS' : 'FAIL',
        payoutAmount: paid,
      };
    const state = marketResolution(this.messages);
    const result = resolvedLeg(state, { selection: bet.pick, placedAtMs: bet.placedAtMs });
    const legs: BetLeg[] = [{ oddsMilli: oddsFromDecimal(odds[bet.pick]), result }];
    if (bet.isCombination) legs.push({ oddsMilli: oddsFromDecimal(2), result: { result: 'win' } });
    return settleBet(bet.stake as Parameters<typeof settleBet>[0], legs);
  }
}

interface Scene {
  readonly member: Person;
  readonly placed: readonly PlacedBet[];
  readonly match: TestMatch;
  readonly marketId: number;
  readonly heard: Heard;
}

/** What an operator or a feed says is one transaction; whoever says it says it again where it was not answered. */
const inOne = (work: (tx: Tx) => Promise<unknown>) => persist(() => inTransaction(database, work));

async function take({ match, marketId, heard, ...scene }: Scene, next: Step): Promise<void> {
  const at = services.clock.date();
  const market = { eventId: match.eventId, marketId };
  switch (next.kind) {
    case 'settle': {
      const results = { home: legCode(next.home), draw: 'lose' as const, away: legCode(next.away) };
      heard.sayNow((saidAtMs) => ({
        kind: 'settlement',
        saidAtMs,
        certainty: 'confirmed',
        results: { home: next.home, draw: { result: 'lose' }, away: next.away },
      }));
      await inOne((tx) => settleMarket(tx, { ...market, results }, by, at));
      break;
    }
    case 'void':
      heard.sayNow((said) => ({ kind: 'cancel', saidAtMs: said, window: next.window }));
      await inOne((tx) => voidMarket(tx, { ...market, window: next.window }, by, at));
      break;
    case 'unvoid':
      heard.sayNow((said) => ({ kind: 'rollback-cancel', saidAtMs: said, window: next.window }));
      await inOne((tx) => unvoidMarket(tx, { ...market, window: next.window }, by, at));
      break;
    case 'rollback':
      heard.sayNow((said) => ({ kind: 'rollback-settlement', saidAtMs: said, selections: 'all' }));
      await inOne((tx) => rollbackSettlement(tx, market, by, at));
      break;
    case 'match':
      heard.match(next.home, next.away);
      await inOne((tx) =>
        settleScopes(tx, match.eventId, playedMatch({ match: { home: next.home, away: next.away } }), at),
      );
      break;
    case 'feed':
      heard.messages.push(next.message);
      await inOne((tx) => hearFeedResults(tx, match.eventId, [{ marketId, message: next.message }], at));
      break;
    case 'sell':
      await sell(scene, heard, next.bet);
      break;
    case 'pass':
      await persist(() => finishPasses(services, 2));
      break;
    case 'crash':
      await crash();
  }
}

async function sell(
  { member, placed }: Omit<Scene, 'match' | 'marketId' | 'heard'>,
  heard: Heard,
  index: number,
): Promise<void> {
  const betIdx = need(placed[index], 'a bet').id;
  const { list } = await member.call('/api/bet/cashOutQuote', { bets: [betIdx] });
  const quotedAmount = list[0]?.amount ?? null;
  if (quotedAmount === null) return;
  await member.call('/api/bet/cashOut', { betIdx, quotedAmount, idempotencyKey: newKey() });
  heard.sold.set(betIdx, quotedAmount);
}

async function crash(): Promise<void> {
  const dying = {
    ...services,
    database: {
      ...database,
      transaction: <T>(work: (tx: Parameters<Parameters<typeof database.transaction>[0]>[0]) => Promise<T>) =>
        database.transaction(async (tx) => {
          await work(tx);
          throw new Error('the worker died');
        }),
    },
  } as typeof services;
  // Where nothing is to be done nothing is begun, and there is nothing to die in.
  const isBegun = await hasPass(database);
  const run = finishPasses(dying, 2);
  await (isBegun ? expect(run).rejects.toThrow('the worker died') : run);
}

async function marketOf(match: TestMatch): Promise<number> {
  const row = await database.row<{ id: number }>('select id from market where event_id = $1', [
    match.eventId,
  ]);
  return need(row?.id, 'the market');
}

/** A rollback is previewed to the unit: what it then moves is what was said before. */
async function rollBackAsPreviewed(member: Person, eventId: number, marketId: number): Promise<number> {
  const before = (await world.holdingsOf(member)).cash;
  const preview = await previewCorrection(database, { kind: 'rollback', eventId, marketId });
  const [site] = preview.sites;
  const credit = (site?.creditAmount ?? 0) - (site?.debitAmount ?? 0);
  await database.transaction((tx) =>
    rollbackSettlement(tx, { eventId, marketId }, by, services.clock.date()),
  );
  await persist(() => finishPasses(services, 2));
  expect((await world.holdingsOf(member)).cash - before).toBe(credit);
  return credit;
}

const manySteps = fc.array(step, { minLength: 1, maxLength: 9 });
let member: Person;
let expected = cash;
beforeAll(async () => {
  member = await world.member({ cash });
});

async function expectDue(steps: readonly Step[]): Promise<void> {
  const [match, won] = [await world.match(), await world.match({ score: [1, 0] })];
  const placed = await place(member, match, won);
  await database.transaction((tx) =>
    settleScopes(tx, won.eventId, playedMatch({ match: { home: 1, away: 0 } }), services.clock.date()),
  );
  const marketId = await marketOf(match);
  const heard = new Heard();
  for (const each of steps) await take({ member, placed, match, marketId, heard }, each);
  await persist(() => finishPasses(services, 2));
  const rows = await database.rows<{ id: number; status: string; win: number | null }>(
    'select id, status, win_amount as win from bet where id = any($1) order by id',
    [placed.map(({ id }) => id)],
  );
  const due = placed.map((bet) => {
    const { betStatus, payoutAmount } = heard.due(bet);
    const isOpen = betStatus === 'WAIT';
    return { id: bet.id, status: isOpen ? 'BET' : betStatus, win: isOpen ? null : payoutAmount };
  });
  expect(rows).toEqual(due);
  const paid = due.reduce((sum, { win }) => sum + (win ?? 0), 0);
  expected += paid - placed.reduce((sum, { stake }) => sum + stake, 0);
  expect((await world.holdingsOf(member)).cash).toBe(expected);
  expected += await rollBackAsPreviewed(member, match.eventId, marketId);
  expect(await countedBooks(database)).toEqual(await booksByLegs(database));
}

test('[BET-8] whatever is said, taken back, voided and sold, in any order, with crashes in between, every bet ends at what the rules say, and has moved that much money', async () => {
  await fc.assert(fc.asyncProperty(manySteps, expectDue), { numRuns: sequences, endOnFailure: true });
}, 600_000);

test('[REL-14] the same where anything breaks between two statements of a bet, a sale, a result or a settlement', {
  timeout: 3_600_000,
}, async () => {
  await throughStorms(stormy, 1, manySteps, expectDue);
});
