import { lazy, Suspense } from 'react';
import { lobbies } from '../app/lobbies.ts';
import { SportsPage } from './sports-page.tsx';

/** They stand under the matches, and come after them. */
const FewGames = lazy(async () => ({
  default: (await import('../features/lobby/few-games.tsx')).FewGames,
}));

/** WR-10: the matches of e-sports, and the games that vendors have under their code. */
export function EsportsPage() {
  const below = (
    <Suspense fallback={null}>
      <FewGames lobby={lobbies.esports} />
    </Suspense>
  );
  return <SportsPage view="esports" below={below} />;
}
