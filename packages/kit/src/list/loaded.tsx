import { type CallError, useText } from '@hanpan/client';
import { commonTexts, kitTexts } from '@hanpan/messages';
import { Button, ErrorState, LoadingRegion, PartialNotice } from '@hanpan/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import styles from './loaded.module.css';

export interface LoadedProps<T> {
  readonly query: UseQueryResult<T, CallError>;
  readonly errorTitle: string;
  /** What is safe although this could not be read; by default the member's money and bets. */
  readonly errorBody?: (error: CallError) => string;
  /** The skeleton while the first response is on its way. */
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/**
 * Loading, error, stale or ready: received data stays in view, and says so when it could not be refreshed. A response is
 * drawn in slices, so that a long list holds up nobody who presses something meanwhile.
 */
export function Loaded<T>({ query, errorTitle, errorBody, skeleton, children }: LoadedProps<T>) {
  const t = useText(commonTexts);
  const { error, isFetching, refetch } = query;
  const drawn = useDeferredValue(useSteadyFirst(query.data));
  const data = query.data === undefined ? undefined : drawn;
  const retry = () => void refetch();
  if (data === undefined && (error === null || query.data !== undefined))
    return <LoadingRegion>{skeleton}</LoadingRegion>;
  if (data === undefined) {
    return (
      <ErrorState level={2} title={errorTitle} onRetry={retry} busy={isFetching}>
        {error && errorBody ? errorBody(error) : t('common.errorBody')}
      </ErrorState>
    );
  }
  return (
    <>
      {error !== null && <StaleNotice message={error.message} isBusy={isFetching} onRetry={retry} />}
      {children(data)}
    </>
  );
}

/**
 * The first response until it is on screen, then always the latest. Drawing begins anew with every response, so on a slow
 * phone a page that is read again every few seconds would otherwise never be drawn for the first time.
 */
function useSteadyFirst<T>(latest: T | undefined): T | undefined {
  const [first, setFirst] = useState(latest);
  const [isDrawn, setDrawn] = useState(false);
  if ((first === undefined) !== (latest === undefined)) setFirst(() => latest);
  const steady = isDrawn ? latest : first;
  const drawn = useDeferredValue(steady);
  useEffect(() => {
    if (drawn !== undefined) setDrawn(true);
  }, [drawn]);
  return steady;
}

interface StaleNoticeProps {
  readonly message: string;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function StaleNotice({ message, isBusy, onRetry }: StaleNoticeProps) {
  const t = useText(kitTexts);
  const common = useText(commonTexts);
  return (
    <PartialNotice
      tone="warn"
      className={styles.stale}
      title={t('kit.staleTitle')}
      action={
        <Button size="sm" busy={isBusy} onClick={onRetry}>
          {common('common.retry')}
        </Button>
      }
    >
      {t('kit.staleBody', { message })}
    </PartialNotice>
  );
}
