import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { onCheckNews } from '../app/check-news.ts';
import { useSession } from '../app/session.ts';

const RealityCheck = lazy(() =>
  import('../features/reality-check/reality-check.tsx').then((module) => ({ default: module.RealityCheck })),
);

/** RG-13: the reality check is fetched for a member that wants one, or whose bet was refused because of one. */
export function CheckWatch() {
  const session = useSession();
  return session.state === 'member' ? <MemberCheck dueAt={session.member.checkDueAt} /> : null;
}

function MemberCheck({ dueAt }: { dueAt: string | null }) {
  const [isAsked, setAsked] = useState(false);
  const forget = useCallback(() => setAsked(false), []);
  useEffect(() => onCheckNews(() => setAsked(true)), []);
  if (dueAt === null && !isAsked) return null;
  return (
    <Suspense>
      <RealityCheck dueAt={dueAt} isAsked={isAsked} onSeen={forget} />
    </Suspense>
  );
}
