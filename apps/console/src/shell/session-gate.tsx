import { useCaller, useCallQuery, useLocale, usePush, useText } from '@hanpan/client';
import { LookTools, learnServerTime, serverNow, siteQuery, useUiTexts } from '@hanpan/kit';
import { commonTexts, consoleShellTexts, translate, transportResults } from '@hanpan/messages';
import { ErrorState, LoadingRegion, Skeleton, ToastHost, UiProvider } from '@hanpan/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { OperatorProvider, session } from '../app/session.ts';
import { SignInPage } from '../pages/sign-in-page.tsx';
import { ConsoleShell } from './console-shell.tsx';
import styles from './session-gate.module.css';

const sessionCheckMs = 60_000;
const clockCheckMs = 120_000;

/** The root of every address: words, zone and clock first, then either the sign-in page or the console. */
export function SessionGate() {
  const { locale } = useLocale();
  const texts = useUiTexts();
  const site = useQuery(siteQuery(useCaller()));
  useServerClock();
  return (
    <UiProvider texts={texts} locale={locale} timeZone={site.data?.timeZone ?? 'UTC'} now={serverNow}>
      {site.data === undefined && site.error !== null ? (
        <Unreachable
          message={site.error.message}
          busy={site.isFetching}
          onRetry={() => void site.refetch()}
        />
      ) : (
        <Gate ready={site.data !== undefined} />
      )}
      <ToastHost />
    </UiProvider>
  );
}

function Gate({ ready }: { ready: boolean }) {
  const signedOut = session.useSession((state) => state.signedOut);
  const common = useText(commonTexts);
  const isOut = signedOut !== undefined;
  useEffect(() => {
    if (isOut) document.title = common('common.siteName');
  }, [isOut, common]);
  if (isOut) return <SignInPage signedOut={signedOut} tools={<LookTools size="sm" />} />;
  return <SignedIn ready={ready} />;
}

function SignedIn({ ready }: { ready: boolean }) {
  const me = useCallQuery(
    '/api/console/me',
    {},
    { staleTime: sessionCheckMs, refetchInterval: sessionCheckMs },
  );
  useForcedSignOut();
  if (me.data !== undefined && ready) {
    return (
      <OperatorProvider value={me.data.operator}>
        <ConsoleShell />
      </OperatorProvider>
    );
  }
  if (me.error !== null) {
    return <Unreachable message={me.error.message} busy={me.isFetching} onRetry={() => void me.refetch()} />;
  }
  return <ShellSkeleton />;
}

/** The server ends a session by a push; the same code's text says why. */
function useForcedSignOut(): void {
  const queryClient = useQueryClient();
  const { locale } = useLocale();
  usePush('LOGOUT', ({ data1 }) => {
    if (data1 === 'TK999')
      session.end(queryClient, { because: 'elsewhere', message: translate(transportResults.TK999, locale) });
    else session.end(queryClient, { because: 'ended' });
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

interface UnreachableProps {
  message: string;
  busy: boolean;
  onRetry: () => void;
}

function Unreachable({ message, busy, onRetry }: UnreachableProps): ReactNode {
  const t = useText(consoleShellTexts);
  return (
    <main className={styles.center}>
      <ErrorState level={1} title={t('consoleShell.errorTitle')} onRetry={onRetry} busy={busy}>
        {t('consoleShell.errorBody', { message })}
      </ErrorState>
    </main>
  );
}

function ShellSkeleton() {
  return (
    <LoadingRegion className={styles.skeleton}>
      <Skeleton height="48px" className={styles.bar} />
      <Skeleton height="100%" />
      <Skeleton height="100%" />
    </LoadingRegion>
  );
}
