import { useCaller, useCallQuery, useLocale, usePush, useText } from '@hanpan/client';
import { consoleShellTexts, translate, transportResults } from '@hanpan/messages';
import { ErrorState, LoadingRegion, Skeleton, ToastHost, UiProvider } from '@hanpan/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { learnServerTime, serverNow } from '../frame/server-clock.ts';
import { siteQuery } from '../frame/site.ts';
import { useUiTexts } from '../frame/ui-texts.ts';
import { type DeskSession, whyEnded } from '../session/desk-session.ts';
import styles from './desk-gate.module.css';

const clockCheckMs = 120_000;

/**
 * The root of every address of a desk: words, zone and clock first. `children` draws what stands behind it, once it
 * knows whether the site's settings have arrived.
 */
export function DeskGate({ children }: { children: (isReady: boolean) => ReactNode }) {
  const { locale } = useLocale();
  const texts = useUiTexts();
  const site = useQuery(siteQuery(useCaller()));
  useServerClock();
  return (
    <UiProvider texts={texts} locale={locale} timeZone={site.data?.timeZone ?? 'UTC'} now={serverNow}>
      {site.data === undefined && site.error !== null ? (
        <DeskUnreachable
          message={site.error.message}
          busy={site.isFetching}
          onRetry={() => void site.refetch()}
        />
      ) : (
        children(site.data !== undefined)
      )}
      <ToastHost />
    </UiProvider>
  );
}

/** The server ends a session by a push; the same code's text says why. */
export function useForcedSignOut(session: DeskSession): void {
  const queryClient = useQueryClient();
  const { locale } = useLocale();
  usePush('LOGOUT', ({ data1 }) => {
    if (data1 === 'TK999')
      session.end(queryClient, { because: 'elsewhere', message: translate(transportResults.TK999, locale) });
    else session.end(queryClient, { because: whyEnded() });
  });
}

function useServerClock(): void {
  const { data } = useCallQuery(
    '/api/common/siteCheckInfo',
    {},
    { staleTime: 0, refetchInterval: clockCheckMs },
  );
  useEffect(() => {
    if (data) learnServerTime(data.now);
  }, [data]);
}

interface DeskUnreachableProps {
  readonly message: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

export function DeskUnreachable({ message, busy, onRetry }: DeskUnreachableProps) {
  const t = useText(consoleShellTexts);
  return (
    <main className={styles.center}>
      <ErrorState level={1} title={t('consoleShell.errorTitle')} onRetry={onRetry} busy={busy}>
        {t('consoleShell.errorBody', { message })}
      </ErrorState>
    </main>
  );
}

export function DeskSkeleton() {
  return (
    <LoadingRegion className={styles.skeleton}>
      <Skeleton height="48px" className={styles.bar} />
      <Skeleton height="100%" />
      <Skeleton height="100%" />
    </LoadingRegion>
  );
}
