import type { Tx } from '@hanpan/db';
import { flows, type Ledger, type Posting } from '@hanpan/ledger';
import { combinationPayout, combinedOddsMilli } from '@hanpan/money';
import { siteDate } from '@hanpan/rules';
import type { Clock } from '../../kernel/clock.ts';
import { fail, isFailure } from '../../kernel/failure.ts';
import { claimKeys, storeOutcomes } from '../../kernel/idempotency.ts';
import { need } from '../../kernel/need.ts';
import { lockMembers } from '../member/index.ts';
import { refuseLossLimit } from '../play/index.ts';
import { feedAliveAt } from './board-store.ts';
import { judgeSlip, type SlipFacts } from './judge-slip.ts';
import { insertBets, justPlaced, type NewBet, nextBetIds, offeredSelections } from './place-bet-store.ts';
import { presentBet } from './present-bet.ts';
import type { JudgedSlip, PlacedBet, Refusal, Slip } from './slip.ts';

export interface PlaceBetServices {
  readonly ledger: Ledger;
  readonly clock: Clock;
}

export type SlipOutcome = PlacedBet | Refusal;

const sameSlipWithinMs = 5_000;

/**
 * Places the slips of a batch, each key once, in one transaction and with a fixed number of statements: each slip gets
 * the result that it would get if the slips came one after the other. Locks are taken in one order, keys, members,
 * selections, accounts, and in each of them by id.
 */
export async function placeBets(
  services: PlaceBetServices,
  tx: Tx,
  slips: readonly Slip[],
): Promise<SlipOutcome[]> {
  const claims = await claimKeys<PlacedBet>(
    tx,
    slips.map((slip) => slip.request),
  );
  const outcomes = new Map<Slip, SlipOutcome>();
  for (const [index, slip] of slips.entries()) {
    const claim = claims[index];
    if (isFailure(claim)) outcomes.set(slip, claim);
    else if (typeof claim === 'object') outcomes.set(slip, claim.answer);
  }
  const claimed = slips.filter((slip) => !outcomes.has(slip));
  if (claimed.length > 0) {
    await decide(services, tx, claimed, outcomes);
    await storeOutcomes<'bet', PlacedBet>(
      tx,
      claimed.map((slip) => ({
        request: slip.request,
        room: `member:${slip.memberId}`,
        answer: outcomeOf(outcomes, slip),
      })),
      { event: 'bet', omit: ['cashAmt', 'version'] },
    );
  }
  return slips.map((slip) => outcomeOf(outcomes, slip));
}

function outcomeOf(outcomes: ReadonlyMap<Slip, SlipOutcome>, slip: Slip): SlipOutcome {
  return need(outcomes.get(slip), 'the outcome of a slip');
}

async function readFacts({ clock }: PlaceBetServices, tx: Tx, slips: readonly Slip[]): Promise<SlipFacts> {
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
    offered: new Map(offered.map((each) => [each.id, each])),
  };
}

/** The same slip twice, by one member. */
function nameOf({ slip, legs }: JudgedSlip): string {
  return `${slip.memberId}:${slip.stake}:${legs.map((leg) => leg.id).join(',')}`;
}

/** Asks the database only for sites that have such a limit. */
function refuseLoss(tx: Tx, { settings, memberId, stake }: Slip, atMs: number) {
  return refuseLossLimit(tx, settings, { memberId, stake, atMs });
}

/** Adds an outcome for every slip. */
async function decide(
  services: PlaceBetServices,
  tx: Tx,
  slips: readonly Slip[],
  outcomes: Map<Slip, SlipOutcome>,
): Promise<void> {
  const facts = await readFacts(services, tx, slips);
  const judged: JudgedSlip[] = [];
  for (const slip of slips) {
    const verdict = judgeSlip(slip, facts);
    const refused = isFailure(verdict) ? verdict : await refuseLoss(tx, slip, facts.nowMs);
    if (refused !== undefined) outcomes.set(slip, refused);
    else if (!isFailure(verdict)) judged.push(verdict);
  }
  if (judged.length > 0) await accept(services, tx, judged, facts.nowMs, outcomes);
}

/**
 * Of the same slip twice in a batch only the first is posted. Where its stake is taken the second is a repetition;
 * where it is not, the second stake would not be either, because within a batch balances only fall.
 */
async function accept(
  services: PlaceBetServices,
  tx: Tx,
  judged: readonly JudgedSlip[],
  nowMs: number,
  outcomes: Map<Slip, SlipOutcome>,
): Promise<void> {
  const repeated = await justPlaced(tx, judged, new Date(nowMs - sameSlipWithinMs));
  const firsts = new Map<string, JudgedSlip>();
  for (const [index, each] of judged.entries()) {
    if (repeated.has(index)) outcomes.set(each.slip, fail('B6005'));
    else if (!firsts.has(nameOf(each))) firsts.set(nameOf(each), each);
  }
  const placed = await post(services, tx, [...firsts.values()], nowMs);
  for (const each of judged) {
    if (outcomes.has(each.slip)) continue;
    const first = firsts.get(nameOf(each));
    const bet = first === undefined ? undefined : placed.get(first);
    if (bet === undefined) outcomes.set(each.slip, fail('B6000'));
    else outcomes.set(each.slip, first === each ? bet : fail('B6005'));
  }
}

interface FundedBet {
  readonly judged: JudgedSlip;
  readonly bet: NewBet;
  readonly posting: Posting;
}

/**
 * Takes the stakes and writes the bets whose stake was taken; a slip that is missing from the result was not funded.
 */
async function post(
  services: PlaceBetServices,
  tx: Tx,
  judged: readonly JudgedSlip[],
  nowMs: number,
): Promise<Map<JudgedSlip, PlacedBet>> {
  if (judged.length === 0) return new Map();
  const ids = await nextBetIds(tx, judged.length);
  const days = new Map(judged.map(({ slip: { settings } }) => [settings.timeZone, '']));
  for (const timeZone of days.keys()) days.set(timeZone, siteDate(nowMs, timeZone));
  const bets = judged.map((each, index) =>
    newBet(each, need(ids[index], 'the id of a bet'), need(days.get(each.slip.settings.timeZone), 'the day')),
  );
  const postings = await services.ledger.postIn(
    tx,
    bets.map(({ siteId, memberId, stake, receiptId }) =>
      flows.bet({ holder: { siteId, memberId }, amount: stake }, receiptId),
    ),
  );
  const funded: FundedBet[] = judged.flatMap((each, index) => {
    const [bet, posting] = [bets[index], postings[index]];
    return bet !== undefined && posting?.status === 'posted' ? [{ judged: each, bet, posting }] : [];
  });
  return funded.length === 0 ? new Map() : store(services, tx, funded, new Date(nowMs));
}

/** B-261121-000042: the site's day and the bet's own number. */
function receiptOf(day: string, id: number): string {
  return `B-${day.slice(2).replaceAll('-', '')}-${String(id).padStart(6, '0')}`;
}

function newBet({ slip, legs }: JudgedSlip, id: number, day: string): NewBet {
  const { siteId, memberId, stake } = slip;
  const odds = legs.map((leg) => leg.odds_milli);
  return {
    id,
    receiptId: receiptOf(day, id),
    siteId,
    memberId,
    stake,
    totalOddsMilli: combinedOddsMilli(odds),
    possibleWin: combinationPayout(stake, odds),
    legs,
  };
}

async function store(
  { ledger }: PlaceBetServices,
  tx: Tx,
  funded: readonly FundedBet[],
  placedAt: Date,
): Promise<Map<JudgedSlip, PlacedBet>> {
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
  return new Map(funded.map(({ judged }, index) => [judged, placed[index] as PlacedBet]));
}

function presentNew(bet: NewBet, placedAt: Date) {
  return presentBet(
    {
      id: bet.id,
      receipt_id: bet.receiptId,
      status: 'BET',
      stake: bet.stake,
      total_odds_milli: bet.totalOddsMilli,
      possible_win: bet.possibleWin,
      win_amount: null,
      placed_at: placedAt,
      settled_at: null,
    },
    bet.legs,
  );
}
