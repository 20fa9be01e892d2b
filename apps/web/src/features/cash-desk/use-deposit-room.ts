import { useCallQuery, useRefresh } from '@hanpan/client';
import { type DepositRoom, depositRoom } from './own-limit.ts';

const path = '/api/protection/limits';

/** What the member's own limits leave of deposits now. The form works without it: the server refuses what is beyond. */
export function useDepositRoom(): {
  readonly isKnown: boolean;
  readonly room: DepositRoom | undefined;
  /** Reads it again: a period may have begun anew since. */
  readonly refresh: () => void;
} {
  const { data } = useCallQuery(path, {});
  const refresh = useRefresh(path);
  return { isKnown: data !== undefined, room: data && depositRoom(data.list), refresh };
}
