import { serverNow } from '@hanpan/kit';
import { useUi } from '@hanpan/ui';
import { useMemo, useState } from 'react';
import { type BoardChoice, chooseEvents, favouriteLeaguesFirst } from './board-choice.ts';
import { type HeldBoard, holdRows, noBoard, placeRows } from './hold-rows.ts';
import { type Board, groupByLeague, type LeagueEvents, type Sport } from './model.ts';

interface Kept {
  readonly key: string;
  readonly leagues: readonly LeagueEvents[];
  readonly held: HeldBoard;
}

/**
 * The board with rows that hold their places; another choice of matches, or `renew`, puts every row at its place by time.
 * A league that is marked moves up only then, so that the star does not run from under the finger.
 */
export function useHeldBoard(
  board: Board | undefined,
  sport: Sport,
  choice: BoardChoice,
  favourites: readonly number[],
) {
  const { timeZone } = useUi();
  const key = keyOf(sport, choice, favourites);
  const leagues = useMemo(() => {
    if (board === undefined) return [];
    const chosen = chooseEvents(board, choice, favourites, { nowMs: serverNow(), timeZone });
    return favouriteLeaguesFirst(groupByLeague(chosen, choice.when), favourites);
  }, [board, choice, favourites, timeZone]);
  const [kept, setKept] = useState<Kept>({ key, leagues, held: placeRows(leagues) });
  if (kept.key !== key || kept.leagues !== leagues) {
    const isWatched = kept.key === key && kept.held.leagues.length > 0 && board !== undefined;
    setKept({ key, leagues, held: isWatched ? holdRows(kept.held, board, leagues) : placeRows(leagues) });
  }
  const renew = () => setKept({ key, leagues, held: placeRows(leagues) });
  return { held: kept.key === key ? kept.held : noBoard, renew };
}

function keyOf(sport: Sport, choice: BoardChoice, favourites: readonly number[]): string {
  return JSON.stringify([sport, choice, choice.onlyFavourites && favourites]);
}
