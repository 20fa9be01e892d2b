import type { CallError } from '@hanpan/client';
import { useText } from '@hanpan/client';
import { commonTexts } from '@hanpan/messages';
import { ErrorState, LoadingRegion } from '@hanpan/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface LoadedProps<T> {
  readonly query: UseQueryResult<T, CallError>;
  readonly errorTitle: string;
  /** The real shape, while the first answer is on its way. */
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Loading, error or ready. An answer once received stays in view while a newer one is asked for. */
export function Loaded<T>({ query, errorTitle, skeleton, children }: LoadedProps<T>) {
  const t = useText(commonTexts);
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isError) return <LoadingRegion>{skeleton}</LoadingRegion>;
  return (
    <ErrorState level={2} title={errorTitle} onRetry={() => void refetch()} busy={isFetching}>
      {t('common.errorBody')}
    </ErrorState>
  );
}
