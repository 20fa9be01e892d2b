import { useCallQuery, useText } from '@hanpan/client';
import { DeskGate, DeskSkeleton, DeskUnreachable, useForcedSignOut } from '@hanpan/kit';
import { commonTexts } from '@hanpan/messages';
import { useEffect } from 'react';
import { PartnerProvider, session, sessionPath } from '../app/session.ts';
import { useBrowserSession } from '../app/use-browser-session.ts';
import { NotPartnerPage } from '../pages/not-partner-page.tsx';
import { SignInPage } from '../pages/sign-in-page.tsx';
import { OwnFactorGate } from './own-factor-gate.tsx';
import { PartnerShell } from './partner-shell.tsx';

/** The root of every address: the log-in, the console, or why there is none. */
export function PartnerGate() {
  return <DeskGate>{(isReady) => <Gate ready={isReady} />}</DeskGate>;
}

function Gate({ ready }: { ready: boolean }) {
  const signedOut = session.useSession((state) => state.signedOut);
  const common = useText(commonTexts);
  const isOut = signedOut !== undefined;
  const me = useCallQuery(sessionPath, {}, { staleTime: Number.POSITIVE_INFINITY, enabled: !isOut });
  useBrowserSession(isOut ? null : me.data?.member.memId);
  useEffect(() => {
    if (isOut) document.title = common('common.siteName');
  }, [isOut, common]);
  if (isOut) return <SignInPage signedOut={signedOut} />;
  return <SignedIn ready={ready} me={me} />;
}

interface SignedInProps {
  readonly ready: boolean;
  readonly me: ReturnType<typeof useCallQuery<typeof sessionPath>>;
}

function SignedIn({ ready, me }: SignedInProps) {
  useForcedSignOut(session);
  if (me.data !== undefined && ready) {
    const { member, expiresAt } = me.data;
    if (member.isPartnerMember === 'N') return <NotPartnerPage nick={member.memNick} />;
    if (member.factorDue) return <OwnFactorGate />;
    // What a page holds by itself, and what is open over it, belongs to its partner and goes with it.
    return (
      <PartnerProvider key={member.memId} value={member}>
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
