import type { MiniGame as Game } from '@hanpan/contract';
import { MiniGame } from '../features/minigame/mini-game.tsx';

/** WR-11 to WR-14. */
export function MinigamePage({ game }: { game: Game }) {
  return <MiniGame game={game} />;
}
