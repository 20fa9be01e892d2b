import { callQuery, useAction, useCaller, useCallQuery, useMoneyCall, useText } from '@hanpan/client';
import type { BoardType, CallPath } from '@hanpan/contract';
import { useFailureText } from '@hanpan/kit';
import { consoleBoardTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Draft, detailPath, listPath, type statuses } from './model.ts';

const pollMs = 15_000;
const refreshes: readonly CallPath[] = [listPath, detailPath, '/api/console/queue'];

interface ListFilter {
  readonly boardType: BoardType;
  readonly status: (typeof statuses)[number];
  readonly search: string;
  readonly page: number;
}

export function usePosts({ status, ...filter }: ListFilter) {
  return useQuery({
    ...callQuery(useCaller(), listPath, { ...filter, status: status === 'all' ? null : status }),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
  });
}

export function usePostDetail(boardIdx: number) {
  return useCallQuery(detailPath, { boardIdx });
}

/** Answers a question or comments on a post. Resolves true where it was done. */
export function useReply() {
  const t = useText(consoleBoardTexts);
  const { submit, isSending, failure } = useMoneyCall({ refreshes });
  const reply = async (boardIdx: number, revision: string | null, content: string) => {
    const { data } = await submit('/api/console/board/reply', { boardIdx, revision, content });
    if (data) toast({ text: t('consoleBoard.sent') });
    return data !== undefined;
  };
  return { reply, isSending, failure };
}

export function usePublish() {
  const t = useText(consoleBoardTexts);
  const { submit, isSending, failure } = useMoneyCall({ refreshes });
  const publish = async (boardIdx: number | null, { isTop, ...draft }: Draft) => {
    const { data } = await submit('/api/console/board/publish', {
      ...draft,
      boardIdx,
      topYn: isTop ? 'Y' : 'N',
    });
    if (data) toast({ text: t('consoleBoard.published') });
    return data !== undefined;
  };
  return { publish, isSending, failure };
}

/** Hides a post or a comment from members, or shows it again. */
export function useHide() {
  const failureText = useFailureText();
  const { send, isSending } = useAction({ refreshes });
  const hide = async (
    what: { boardIdx: number; cmtIdx: number | null },
    hiddenYn: 'Y' | 'N',
    reason: string,
  ) => {
    const { data, failure } = await send('/api/console/board/hide', { ...what, hiddenYn, reason });
    if (failure) toast({ kind: 'warn', text: failureText(failure) });
    return data !== undefined;
  };
  return { hide, isSending };
}
