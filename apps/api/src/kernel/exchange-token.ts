import type { Database } from '@hanpan/db';
import type { GuestContext } from './call-context.ts';
import { type Clock, isoOf } from './clock.ts';
import { renewSession, type Session } from './sessions.ts';

type SignedIn = Pick<GuestContext, 'token' | 'keepSession'> & { readonly session: Session };

/** Exchanges the token of whoever is signed in for one that lives on; fails as `renewSession` does. */
export async function exchangeToken(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { session, token: used, keepSession }: SignedIn,
) {
  const { token, expiresAt } = await database.transaction((tx) =>
    renewSession(tx, clock, session.sessionId, used),
  );
  return { token: keepSession(token, expiresAt), expiresAt: isoOf(expiresAt) };
}
