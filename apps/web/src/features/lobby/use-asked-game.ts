import { useRouter, useRouterState } from '@tanstack/react-router';
import type { LobbyGame } from './model.ts';

/**
 * The game that the address asks after, `?game=<its key>`: links of the main page lead here, and the browser's back
 * closes what is open. What no game of the lobby is called opens nothing. What else the address says stays.
 */
export function useAskedGame(
  games: readonly LobbyGame[],
): readonly [LobbyGame | undefined, (game: LobbyGame | undefined) => void] {
  const router = useRouter();
  const key = useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get('game'),
  });
  const ask = (game: LobbyGame | undefined) => {
    // As it is now: a search that was typed a moment ago may not have been drawn yet.
    const { pathname, searchStr } = router.state.location;
    const search = new URLSearchParams(searchStr);
    if (game === undefined) search.delete('game');
    else search.set('game', game.key);
    const href = search.size === 0 ? pathname : `${pathname}?${search}`;
    void router.navigate({ href, replace: game === undefined, resetScroll: false });
  };
  return [games.find((game) => game.key === key), ask];
}
