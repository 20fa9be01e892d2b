import { useSearch } from '@tanstack/react-router';
import { FramedGame } from '../features/game-launch/framed-game.tsx';

/** WR-40. Anybody can write the address, so nothing in it is trusted before it is validated. */
export function SlotGamePage() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  return <FramedGame url={search.url} />;
}
