import { useCallQuery, usePush, useRefresh, useResync } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { setUnread } from '../../app/session-cache.ts';
import { markRead } from './model.ts';

const listPath = '/api/board/msgList';
const readPath = '/api/board/msgRead';

type MessageList = DataOf<typeof listPath>;

/** A page of messages, read again when one arrives. */
export function useMessageList(page: number) {
  const queryClient = useQueryClient();
  const refresh = useRefresh(listPath);
  usePush('MSG', refresh);
  useResync(refresh);
  const query = useCallQuery(listPath, { page });
  const newMsg = query.data?.newMsg;
  useEffect(() => {
    if (newMsg !== undefined) setUnread(queryClient, newMsg);
  }, [queryClient, newMsg]);
  return query;
}

/** One message. Reading it marks it read, and the badge in the header falls at once. */
export function useMessage(msgIdx: number) {
  const queryClient = useQueryClient();
  const isAddress = Number.isSafeInteger(msgIdx) && msgIdx > 0;
  const query = useCallQuery(readPath, { msgIdx }, { enabled: isAddress });
  const { data } = query;
  useEffect(() => {
    if (data === undefined) return;
    setUnread(queryClient, data.newMsg);
    queryClient.setQueriesData<MessageList>({ queryKey: [listPath] }, (held) =>
      markRead(held, data.message, data.newMsg),
    );
  }, [queryClient, data]);
  return { ...query, isMissing: !isAddress || query.error?.code === 'E404' };
}
