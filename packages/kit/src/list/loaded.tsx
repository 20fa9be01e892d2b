import { type CallError, useText } from '@hanpan/client';
import { commonTexts, kitTexts } from '@hanpan/messages';
import { Button, ErrorState, LoadingRegion, PartialNotice } from '@hanpan/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './loaded.module.css';
import { useDrawn } from './use-drawn.ts';

export interface LoadedProps<T> {
  readonly query: UseQueryResult<T, CallError>;
  readonly errorTitle: string;
  /** What is safe although this could not be read; by default the member's money and bets. */
  readonly errorBody?: (error: CallError) => string;
  /** The skeleton while the first response is on its way. */
  readonly skeleton: ReactNode;
  /** Draws a response whole as soon as it is there: for a page on which so much is pushed that slices would wait for it. */
  readonly atOnce?: boolean;
  readonly children: (data: T) => ReactNode;
}

/**
 * Loading, error, stale or ready: received data stays in view, and says so when it could not be refreshed. A response is
 * drawn in slices, so that a long list holds up nobody who presses something meanwhile.
 */
export function Loaded<T>({ query, errorTitle, errorBody, skeleton, atOnce, children }: LoadedProps<T>) {
  const t = useText(commonTexts);
  const { error, isFetching, refetch } = query;
  const drawn = useDrawn(atOnce ? undefined : query.data);
  const data = atOnce ? query.data : drawn;
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
