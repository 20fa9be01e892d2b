import { useSearch } from '@tanstack/react-router';
import { FramedGame } from '../features/game-launch/framed-game.tsx';

/** WR-40. The address is anybody's to write, so nothing of it is trusted before it has been looked at. */
export function SlotGamePage() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  return <FramedGame url={search.url} />;
}
