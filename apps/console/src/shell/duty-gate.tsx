import { useText } from '@hanpan/client';
import { mayCall } from '@hanpan/contract';
import { consoleShellTexts } from '@hanpan/messages';
import { EmptyState } from '@hanpan/ui';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { places } from '../app/navigation.ts';
import { HomeLink } from '../app/parts/home-link.tsx';
import { useOperator } from '../app/session.ts';
import { urls } from '../app/urls.ts';

/** The page, or for whom it is no duty, that it is none: a link that a colleague sent must not look like a fault. */
export function DutyGate() {
  const t = useText(consoleShellTexts);
  const { roles } = useOperator();
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });
  const place = places.find(({ name }) => urls[name] === pathname);
  if (place === undefined || mayCall(roles, place.call)) return <Outlet />;
  return (
    <EmptyState level={1} title={t('consoleShell.notYoursTitle')} action={<HomeLink />}>
      {t('consoleShell.notYoursBody', { page: t(`consoleShell.${place.name}`) })}
    </EmptyState>
  );
}
