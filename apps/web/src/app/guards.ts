import type { Caller } from '@hanpan/client';
import { serverNow } from '@hanpan/kit';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { refuse } from './refuse.ts';
import type { RouteMeta } from './route-meta.ts';
import { readSession, sessionQuery } from './session-cache.ts';
import { isUnderMaintenance, type Maintenance, maintenanceQuery } from './site.ts';
import { pathOf } from './urls.ts';
import { logInTo, noteSeen } from './wanted.ts';

/** What the guards may ask. `recheck` runs them again when a response arrives that they did not wait for. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly caller: Caller;
  readonly recheck: () => void;
}

interface Visit {
  readonly context: RouterContext;
  readonly preload: boolean;
  /** The address that was asked for. */
  readonly href: string;
}

function maintenanceNow(queryClient: QueryClient, caller: Caller): boolean {
  const info = queryClient.getQueryData<Maintenance>(maintenanceQuery(caller).queryKey);
  return isUnderMaintenance(info, serverNow());
}

/**
 * AC-09: during maintenance every page is the warning page, and at other times none is. Only the warning page waits
 * for the response; elsewhere the shell's watch redirects as soon as it arrives.
 */
export async function guardMaintenance({ context }: Pick<Visit, 'context'>, pathname: string): Promise<void> {
  const isWarning = pathname === pathOf('warning');
  if (isWarning)
    await context.queryClient.ensureQueryData(maintenanceQuery(context.caller)).catch(() => undefined);
  if (maintenanceNow(context.queryClient, context.caller) !== isWarning) {
    throw redirect({ href: isWarning ? pathOf('guestMain') : pathOf('warning'), replace: true });
  }
}

/** AC-04. Throws the redirect home, after saying why; then the log-in opens, and leads to where the guest wanted to go. */
export async function guardMember({ context, preload, href }: Visit): Promise<void> {
  if (preload) return;
  const session = await context.queryClient.ensureQueryData(sessionQuery(context.caller));
  if (session !== null) return;
  void refuse('session.loginFirst').then(() => logInTo(href));
  throw redirect({ href: pathOf('guestMain'), replace: true });
}

/** A page for partners: an ordinary member is told so and sent to the dashboard; the server refuses it as well. */
async function guardPartner(visit: Visit): Promise<void> {
  const { context, preload } = visit;
  await guardMember(visit);
  if (preload || readSession(context.queryClient)?.member.isPartnerMember === 'Y') return;
  void refuse('session.partnerOnly');
  throw redirect({ href: pathOf('main'), replace: true });
}

/**
 * AC-01, AC-02. The first paint does not wait to learn who this is: a page for guests is drawn at once and
 * checked again when the response arrives.
 */
export function guardGuest({ context, preload }: Visit, { memberPlace }: RouteMeta): void {
  if (preload) return;
  const session = readSession(context.queryClient);
  if (session) throw redirect({ href: pathOf(memberPlace ?? 'main'), replace: true });
  if (memberPlace !== undefined) noteSeen(memberPlace);
  if (session === null) return;
  void context.queryClient
    .ensureQueryData(sessionQuery(context.caller))
    .then((found) => found && context.recheck())
    .catch(() => undefined);
}

/** Chooses the guard by the page's own meta, so that no route can forget it. */
export function guardFor(meta: RouteMeta): ((visit: Visit) => Promise<void> | void) | undefined {
  if (meta.forAll) return undefined;
  if (meta.guestOnly) return (visit) => guardGuest(visit, meta);
  return meta.partnerOnly ? guardPartner : guardMember;
}
