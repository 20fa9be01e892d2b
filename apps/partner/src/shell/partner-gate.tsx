import { useCallQuery, useText } from '@hanpan/client';
import { DeskGate, DeskSkeleton, DeskUnreachable, useForcedSignOut } from '@hanpan/kit';
import { commonTexts } from '@hanpan/messages';
import { useEffect } from 'react';
import { PartnerProvider, session, sessionPath } from '../app/session.ts';
import { NotPartnerPage } from '../pages/not-partner-page.tsx';
import { SignInPage } from '../pages/sign-in-page.tsx';
import { PartnerShell } from './partner-shell.tsx';

/** The root of every address: the log-in, the console, or why there is none. */
export function PartnerGate() {
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
  const me = useCallQuery(sessionPath, {}, { staleTime: Number.POSITIVE_INFINITY });
  useForcedSignOut(session);
  if (me.data !== undefined && ready) {
    const { member, expiresAt } = me.data;
    if (member.isPartnerMember === 'N') return <NotPartnerPage nick={member.memNick} />;
    return (
      <PartnerProvider value={member}>
        <PartnerShell expiresAt={expiresAt} />
      </PartnerProvider>
    );
  }
  if (me.error !== null) {
    return (
      <DeskUnreachable message={me.error.message} busy={me.isFetching} onRetry={() => void me.refetch()} />
    );
  }
  return <DeskSkeleton />;
}
