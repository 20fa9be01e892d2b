import { useRouter } from '@tanstack/react-router';
import { useLayoutKind } from './layout.ts';
import { guestAddresses } from './places.ts';
import { routeAt } from './route-at.ts';
import { useSession } from './session.ts';
import { addressOf, resolveTarget } from './urls.ts';
import { logInTo } from './wanted.ts';

/**
 * For a guest, where a target is a page of members only (AC-04): opens the log-in, which then leads there. A button that
 * says so spares the guest a refusal. Undefined for whoever may simply go.
 */
export function useLogInFirst(target: string): (() => void) | undefined {
  const router = useRouter();
  const layout = useLayoutKind();
  const isGuest = useSession().state === 'guest';
  const path = resolveTarget(addressOf(target), layout);
  if (!isGuest || path === undefined || path in guestAddresses) return undefined;
  const meta = routeAt(router, path)?.options.staticData?.meta;
  if (meta === undefined || meta.guestOnly || meta.forAll) return undefined;
  return () => logInTo(path);
}
