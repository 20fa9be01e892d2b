import { openModal } from './popups.ts';

let wanted: string | undefined;

/** Opens the log-in; once it has succeeded, the member goes to this path of the site. */
export function logInTo(href: string | undefined): void {
  wanted = href;
  openModal('login');
}

/** Where the member wanted to go before logging in, once. */
export function takeWanted(): string | undefined {
  const href = wanted;
  wanted = undefined;
  return href;
}

/** Whoever leaves the log-in without logging in wants nothing any more. */
export function forgetWanted(): void {
  wanted = undefined;
}
