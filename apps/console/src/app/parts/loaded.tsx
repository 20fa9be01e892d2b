import { type CallError, useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { Button, ErrorState, LoadingRegion, PartialNotice } from '@hanpan/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useUiTexts } from '../ui-texts.ts';
import styles from './loaded.module.css';

interface LoadedProps<T> {
  query: UseQueryResult<T, CallError>;
  /** The real shape, while the first answer is on its way. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** Loading, error, stale or ready: an answer once received stays in view, and says so when it has grown old. */
export function Loaded<T>({ query, skeleton, children }: LoadedProps<T>) {
  const t = useText(consoleShellTexts);
  const { retry } = useUiTexts();
  const again = () => void query.refetch();
  if (query.data === undefined && query.error === null) return <LoadingRegion>{skeleton}</LoadingRegion>;
  if (query.data === undefined) {
    return (
      <ErrorState title={t('consoleShell.errorTitle')} onRetry={again} busy={query.isFetching} level={2}>
        {t('consoleShell.errorBody', { message: query.error?.message ?? '' })}
      </ErrorState>
    );
  }
  return (
    <>
      {query.error !== null && (
        <PartialNotice
          tone="warn"
          className={styles.stale}
          title={t('consoleShell.staleTitle')}
          action={
            <Button size="sm" busy={query.isFetching} onClick={again}>
              {retry}
            </Button>
          }
        >
          {t('consoleShell.staleBody', { message: query.error.message })}
        </PartialNotice>
      )}
      {children(query.data)}
    </>
  );
}
