import { callKey, useCallQuery, usePush, useRefresh, useResync, useTopic } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { useQueryClient } from '@tanstack/react-query';
import { boardRequest, mergeEvents } from './model.ts';

const boardKey = callKey('/api/sport/events', boardRequest);

/** The snapshot and its pushes; after a lost connection the snapshot is read again. */
export function useBoard() {
  const queryClient = useQueryClient();
  const query = useCallQuery('/api/sport/events', boardRequest);
  useTopic('sports');
  usePush('events', (push) => {
    queryClient.setQueryData<DataOf<'/api/sport/events'>>(
      boardKey,
      (held) => held && mergeEvents(held, push),
    );
  });
  useResync(useRefresh('/api/sport/events'));
  return query;
}
