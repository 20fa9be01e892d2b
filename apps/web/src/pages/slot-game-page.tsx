import { useSearch } from '@tanstack/react-router';
import { FramedGame } from '../features/lobby/framed-game.tsx';

/** WR-40. Anybody can write the address, so it names a launch and says nothing of what is framed. */
export function SlotGamePage() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { launch } = search;
  return <FramedGame launchId={typeof launch === 'string' && launch !== '' ? launch : undefined} />;
}
