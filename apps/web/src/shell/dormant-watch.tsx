import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../app/session.ts';

const DormantPanel = lazy(() =>
  import('../features/account/dormant/dormant-panel.tsx').then((module) => ({
    default: module.DormantPanel,
  })),
);

/**
 * The panel of a dormant account is fetched for a member that has one. Its page stands below it and waits for it, so that nothing is
 * pushed down under a reader's eyes.
 */
export function DormantWatch({ children }: { children: ReactNode }) {
  const session = useSession();
  const since = session.state === 'member' ? session.member.dormantSince : null;
  return (
    <Suspense>
      {since !== null && <DormantPanel since={since} />}
      {children}
    </Suspense>
  );
}
