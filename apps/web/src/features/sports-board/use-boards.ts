import { pushedQuery, useCaller, usePush, useRefresh, useResync, useTopic } from '@hanpan/client';
import { useDrawn } from '@hanpan/kit';
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keepNewest } from '../../app/newest-board.ts';
import { type Board, mergePush, unknownLeagues } from './model.ts';
import { mergeIntoSpecial, touchesSpecial } from './special-markets.ts';

const path = '/api/sport/events';

/** Pushes carry the board; this keeps "prices updated at" honest while none of them moves. */
const refreshMs = 20_000;
/** No push carries special prices: they are read again this soon after one that may have moved them. */
const rereadMs = 3_000;

export interface BoardState {
  readonly board: Board | undefined;
  readonly isFailed: boolean;
  readonly isFetching: boolean;
}

/** Outside the hook, so that the result keeps its identity until a board really changes. */
function readStates(results: UseQueryResult<Board>[]): BoardState[] {
  return results.map(({ data, isError, isFetching }) => ({
    board: data,
    isFailed: isError && data === undefined,
    isFetching,
  }));
}

/**
 * The boards of these sports, in their order, kept current by pushes. A board is read again after every reconnect. A
 * board has hundreds of prices: they are drawn in slices, so that none of them holds up a press.
 */
export function useBoards(
  sports: readonly string[],
  markets: 'main' | 'special' = 'main',
): readonly BoardState[] {
  const isSpecial = markets === 'special';
  const merge = isSpecial ? mergeIntoSpecial : mergePush;
  const caller = useCaller();
  const queryClient = useQueryClient();
  const queries = sports.map((sport) => ({
    ...pushedQuery(
      caller,
      path,
      isSpecial ? { sport, when: 'soon', markets } : { sport, when: 'all' },
      keepNewest,
    ),
    refetchInterval: refreshMs,
  }));
  const states = useQueries({ queries, combine: readStates });
  const askedLeagues = useRef(new Set<number>());
  const refresh = useRefreshBoards();
  const refreshSoon = useSoon(refresh);

  useTopic('sports');
  useResync(refresh);
  usePush('events', (push) => {
    const boards: Board[] = [];
    for (const { queryKey } of queries) {
      queryClient.setQueryData<Board>(queryKey, (board) => board && merge(board, push));
      const board = queryClient.getQueryData<Board>(queryKey);
      if (board) boards.push(board);
    }
    if (isSpecial && boards.some((board) => touchesSpecial(board, push))) refreshSoon();
    // A league may belong to a sport that is not on this page, so each is asked for once only.
    const news = unknownLeagues(boards, push).filter((leagueId) => !askedLeagues.current.has(leagueId));
    for (const leagueId of news) askedLeagues.current.add(leagueId);
    if (boards.length > 0 && news.length > 0) refresh();
  });

  return useDrawn(states);
}

/** Calls it once, a moment after the first of several askings. */
function useSoon(call: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      call();
    }, rereadMs);
  };
}

/** Reads every board again, after a refusal that says that prices have moved. */
export function useRefreshBoards(): () => void {
  return useRefresh(path);
}
