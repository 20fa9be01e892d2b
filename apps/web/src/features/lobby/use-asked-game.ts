import { useNavigate, useRouterState } from '@tanstack/react-router';
import type { LobbyGame } from './model.ts';

/**
 * The game that the address asks after, `?game=<its key>`: links of the main page lead here, and the browser's back
 * closes what is open. What no game of the lobby is called opens nothing.
 */
export function useAskedGame(
  games: readonly LobbyGame[],
): readonly [LobbyGame | undefined, (game: LobbyGame | undefined) => void] {
  const navigate = useNavigate();
  const { pathname, key } = useRouterState({
    select: ({ location }) => ({
      pathname: location.pathname,
      key: new URLSearchParams(location.searchStr).get('game'),
    }),
    structuralSharing: true,
  });
  const ask = (game: LobbyGame | undefined) => {
    const search = game === undefined ? '' : `?game=${encodeURIComponent(game.key)}`;
    void navigate({ href: `${pathname}${search}`, replace: game === undefined, resetScroll: false });
  };
  return [games.find((game) => game.key === key), ask];
}
