import { lazy, Suspense } from 'react';
import { useSession } from '../app/session.ts';

const DormantPanel = lazy(() =>
  import('../features/account/dormant/dormant-panel.tsx').then((module) => ({
    default: module.DormantPanel,
  })),
);

/** The panel of a dormant account is fetched for a member that has one. */
export function DormantWatch() {
  const session = useSession();
  const since = session.state === 'member' ? session.member.dormantSince : null;
  if (since === null) return null;
  return (
    <Suspense>
      <DormantPanel since={since} />
    </Suspense>
  );
}
