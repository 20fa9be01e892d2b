import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { onDocumentNews } from '../app/document-news.ts';
import { useSession } from '../app/session.ts';
import { isPathOf } from '../app/urls.ts';

const AcceptDialog = lazy(() =>
  import('../features/documents/accept-dialog.tsx').then((module) => ({ default: module.AcceptDialog })),
);

/**
 * The question for acceptance is fetched for a member that has one to give, or who was refused for lack of one. It stays away
 * where money is withdrawn, which needs none, and where the documents themselves are read.
 */
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
  if (isPathOf(path, 'exchange', 'exchangeList', 'terms', 'privacy')) return null;
  return (
    <Suspense>
      <AcceptDialog onDone={forget} />
    </Suspense>
  );
}
