import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { onDocumentNews } from '../app/document-news.ts';
import { useSession } from '../app/session.ts';
import { isPathOf, paths } from '../app/urls.ts';

const AcceptDialog = lazy(() =>
  import('../features/documents/accept-dialog.tsx').then((module) => ({ default: module.AcceptDialog })),
);

/**
 * What needs no acceptance: withdrawing, leaving, excluding oneself, one's own bets and money as they stand, and reading what there
 * is to accept.
 */
const open = [
  'exchange',
  'exchangeList',
  'chargeList',
  'walletHistory',
  'bettingList',
  'info',
  'myinfo',
  'protection',
  'terms',
  'privacy',
] as const;

/** Support and the guides, with every page below them. */
const help = [paths.csCenter.desktop, paths.csCenter.mobile, paths.gameway.desktop.replace('/$type', '')];

/** The question for an account is no help but the beginning of a deposit, which waits for the acceptance. */
function isOpen(path: string): boolean {
  if (isPathOf(path, ...open)) return true;
  return help.some((root) => `${path}/`.startsWith(`${root}/`)) && !isPathOf(path, 'accountQuestion');
}

/** The question for acceptance is fetched for a member that has one to give, or who was refused for lack of one. */
export function DocumentWatch() {
  const session = useSession();
  return session.state === 'member' ? <MemberDocuments isDue={session.member.documentsDue} /> : null;
}

function MemberDocuments({ isDue }: { isDue: boolean }) {
  const [isAsked, setAsked] = useState(false);
  const forget = useCallback(() => setAsked(false), []);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => onDocumentNews(() => setAsked(true)), []);
  if (!isDue && !isAsked) return null;
  if (isOpen(path)) return null;
  return (
    <Suspense>
      <AcceptDialog onDone={forget} />
    </Suspense>
  );
}
