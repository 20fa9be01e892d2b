import type { ListedRound } from './play-api.ts';
import type { Round } from './rounds.ts';

/**
 * A round as its player's list tells it. The newest is left out while it is not shown to its end where the page shows rounds:
 * the list would tell its outcome first.
 */
export function listedRounds(rounds: readonly Round[], isShownFirst: boolean): ListedRound[] {
  const [newest] = rounds;
  const isHeldBack = isShownFirst && newest?.book != null && newest.shownAt === null;
  return (isHeldBack ? rounds.slice(1) : rounds).map((round) => ({
    roundId: round.id,
    playedAtMs: round.createdAt.getTime(),
    stakeAmount: round.stakeAmount,
    totalAmount: round.book === null ? null : round.totalAmount,
    status: statusOf(round),
  }));
}

function statusOf({ state }: Round): ListedRound['status'] {
  if (state === 'done') return 'played';
  if (state === 'win-refused') return 'refused';
  if (state === 'rolled-back') return 'returned';
  return state === 'rollback-refused' ? 'unresolved' : 'waiting';
}
