import type { Queryable } from '@hanpan/db';
import { type Amount, add, subtract, zero } from '@hanpan/money';
import type { LegCode } from '@hanpan/rules';
import type { Correction } from './correction.ts';
import { messagesOfCorrection } from './correction-messages.ts';
import { betsOnEvent } from './correction-store.ts';
import { legNow, type MarketState } from './market-state.ts';
import { lastSaidAt, messagesOf } from './message-store.ts';
import { isChanged } from './resettle-bets.ts';
import { selectionsOfEvent, settledEvent } from './result-store.ts';
import { statesOf } from './say-results.ts';
import { type BetOutcome, outcomeOf } from './settle-bet-outcome.ts';
import { type VisitedBet, visitedBets } from './settle-store.ts';
import { isTaken } from './settle-visited.ts';

/** One bet that a correction would change. Amounts in minor units. */
export interface PreviewedBet {
  readonly betId: number;
  readonly siteId: number;
  readonly memberId: number;
  readonly receiptId: string;
  readonly stake: Amount;
  readonly statusNow: string;
  /** Paid so far; nothing for an open bet. */
  readonly paidAmount: Amount;
  /** `BET` where it would be open again. */
  readonly statusThen: string;
  readonly payoutAmount: Amount;
}

export interface SitePreview {
  readonly siteId: number;
  readonly bets: number;
  readonly creditAmount: Amount;
  /** Before it is known whether the balances can give it. */
  readonly debitAmount: Amount;
}

export interface CorrectionPreview {
  readonly sites: readonly SitePreview[];
  /** Of the bets that would change the first ones after `afterBetId`. */
  readonly bets: readonly PreviewedBet[];
  /** False where an event has more bets than are looked at; the sums are of those that were. */
  readonly isComplete: boolean;
}

const betsAtOnce = 1_000;
/** More than this is not looked at for one preview. */
const mostBets = 100_000;

/**
 * What a correction would come to: every bet on the event by the same rules that settle it, and nothing is written or
 * locked. Sums by site over all bets, and a page of those that change. Throws RangeError for a correction that cannot be.
 */
export async function previewCorrection(
  queryable: Queryable,
  correction: Correction,
  { afterBetId = 0, limit = 50 }: { readonly afterBetId?: number; readonly limit?: number } = {},
): Promise<CorrectionPreview> {
  const then = await settledThen(queryable, correction);
  const sites = new Map<number, SitePreview>();
  const bets: PreviewedBet[] = [];
  let [last, seen] = [0, 0];
  while (seen < mostBets) {
    const page = { eventId: correction.eventId, afterBetId: last, limit: betsAtOnce };
    const ids = await betsOnEvent(queryable, page);
    for (const outcome of await then(ids)) {
      addTo(sites, outcome);
      if (outcome.bet.id > afterBetId && bets.length < limit) bets.push(present(outcome));
    }
    seen += ids.length;
    last = ids.at(-1) ?? last;
    if (ids.length < betsAtOnce) break;
  }
  const isComplete =
    seen < mostBets ||
    (await betsOnEvent(queryable, { eventId: correction.eventId, afterBetId: last, limit: 1 })).length === 0;
  return { sites: [...sites.values()].sort((a, b) => a.siteId - b.siteId), bets, isComplete };
}

/** The bets that would be settled otherwise than they are, of those with these ids. */
async function settledThen(queryable: Queryable, correction: Correction) {
  const { eventId } = correction;
  const event = await settledEvent(queryable, eventId);
  const selections = new Map((await selectionsOfEvent(queryable, eventId)).map((each) => [each.id, each]));
  const said_at = new Date(((await lastSaidAt(queryable, eventId))?.getTime() ?? 0) + 1);
  const said = messagesOfCorrection(correction, [...selections.values()], event);
  const about = new Set(said.map(({ market_id }) => market_id));
  const states = statesOf([
    ...(await messagesOf(queryable, eventId)),
    ...said.map((message) => ({ ...message, said_at })),
  ]);
  const resultThen = (bet: VisitedBet, index: number): LegCode | null => {
    const selection = selections.get(bet.selections[index] ?? 0);
    const now = bet.results[index] ?? null;
    if (selection === undefined || !about.has(selection.market_id)) return now;
    const state: MarketState | undefined = states.get(selection.market_id);
    if (state === undefined) return now;
    const times = { acceptedAtMs: bet.accepted_at.getTime(), startsAtMs: event.starts_at.getTime() };
    return legNow(state, { pick: selection.pick, houseRules: bet.house_rules, ...times });
  };
  const isUnplayed = unplayedThen(correction);
  return async (ids: readonly number[]): Promise<BetOutcome[]> => {
    if (ids.length === 0) return [];
    return (await visitedBets(queryable, ids)).filter(isTaken).flatMap((bet) => {
      const results = bet.results.map((_, index) => resultThen(bet, index));
      const unplayed = bet.unplayed.map((now, index) =>
        bet.events[index] === eventId ? (isUnplayed ?? now) : now,
      );
      const outcome = outcomeOf({ ...bet, results, unplayed });
      return isOtherwise(outcome) ? [outcome] : [];
    });
  };
}

/** Whether the match counts as not played then; undefined where that stays as it is. */
function unplayedThen(correction: Correction): boolean | undefined {
  if (correction.marketId !== null) return undefined;
  if (correction.kind === 'rollback') return false;
  if (correction.kind !== 'result') return undefined;
  const { ending, scores } = correction;
  if (ending === 'not-played') return true;
  return scores.match !== undefined || ending === 'called' ? false : undefined;
}

function isOtherwise(outcome: BetOutcome): boolean {
  return outcome.bet.settlements === 0 ? outcome.betStatus !== 'WAIT' : isChanged(outcome);
}

const paidOf = ({ bet }: BetOutcome) => add(bet.win_amount ?? zero, bet.uncollected);

function addTo(sites: Map<number, SitePreview>, outcome: BetOutcome): void {
  const { site_id: siteId } = outcome.bet;
  const before = sites.get(siteId) ?? { siteId, bets: 0, creditAmount: zero, debitAmount: zero };
  const difference = subtract(outcome.payoutAmount, paidOf(outcome));
  sites.set(siteId, {
    siteId,
    bets: before.bets + 1,
    creditAmount: difference > 0 ? add(before.creditAmount, difference) : before.creditAmount,
    debitAmount: difference < 0 ? subtract(before.debitAmount, difference) : before.debitAmount,
  });
}

function present(outcome: BetOutcome): PreviewedBet {
  const { bet, betStatus, payoutAmount } = outcome;
  return {
    betId: bet.id,
    siteId: bet.site_id,
    memberId: bet.member_id,
    receiptId: bet.receipt_id,
    stake: bet.stake,
    statusNow: bet.status,
    paidAmount: bet.win_amount ?? zero,
    statusThen: betStatus === 'WAIT' ? 'BET' : betStatus,
    payoutAmount,
  };
}
