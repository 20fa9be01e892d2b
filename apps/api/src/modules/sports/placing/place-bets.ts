import { type Tx, together } from '@hanpan/db';
import { flows, type Ledger } from '@hanpan/ledger';
import { combinedOddsMilli } from '@hanpan/money';
import { bookInForce, houseRuleBooks, possibleBonus, siteDate } from '@hanpan/rules';
import type { Clock } from '../../../kernel/clock.ts';
import { decideKeyed, nothing, type Outcomes, type Writes } from '../../../kernel/decide-keyed.ts';
import { fail, isFailure } from '../../../kernel/failure.ts';
import { keepIf } from '../../../kernel/keep-if.ts';
import { need } from '../../../kernel/need.ts';
import { emitToRooms } from '../../../kernel/outbox.ts';
import type { Sealer } from '../../../kernel/sealed.ts';
import { lockMembers } from '../../member/index.ts';
import { type GameFamily, PlayLimits, takeFirsts, takeStakes } from '../../play/index.ts';
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
import type { JudgedSlip, KeyedSlip, PlacedBet, Refusal, Slip } from './slip.ts';
import { possibleWinOf, type TakenBet, takenBet } from './taken-bet.ts';
import { waitOf } from './wait-of.ts';

export interface PlaceBetServices {
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly sealer: Sealer;
  /** Whose open bets count where a member is limited. */
  readonly families: readonly GameFamily[];
}

export type SlipOutcome = PlacedBet | Refusal;
export type SlipOutcomes = Outcomes<Slip, SlipOutcome>;

const sameSlipWithinMs = 5_000;
/** How often a batch is looked at where slips without money keep room from others: it ends, however many those are. */
const mostAttempts = 4;
/** Refusals that another slip's room may be the cause of. */
const ofTheBatch: ReadonlySet<string> = new Set(['B6014', 'X003', 'X004', 'B6015', 'B6016']);

/**
 * Places the slips of a batch, each key once, in one transaction and with a fixed number of statements, some more where one without
 * money keeps room from others: each slip gets
 * the result that it would get if the slips came one after the other. Locks are taken in one order, keys, members,
 * selections, books of events, accounts, and in each of them by id. Whoever writes prices or results locks the event
 * before its selections, and whoever settles locks the bets before the books.
 */
export async function placeBets(
  services: PlaceBetServices,
  tx: Tx,
  slips: readonly KeyedSlip[],
): Promise<SlipOutcome[]> {
  return decideKeyed<KeyedSlip, ReadFacts, 'bet', PlacedBet, Refusal>(
    tx,
    slips,
    { event: 'bet', omit: ['cashAmt', 'version'] },
    {
      read: (items) => readFacts(services, tx, items),
      decide: (claimed, facts, outcomes) => decideSlips(services, tx, { slips: claimed, facts }, outcomes),
    },
  );
}

/** What the slips of a batch are judged by. */
export interface ReadFacts extends SlipFacts {
  /** Members whose earlier bets are being settled. */
  readonly settling: ReadonlySet<number>;
  readonly rooms: PlayLimits;
}

/** Sends what it asks for at once: it may stand behind other statements in `together`. */
export async function readFacts(
  { clock, sealer, families }: PlaceBetServices,
  tx: Tx,
  slips: readonly Slip[],
): Promise<ReadFacts> {
  const memberIds = [...new Set(slips.map((slip) => slip.memberId))];
  const selectionIds = [...new Set(slips.flatMap((slip) => slip.legs.map((leg) => leg.selectionId)))];
  const [members, feedAlive, offered, settling, nowMs] = await together([
    lockMembers(tx, memberIds),
    feedAliveAt(tx),
    offeredSelections(tx, selectionIds),
    settlingMembers(tx, memberIds),
    // After every lock has been waited for: what closed meanwhile is closed.
    clock.ofDatabase(tx),
  ]);
  return {
    nowMs,
    rooms: await PlayLimits.read(tx, families, { stakes: slips, members }, nowMs),
    feedAliveAtMs: feedAlive.getTime(),
    members,
    settling,
    signer: sealer,
    offered: new Map(offered.map((each) => [each.id, each])),
  };
}

/** The same slip twice, by one member. */
function nameOf({ slip, legs }: JudgedSlip): string {
  return `${slip.memberId}:${slip.stake}:${legs.map((leg) => leg.id).join(',')}`;
}

/** B9999: an earlier bet of the member is decided and not paid yet. B6014 the site's loss limit, X003, X004 and X006 its own. */
function refuseNow(slip: Slip, { settling, rooms }: ReadFacts): Refusal | undefined {
  return settling.has(slip.memberId) ? fail('B9999') : rooms.refuse(slip);
}

/**
 * Adds an outcome for every slip, each as if they came one after the other, and returns what is still to be written beside
 * the answers.
 */
export async function decideSlips(
  services: PlaceBetServices,
  tx: Tx,
  { slips, facts }: { readonly slips: readonly Slip[]; readonly facts: ReadFacts },
  outcomes: SlipOutcomes,
): Promise<Writes> {
  const judged: JudgedSlip[] = [];
  for (const slip of slips) {
    const verdict = judgeSlip(slip, facts);
    const refused = isFailure(verdict) ? verdict : refuseNow(slip, facts);
    if (refused !== undefined) outcomes.set(slip, refused);
    else if (!isFailure(verdict)) judged.push(verdict);
  }
  if (judged.length === 0) return nothing;
  const { nowMs, rooms } = facts;
  const bets = onTheirDays(judged, nowMs);
  const [repeated, ids, books] = await together([
    justPlaced(tx, judged, new Date(nowMs - sameSlipWithinMs)),
    nextBetIds(tx, judged.length),
    SlipBooks.lock(tx, [...bets.values()], nowMs),
  ]);
  const take = (firsts: readonly JudgedSlip[]) => {
    const taken = firsts.map((each) => need(bets.get(each), 'the bet of a slip'));
    return takeWithin(services, tx, { bets: taken, ids, books, rooms, nowMs }, outcomes);
  };
  return takeFirsts(judged, outcomes, { nameOf, repeated, take, refusal: fail('B6005') });
}

/** What the slips that are taken are measured against, and numbered with. */
interface Taking {
  readonly bets: readonly TakenBet<Slip>[];
  /** At least one for each. */
  readonly ids: readonly number[];
  readonly books: SlipBooks;
  readonly rooms: PlayLimits;
  readonly nowMs: number;
}

/**
 * Takes the slips that keep within every limit, one after the other, and adds an outcome for each. Whether a slip is funded
 * is known once its stake is posted: where one that is not has kept room from others, all are looked at once more without
 * it.
 */
async function takeWithin(
  services: PlaceBetServices,
  tx: Tx,
  taking: Taking,
  outcomes: SlipOutcomes,
  attempt = 1,
): Promise<Writes> {
  const { bets, ids, books, nowMs } = taking;
  const rooms = taking.rooms.afresh();
  const staked: StakedBet[] = [];
  let lacksRoom = false;
  for (const taken of bets) {
    const { slip } = taken.judged;
    const allowed = books.allowed(taken);
    const beyond = refuseStakeBeyond(taken, allowed);
    const wait = waitOf(taken, { allowed, refused: beyond }, nowMs);
    const refused = rooms.refuse(slip) ?? (wait === undefined ? beyond : undefined);
    if (refused !== undefined) {
      outcomes.set(slip, refused);
      lacksRoom ||= ofTheBatch.has(refused.code);
      continue;
    }
    rooms.take(slip);
    if (wait?.kind !== 'trader') books.reserve(taken);
    staked.push({ taken, wait });
  }
  const mayRepeat = lacksRoom && attempt < mostAttempts;
  const pay = () => post(services, tx, { bets: staked, ids }, new Date(nowMs));
  const areFunded = (paid: readonly FundedBet[]) => paid.length === staked.length;
  const funded = mayRepeat ? await keepIf(tx, pay, areFunded) : await pay();
  if (mayRepeat && !areFunded(funded)) {
    const paid = new Set(funded.map(({ taken }) => taken));
    const unfunded = new Set(staked.map(({ taken }) => taken).filter((taken) => !paid.has(taken)));
    for (const { judged } of unfunded) outcomes.set(judged.slip, fail('B6000'));
    const left = bets.filter((taken) => !unfunded.has(taken));
    const again = { ...taking, bets: left, books: await SlipBooks.lock(tx, left, nowMs) };
    return takeWithin(services, tx, again, outcomes, attempt + 1);
  }
  const placed = new Map(funded.map(({ taken, placed: each }) => [taken, each]));
  for (const { taken } of staked) outcomes.set(taken.judged.slip, placed.get(taken) ?? fail('B6000'));
  if (funded.length === 0) return nothing;
  // What a trader is asked for is in the books once the trader has taken it.
  const entered = funded.filter(({ bet }) => bet.wait?.kind !== 'trader').map(({ taken }) => taken);
  return () => [
    insertBets(
      tx,
      funded.map(({ bet }) => bet),
      new Date(nowMs),
    ),
    ...(entered.length > 0 ? [books.enter(tx, entered)] : []),
    tellTraders(tx, funded),
  ];
}

/** A slip whose stake is taken now; undefined where it needs not wait for anything. */
interface StakedBet {
  readonly taken: TakenBet<Slip>;
  readonly wait: NewWait | undefined;
}

async function tellTraders(tx: Tx, funded: readonly FundedBet[]): Promise<void> {
  const asked = funded.filter(({ bet }) => bet.wait?.kind === 'trader');
  await emitToRooms(
    tx,
    'bigBet',
    asked.map(({ taken, placed }) => ({
      room: `operators:${taken.judged.slip.siteId}` as const,
      payload: { betIdx: placed.bet.betIdx, change: 'new' as const },
    })),
  );
}

/** Each slip as a bet on its site's day. */
function onTheirDays(slips: readonly JudgedSlip[], nowMs: number): Map<JudgedSlip, TakenBet<Slip>> {
  const days = new Map(slips.map(({ slip: { settings } }) => [settings.timeZone, '']));
  for (const timeZone of days.keys()) days.set(timeZone, siteDate(nowMs, timeZone));
  const dayOf = ({ slip }: JudgedSlip) => need(days.get(slip.settings.timeZone), 'the day');
  return new Map(slips.map((judged) => [judged, takenBet(judged, dayOf(judged))]));
}

/** A bet whose stake was taken. */
interface FundedBet {
  readonly taken: TakenBet<Slip>;
  readonly bet: NewBet;
  readonly placed: PlacedBet;
}

/** Takes the stakes; a slip that is missing from the result was not funded. */
async function post(
  { ledger }: PlaceBetServices,
  tx: Tx,
  { bets: staked, ids }: { readonly bets: readonly StakedBet[]; readonly ids: readonly number[] },
  placedAt: Date,
): Promise<FundedBet[]> {
  if (staked.length === 0) return [];
  const bets = staked.map((each, index) => newBet(each, need(ids[index], 'the id of a bet')));
  const stakes = bets.map(({ siteId, memberId, stake, receiptId }) =>
    flows.bet({ holder: { siteId, memberId }, amount: stake }, receiptId),
  );
  const paid = await takeStakes(ledger, tx, stakes);
  return staked.flatMap(({ taken }, index) => {
    const [bet, cash] = [bets[index], paid[index]];
    if (bet === undefined || cash === undefined) return [];
    return [{ taken, bet, placed: { bet: presentNew(bet, placedAt), ...cash } }];
  });
}

/** B-261121-000042: the site's day and the bet's own number. */
function receiptOf(day: string, id: number): string {
  return `B-${day.slice(2).replaceAll('-', '')}-${String(id).padStart(6, '0')}`;
}

function newBet({ taken, wait }: StakedBet, id: number): NewBet {
  const { slip, legs } = taken.judged;
  const { siteId, memberId, address, stake } = slip;
  const { multiLegBonus } = slip.settings;
  const odds = legs.map((leg) => leg.odds_milli);
  return {
    id,
    receiptId: receiptOf(taken.day, id),
    siteId,
    memberId,
    address,
    stake,
    totalOddsMilli: combinedOddsMilli(odds),
    possibleWin: possibleWinOf(stake, odds, multiLegBonus),
    bonus: possibleBonus(multiLegBonus, odds) > 0 ? multiLegBonus : undefined,
    consent: slip.oddsPolicy,
    houseRules: bookInForce(houseRuleBooks).version,
    legs,
    wait,
  };
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
      house_rules: bet.houseRules,
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
