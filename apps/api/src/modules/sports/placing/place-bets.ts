import type { Tx } from '@hanpan/db';
import { flows, type Ledger, type Posting } from '@hanpan/ledger';
import { combinedOddsMilli } from '@hanpan/money';
import { possibleBonus, siteDate } from '@hanpan/rules';
import type { Clock } from '../../../kernel/clock.ts';
import { decideKeyed, type Outcomes } from '../../../kernel/decide-keyed.ts';
import { fail, isFailure } from '../../../kernel/failure.ts';
import { need } from '../../../kernel/need.ts';
import { emitToRooms } from '../../../kernel/outbox.ts';
import type { Sealer } from '../../../kernel/sealed.ts';
import { lockMembers } from '../../member/index.ts';
import { refuseLossLimit, takeFirsts } from '../../play/index.ts';
import { presentBet } from '../bets/present-bet.ts';
import { feedAliveAt } from '../board/board-store.ts';
import { SlipBooks } from '../book/slip-books.ts';
import { settlingMembers } from '../settlement/settling-store.ts';
import { judgeSlip, type SlipFacts } from './judge-slip.ts';
import { refuseStakeBeyond } from './judge-stake.ts';
import {
  insertBets,
  justPlaced,
  type NewBet,
  type NewWait,
  nextBetIds,
  offeredSelections,
} from './place-bet-store.ts';
import type { JudgedSlip, PlacedBet, Refusal, Slip } from './slip.ts';
import { possibleWinOf, type TakenBet, takenBet } from './taken-bet.ts';
import { waitOf } from './wait-of.ts';

export interface PlaceBetServices {
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly sealer: Sealer;
}

export type SlipOutcome = PlacedBet | Refusal;
type SlipOutcomes = Outcomes<Slip, SlipOutcome>;

const sameSlipWithinMs = 5_000;

/**
 * Places the slips of a batch, each key once, in one transaction and with a fixed number of statements: each slip gets
 * the result that it would get if the slips came one after the other. Locks are taken in one order, keys, members,
 * selections, books of events, accounts, and in each of them by id. Whoever writes prices or results locks the event
 * before its selections, and whoever settles locks the bets before the books.
 */
export async function placeBets(
  services: PlaceBetServices,
  tx: Tx,
  slips: readonly Slip[],
): Promise<SlipOutcome[]> {
  return decideKeyed<Slip, 'bet', PlacedBet, Refusal>(
    tx,
    slips,
    { event: 'bet', omit: ['cashAmt', 'version'] },
    (claimed, outcomes) => decide(services, tx, claimed, outcomes),
  );
}

interface ReadFacts extends SlipFacts {
  /** Members whose earlier bets are being settled. */
  readonly settling: ReadonlySet<number>;
}

async function readFacts(
  { clock, sealer }: PlaceBetServices,
  tx: Tx,
  slips: readonly Slip[],
): Promise<ReadFacts> {
  const members = await lockMembers(tx, [...new Set(slips.map((slip) => slip.memberId))]);
  const nowMs = clock();
  const feedAlive = await feedAliveAt(tx);
  const offered = await offeredSelections(tx, [
    ...new Set(slips.flatMap((slip) => slip.legs.map((leg) => leg.selectionId))),
  ]);
  return {
    nowMs,
    feedAliveAtMs: feedAlive.getTime(),
    members,
    settling: await settlingMembers(tx, [...members.keys()]),
    signer: sealer,
    offered: new Map(offered.map((each) => [each.id, each])),
  };
}

/** The same slip twice, by one member. */
function nameOf({ slip, legs }: JudgedSlip): string {
  return `${slip.memberId}:${slip.stake}:${legs.map((leg) => leg.id).join(',')}`;
}

/**
 * B9999: an earlier bet of the member is decided and not paid yet. B6014 its loss limit, for which the database is asked
 * only where the site has one.
 */
async function refuseNow(
  tx: Tx,
  { settings, memberId, stake }: Slip,
  { nowMs, settling }: ReadFacts,
): Promise<Refusal | undefined> {
  if (settling.has(memberId)) return fail('B9999');
  return refuseLossLimit(tx, settings, { memberId, stake, atMs: nowMs });
}

/** Adds an outcome for every slip. */
async function decide(
  services: PlaceBetServices,
  tx: Tx,
  slips: readonly Slip[],
  outcomes: SlipOutcomes,
): Promise<void> {
  const facts = await readFacts(services, tx, slips);
  const judged: JudgedSlip[] = [];
  for (const slip of slips) {
    const verdict = judgeSlip(slip, facts);
    const refused = isFailure(verdict) ? verdict : await refuseNow(tx, slip, facts);
    if (refused !== undefined) outcomes.set(slip, refused);
    else if (!isFailure(verdict)) judged.push(verdict);
  }
  if (judged.length === 0) return;
  const repeated = await justPlaced(tx, judged, new Date(facts.nowMs - sameSlipWithinMs));
  const takeAll = (firsts: readonly JudgedSlip[]) => take(services, tx, firsts, facts.nowMs, outcomes);
  await takeFirsts(judged, outcomes, { nameOf, repeated, take: takeAll, refusal: fail('B6005') });
}

/** Takes the slips that keep within every limit, one after the other, and adds an outcome for each. */
async function take(
  services: PlaceBetServices,
  tx: Tx,
  slips: readonly JudgedSlip[],
  nowMs: number,
  outcomes: SlipOutcomes,
): Promise<void> {
  const bets = onTheirDays(slips, nowMs);
  // Before the books are locked, which others wait for.
  const ids = await nextBetIds(tx, slips.length);
  const books = await SlipBooks.lock(tx, bets, nowMs);
  const staked: StakedBet[] = [];
  for (const taken of bets) {
    const allowed = books.allowed(taken);
    const refused = refuseStakeBeyond(taken, allowed);
    const wait = waitOf(taken, { allowed, refused }, nowMs);
    if (refused !== undefined && wait === undefined) {
      outcomes.set(taken.judged.slip, refused);
      continue;
    }
    if (wait?.kind !== 'trader') books.reserve(taken);
    staked.push({ taken, wait });
  }
  const placed = await post(services, tx, { bets: staked, ids }, nowMs);
  for (const { taken } of staked) outcomes.set(taken.judged.slip, placed.get(taken) ?? fail('B6000'));
  const paid = staked.filter(({ taken }) => placed.has(taken));
  // What a trader is asked for is in the books once the trader has taken it.
  const entered = paid.filter(({ wait }) => wait?.kind !== 'trader').map(({ taken }) => taken);
  if (entered.length > 0) await books.enter(tx, entered);
  await tellTraders(tx, paid, placed);
}

/** A slip whose stake is taken now; undefined where it needs not wait for anything. */
interface StakedBet {
  readonly taken: TakenBet<Slip>;
  readonly wait: NewWait | undefined;
}

async function tellTraders(
  tx: Tx,
  paid: readonly StakedBet[],
  placed: ReadonlyMap<TakenBet<Slip>, PlacedBet>,
): Promise<void> {
  const asked = paid.filter(({ wait }) => wait?.kind === 'trader');
  await emitToRooms(
    tx,
    'bigBet',
    asked.map(({ taken }) => ({
      room: `operators:${taken.judged.slip.siteId}` as const,
      payload: { betIdx: need(placed.get(taken), 'a placed bet').bet.betIdx, change: 'new' as const },
    })),
  );
}

function onTheirDays(slips: readonly JudgedSlip[], nowMs: number): TakenBet<Slip>[] {
  const days = new Map(slips.map(({ slip: { settings } }) => [settings.timeZone, '']));
  for (const timeZone of days.keys()) days.set(timeZone, siteDate(nowMs, timeZone));
  return slips.map((judged) => takenBet(judged, need(days.get(judged.slip.settings.timeZone), 'the day')));
}

interface FundedBet {
  readonly taken: TakenBet<Slip>;
  readonly bet: NewBet;
  readonly posting: Posting;
}

/**
 * Takes the stakes and writes the bets whose stake was taken; a slip that is missing from the result was not funded.
 */
async function post(
  services: PlaceBetServices,
  tx: Tx,
  { bets: staked, ids }: { readonly bets: readonly StakedBet[]; readonly ids: readonly number[] },
  nowMs: number,
): Promise<Map<TakenBet<Slip>, PlacedBet>> {
  if (staked.length === 0) return new Map();
  const bets = staked.map((each, index) => newBet(each, need(ids[index], 'the id of a bet')));
  const postings = await services.ledger.postIn(
    tx,
    bets.map(({ siteId, memberId, stake, receiptId }) =>
      flows.bet({ holder: { siteId, memberId }, amount: stake }, receiptId),
    ),
  );
  const funded: FundedBet[] = staked.flatMap(({ taken }, index) => {
    const [bet, posting] = [bets[index], postings[index]];
    return bet !== undefined && posting?.status === 'posted' ? [{ taken, bet, posting }] : [];
  });
  return funded.length === 0 ? new Map() : store(services, tx, funded, new Date(nowMs));
}

/** B-261121-000042: the site's day and the bet's own number. */
function receiptOf(day: string, id: number): string {
  return `B-${day.slice(2).replaceAll('-', '')}-${String(id).padStart(6, '0')}`;
}

function newBet({ taken, wait }: StakedBet, id: number): NewBet {
  const { slip, legs } = taken.judged;
  const { siteId, memberId, stake } = slip;
  const { multiLegBonus } = slip.settings;
  const odds = legs.map((leg) => leg.odds_milli);
  return {
    id,
    receiptId: receiptOf(taken.day, id),
    siteId,
    memberId,
    stake,
    totalOddsMilli: combinedOddsMilli(odds),
    possibleWin: possibleWinOf(stake, odds, multiLegBonus),
    bonus: possibleBonus(multiLegBonus, odds) > 0 ? multiLegBonus : undefined,
    consent: slip.oddsPolicy,
    legs,
    wait,
  };
}

async function store(
  { ledger }: PlaceBetServices,
  tx: Tx,
  funded: readonly FundedBet[],
  placedAt: Date,
): Promise<Map<TakenBet<Slip>, PlacedBet>> {
  const bets = funded.map((each) => each.bet);
  await insertBets(tx, bets, placedAt);
  const pointVersions = await ledger.pointVersions(tx, bets);
  const placed = funded.map(({ bet, posting }): PlacedBet => {
    const { balance, version } = posting.debit;
    return {
      bet: presentNew(bet, placedAt),
      cashAmt: balance,
      version: version + (pointVersions.get(bet.memberId) ?? 0),
    };
  });
  return new Map(funded.map(({ taken }, index) => [taken, placed[index] as PlacedBet]));
}

function presentNew(bet: NewBet, placedAt: Date) {
  return presentBet(
    {
      id: bet.id,
      receipt_id: bet.receiptId,
      status: bet.wait === undefined ? 'BET' : 'WAIT',
      stake: bet.stake,
      total_odds_milli: bet.totalOddsMilli,
      possible_win: bet.possibleWin,
      bonus: bet.bonus ?? null,
      consent: bet.consent,
      wait: bet.wait
        ? { kind: bet.wait.kind, until: bet.wait.until.toISOString(), offeredStake: null }
        : null,
      refusal: null,
      win_amount: null,
      placed_at: placedAt,
      settled_at: null,
      settlements: 0,
      cashed_out_at: null,
    },
    bet.legs,
  );
}
