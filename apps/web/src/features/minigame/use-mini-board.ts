import { callQuery, useCaller, usePush, useRefresh, useResync, useTopic } from '@hanpan/client';
import type { MiniGame } from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import { useQuery } from '@tanstack/react-query';
import { type MiniBoard, phaseOf } from './model.ts';

/** While a round is open, pushes tell what changes; this is for what was never pushed. */
const openMs = 20_000;
/** While a result is awaited; a push comes sooner. More often would keep a slow phone from drawing the page at all. */
const awaitedMs = 4_000;

/** How soon the board is read again. It is never older than the moment at which its round opens or closes. */
export function readAgainMs(
  board: Pick<MiniBoard, 'betting' | 'round' | 'serverNow'> | undefined,
  nowMs: number,
): number {
  if (board === undefined || board.round === null) return openMs;
  const phase = phaseOf(board, nowMs);
  if (phase === 'closed' || phase === 'drawing') return awaitedMs;
  if (phase !== 'open' && phase !== 'ahead') return openMs;
  const { opensAt, closesAt } = board.round;
  const untilChangeMs = Date.parse(phase === 'open' ? closesAt : opensAt) - nowMs;
  return Math.max(awaitedMs, Math.min(openMs, untilChangeMs));
}

/** A game as it stands, kept current by the pushes about its rounds. */
export function useMiniBoard(game: MiniGame) {
  const refresh = useRefresh('/api/minigame/board', '/api/minigame/myBets');
  useTopic(`minigame:${game}`);
  usePush('miniRound', (change) => {
    if (change.game === game) refresh();
  });
  usePush('miniBet', ({ bet }) => {
    if (bet.game === game) refresh();
  });
  useResync(refresh);
  return useQuery({
    ...callQuery(useCaller(), '/api/minigame/board', { game }),
    refetchInterval: (query) => readAgainMs(query.state.data, serverNow()),
  });
}
