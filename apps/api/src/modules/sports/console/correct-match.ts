import type { Bet, BodyOf } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import { amount } from '@hanpan/money';
import type { Scope, Score } from '@hanpan/rules';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import { always, type Correction } from '../settlement/correction.ts';
import { applyCorrection } from '../settlement/operator-corrections.ts';
import { previewCorrection } from '../settlement/preview-correction.ts';
import { type CorrectedEvent, correctedEvent, lockCorrectedEvent } from './corrected-event-store.ts';
import { isPossible, type TypedScores } from './score-fault.ts';

type Asked = Omit<BodyOf<'/api/console/sports/result'>, 'reason' | 'idempotencyKey'>;

const shownBets = 20;

/** What it would come to, and nothing is changed. Fails with E404, or B6040 for a result that cannot be. */
export async function previewOf(queryable: Queryable, asked: Asked, at: Date) {
  const correction = readCorrection(
    await correctedEvent(queryable, asked.eventId, asked.marketId),
    asked,
    at,
  );
  if ('code' in correction) return correction;
  const { sites, bets, isComplete } = await previewCorrection(queryable, correction, { limit: shownBets });
  const sum = (of: (site: (typeof sites)[number]) => number) =>
    sites.reduce((total, site) => total + of(site), 0);
  return {
    betCount: sum((site) => site.bets),
    creditAmount: amount(sum((site) => site.creditAmount)),
    debitAmount: amount(sum((site) => site.debitAmount)),
    bets: bets.map(({ receiptId, stake, statusNow, paidAmount, statusThen, payoutAmount }) => ({
      receiptId,
      stake,
      // The table knows no other status.
      statusNow: statusNow as Bet['status'],
      paidAmount,
      statusThen: statusThen as Bet['status'],
      payoutAmount,
    })),
    isComplete,
  };
}

/**
 * Makes it hold: the results are written now, and the settling job carries them to the bets. Fails with E404, or B6040 for
 * a result that cannot be.
 */
export async function correctMatch(
  tx: Tx,
  context: OperatorContext,
  { reason, ...asked }: Asked & { readonly reason: string },
  at: Date,
) {
  const { eventId, marketId } = asked;
  const event = await lockCorrectedEvent(tx, eventId, marketId);
  const correction = readCorrection(event, asked, at);
  if ('code' in correction) return correction;
  const correctionId = await applyCorrection(tx, correction, { operatorId: context.operatorId, reason }, at);
  const action = `sports.${asked.kind}` as const;
  const scores = asked.scores.map((score) => ({ ...score, was: heldScore(event, score.scope) }));
  await recordAction(tx, context, action, `event:${eventId}`, { ...asked, scores, correctionId, reason });
  return { correctionId };
}

/** What is asked as a correction, held against the match. */
function readCorrection(event: CorrectedEvent | undefined, asked: Asked, at: Date) {
  const { eventId, marketId, kind } = asked;
  if (event === undefined || !event.is_market_known) return fail('E404');
  if (kind === 'rollback') return { kind, eventId, marketId } satisfies Correction;
  if (kind !== 'result') {
    const window = { startsAtMs: msOf(asked.placedFrom), endsAtMs: msOf(asked.placedTo) };
    if (window.startsAtMs !== null && window.endsAtMs !== null && window.startsAtMs >= window.endsAtMs)
      return fail('B6040');
    const isWhole = window.startsAtMs === null && window.endsAtMs === null;
    return { kind, eventId, marketId, window: isWhole ? always : window } satisfies Correction;
  }
  const scores = scoresOf(asked);
  const { ending } = asked;
  const isEmpty = Object.keys(scores).length === 0;
  if (ending === 'played' && isEmpty) return fail('B6040');
  if (ending === 'not-played' && !isEmpty) return fail('B6040');
  if (ending !== 'not-played' && event.starts_at > at) return fail('B6040');
  if (!isPossible(event.sport, scores)) return fail('B6040');
  return { kind, eventId, marketId, scores, ending } satisfies Correction;
}

function scoresOf({ scores }: Asked): TypedScores {
  const typed: Partial<Record<Scope, Score>> = {};
  for (const { scope, home, away } of scores) typed[scope] = { home, away };
  return typed;
}

/** What held of a scope before, as the audit log writes it down; null where nothing did. */
function heldScore(event: CorrectedEvent | undefined, scope: Scope): string | null {
  const held = event?.scores[scope];
  return held === undefined ? null : `${held[0]}:${held[1]}`;
}

function msOf(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant);
}
