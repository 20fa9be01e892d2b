import type { Vendor } from '../vendor.ts';
import type { PlayedRound, RefusalReason, SpinResponse, Unplayed } from './play-api.ts';
import { type Round, sessionFigures } from './rounds.ts';
import type { PlaySession } from './sessions.ts';

const reasons: Readonly<Record<string, RefusalReason>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'not-enough-money',
  RS_ERROR_LIMIT_REACHED: 'limit-reached',
  RS_ERROR_BET_LIMIT_EXCEEDED: 'limit-reached',
  RS_ERROR_USER_DISABLED: 'player-disabled',
  RS_ERROR_INVALID_TOKEN: 'session-ended',
  RS_ERROR_TOKEN_EXPIRED: 'session-ended',
  RS_ERROR_INVALID_GAME: 'game-closed',
};

/** What the page is told of a round, from its row alone, so that a repeated response is the same as the first. */
export async function answerFor(
  vendor: Vendor,
  session: PlaySession,
  round: Round,
  knownBalanceAmount: number | null,
): Promise<SpinResponse> {
  const figures = await sessionFigures(vendor.pool, session, vendor.clock());
  const balanceAmount = round.balanceAfterAmount ?? (round.state === 'discarded' ? knownBalanceAmount : null);
  const played = presentRound(round);
  if (played) return { kind: 'played', round: played, balanceAmount, session: figures };
  const unplayed = unplayedOf(round);
  if (!unplayed) return { kind: 'pending', session: figures };
  if (unplayed.kind === 'unresolved') return { ...unplayed, session: figures };
  return { ...unplayed, balanceAmount, session: figures };
}

/** Null for a round that was played, or whose end is not known yet. */
export function unplayedOf(round: Pick<Round, 'id' | 'state' | 'reason'>): Unplayed | null {
  switch (round.state) {
    case 'discarded':
      return { kind: 'refused', reason: refusalOf(round.reason) };
    case 'rolled-back':
      return { kind: 'returned', reason: doubtOf(round.reason) };
    case 'rollback-refused':
      return { kind: 'unresolved', roundId: round.id };
    default:
      return null;
  }
}

/** Undefined for a round that has no book. */
export function presentRound(round: Round): PlayedRound | undefined {
  if (!round.book || !round.proof) return undefined;
  const settlement = ({ done: 'confirmed', 'win-refused': 'refused' } as const)[round.state as string];
  return {
    roundId: round.id,
    playedAtMs: round.createdAt.getTime(),
    book: round.book,
    proof: round.proof,
    settlement: settlement ?? 'waiting',
  };
}

export function refusalOf(reason: string | null): RefusalReason {
  return reasons[reason ?? ''] ?? 'operator-refused';
}

export function doubtOf(reason: string | null): RefusalReason | 'connection-lost' {
  return reasons[reason ?? ''] ?? (reason?.startsWith('RS_') ? 'operator-refused' : 'connection-lost');
}
