import type { OddsMilli } from '@hanpan/money';

/** Which change of a price a member takes: none, a better one, or any. */
export type OddsConsent = 'review' | 'higher' | 'all';

/** Whether a leg may be taken at the price that is offered now, given the one that the member saw. */
export function isConsented(consent: OddsConsent, seen: OddsMilli, offered: OddsMilli): boolean {
  if (consent === 'all') return true;
  return consent === 'higher' ? offered >= seen : offered === seen;
}
