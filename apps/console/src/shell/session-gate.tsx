import { useCallQuery, useText } from '@hanpan/client';
import { DeskGate, DeskKeeper, DeskSkeleton, DeskUnreachable, useForcedSignOut } from '@hanpan/kit';
import { commonTexts } from '@hanpan/messages';
import { useEffect } from 'react';
import { OperatorProvider, session, useSignOut } from '../app/session.ts';
import { SignInPage } from '../pages/sign-in-page.tsx';
import { ConsoleShell } from './console-shell.tsx';
import { EnrolGate } from './enrol-gate.tsx';

const sessionCheckMs = 60_000;

/** The root of every address: either the sign-in page or the console. */
export function SessionGate() {
  return <DeskGate>{(isReady) => <Gate ready={isReady} />}</DeskGate>;
}

function Gate({ ready }: { ready: boolean }) {
  const signedOut = session.useSession((state) => state.signedOut);
  const common = useText(commonTexts);
  const isOut = signedOut !== undefined;
  useEffect(() => {
    if (isOut) document.title = common('common.siteName');
  }, [isOut, common]);
  if (isOut) return <SignInPage signedOut={signedOut} />;
  return <SignedIn ready={ready} />;
}

function SignedIn({ ready }: { ready: boolean }) {
  const me = useCallQuery(
    '/api/console/me',
    {},
    { staleTime: sessionCheckMs, refetchInterval: sessionCheckMs },
  );
  const signOut = useSignOut();
  useForcedSignOut(session);
  if (me.data !== undefined && ready) {
    return (
      <OperatorProvider value={me.data.operator}>
        {me.data.operator.needsTotp ? <EnrolGate /> : <ConsoleShell />}
        <DeskKeeper
          session={session}
          renewPath="/api/console/getToken"
          expiresAt={me.data.expiresAt}
          onSignOut={() => void signOut()}
        />
      </OperatorProvider>
    );
  }
  if (me.error !== null) {
    return (
      <DeskUnreachable message={me.error.message} busy={me.isFetching} onRetry={() => void me.refetch()} />
    );
  }
  return <DeskSkeleton />;
}
