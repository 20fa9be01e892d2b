import { callQuery, type QuerySettings, useCaller } from '@hanpan/client';
import type { CallPath, RequestOf } from '@hanpan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** A list of the server; the last response stays in view while the next one is on its way. */
export function useList<P extends CallPath>(path: P, body: RequestOf<P>, settings?: QuerySettings) {
  return useQuery({ ...callQuery(useCaller(), path, body), placeholderData: keepPreviousData, ...settings });
}
