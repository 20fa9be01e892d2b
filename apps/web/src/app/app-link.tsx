import { useRouter, useRouterState } from '@tanstack/react-router';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useGo } from './go.ts';
import { useLayoutKind } from './layout.ts';
import { guestAddresses } from './places.ts';
import { useSession } from './session.ts';
import { addressOf, isShownAt, resolveTarget, type Target } from './urls.ts';

export interface AppLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  readonly to: Target;
  /** False for an entry that the code list marks as being prepared. */
  readonly ready?: boolean;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/**
 * The one link inside the site: a real address, so that a new tab and a screen reader understand it, and the
 * right page of the present layout on a plain click. `as={AppLink}` gives it the look of a button or a tab.
 */
export function AppLink(props: AppLinkProps) {
  const path = resolveTarget(props.to, useLayoutKind());
  const guestPath = path === undefined ? undefined : guestAddresses[path as keyof typeof guestAddresses];
  return guestPath === undefined ? (
    <PathLink {...props} path={path} />
  ) : (
    <EitherLink {...props} path={path} guestPath={guestPath} />
  );
}

/** A link to what guests and members have at different addresses; only these few have to know who looks. */
function EitherLink({ guestPath, ...props }: PathLinkProps & { readonly guestPath: string }) {
  const isGuest = useSession().state === 'guest';
  return <PathLink {...props} {...(isGuest && { path: guestPath, to: addressOf(guestPath) })} />;
}

interface PathLinkProps extends AppLinkProps {
  readonly path: string | undefined;
}

function PathLink({
  to,
  path,
  ready = true,
  onClick,
  onPointerEnter,
  onTouchStart,
  onFocus,
  ...rest
}: PathLinkProps) {
  const go = useGo();
  const router = useRouter();
  const layout = useLayoutKind();
  const isCurrent = useRouterState({ select: (state) => isShownAt(to, state.location.pathname, layout) });
  // Whoever points at a link, touches it or reaches it by keyboard is about to follow it. A page is the same whatever is searched in it.
  const preload = () => {
    const [pathname] = path?.split(/[?#]/) ?? [];
    if (pathname !== undefined) void router.preloadRoute({ to: pathname }).catch(() => undefined);
  };
  return (
    <a
      {...rest}
      href={path ?? '/'}
      aria-current={isCurrent ? 'page' : rest['aria-current']}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preload();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        preload();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        preload();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        go(to, ready);
      }}
    />
  );
}
