import { openModal } from './popups.ts';
import { type PlainName, pathOf } from './urls.ts';

let wanted: string | undefined;
/** The page that the guest looked at last, as members have it. The log-in of a phone is a page itself, and does not count. */
let seen: PlainName = 'main';

/** Opens the log-in; once it has succeeded, the member goes to this path of the site. */
export function logInTo(href: string | undefined): void {
  wanted = href;
  openModal('login');
}

/** A guest looks at a page that members have at this place. */
export function noteSeen(place: PlainName): void {
  seen = place;
}

/** Where the member wanted to go before logging in, once; without a wish, on with what the guest looked at. */
export function takeWanted(): string {
  const href = wanted ?? pathOf(seen);
  forgetWanted();
  return href;
}

/** Whoever leaves the log-in without logging in wants nothing any more. */
export function forgetWanted(): void {
  wanted = undefined;
}
