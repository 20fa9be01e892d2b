import { useCallQuery } from '@hanpan/client';
import type { BoardType, InquiryStatus, PostCategory, RequestOf } from '@hanpan/contract';
import { readChoice, readPage, readText, usePageSearch } from '@hanpan/kit';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rememberList } from './list-cookie.ts';
import { detailPath, filtersOf, listPath, type ReadBoard } from './model.ts';

export interface ListSearch {
  readonly page: number;
  readonly filter: string;
  readonly search: string;
}

/** What the address says of a list: its page, its filter and what is searched for. */
export function useListSearch(board: ReadBoard) {
  const state = usePageSearch<ListSearch>(({ page, filter, search }) => ({
    page: readPage(page),
    filter: readChoice(filter, ['', 'mine', ...filtersOf[board]], ''),
    search: readText(search).trim(),
  }));
  const address = useRouterState({ select: ({ location }) => location.searchStr });
  useEffect(() => rememberList(board, address), [board, address]);
  return state;
}

function bodyOf(boardType: BoardType, { page, filter, search }: ListSearch): RequestOf<typeof listPath> {
  const isStatus = filter === 'wait' || filter === 'answer';
  return {
    boardType,
    page,
    category: isStatus || filter === '' || filter === 'mine' ? null : (filter as PostCategory),
    status: isStatus ? (filter as InquiryStatus) : null,
    search,
    mineYn: filter === 'mine' ? 'Y' : 'N',
  };
}

export function useBoardList(boardType: BoardType, search: ListSearch) {
  return useCallQuery(listPath, bodyOf(boardType, search));
}

export function usePost(boardType: ReadBoard, boardIdx: number, cmtPage: number) {
  const isAddress = Number.isSafeInteger(boardIdx) && boardIdx > 0;
  const query = useCallQuery(detailPath, { boardType, boardIdx, cmtPage }, { enabled: isAddress });
  return { query, isMissing: !isAddress || query.error?.code === 'E404' };
}
