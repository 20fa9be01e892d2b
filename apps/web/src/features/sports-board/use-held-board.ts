import { useMemo, useState } from 'react';
import { type HeldBoard, holdRows, noBoard, placeRows } from './hold-rows.ts';
import { type Board, groupByLeague, type Sport, type When } from './model.ts';

interface Kept {
  readonly key: string;
  readonly leagues: ReturnType<typeof groupByLeague>;
  readonly held: HeldBoard;
}

/** The board with rows that hold their places; another choice of matches, or `renew`, puts every row at its place by time. */
export function useHeldBoard(board: Board | undefined, sport: Sport, when: When) {
  const key = `${sport}/${when}`;
  const leagues = useMemo(() => (board ? groupByLeague(board, when) : []), [board, when]);
  const [kept, setKept] = useState<Kept>({ key, leagues, held: placeRows(leagues) });
  if (kept.key !== key || kept.leagues !== leagues) {
    const isWatched = kept.key === key && kept.held.leagues.length > 0 && board !== undefined;
    setKept({ key, leagues, held: isWatched ? holdRows(kept.held, board, leagues) : placeRows(leagues) });
  }
  const renew = () => setKept({ key, leagues, held: placeRows(leagues) });
  return { held: kept.key === key ? kept.held : noBoard, renew };
}
