import { callKey, pushedQuery, useCaller, usePush, useRefresh, useResync, useTopic } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keepNewest } from '../../app/newest-board.ts';
import { boardRequest, mergeEvents } from './model.ts';

type Board = DataOf<'/api/sport/events'>;

const boardKey = callKey('/api/sport/events', boardRequest);

/** The snapshot and its pushes; after a lost connection the snapshot is read again. */
export function useBoard() {
  const queryClient = useQueryClient();
  const caller = useCaller();
  const query = useQuery(pushedQuery(caller, '/api/sport/events', boardRequest, keepNewest));
  useTopic('sports');
  usePush('events', (push) => {
    queryClient.setQueryData<Board>(boardKey, (held) => held && mergeEvents(held, push));
  });
  useResync(useRefresh('/api/sport/events'));
  return query;
}
