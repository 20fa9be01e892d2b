import type { Tx } from '@hanpan/db';
import { isoOf } from '../clock.ts';
import { type Failure, fail } from '../failure.ts';
import { type ConfirmationRow, countTry, lockConfirmation, setGiven } from './confirmation-store.ts';
import type { Confirmer } from './operation.ts';
import type { ConfirmationServices } from './show-operation.ts';

/** After so many wrong ones the operation has to be looked at anew. */
const mostTries = 3;

type Clocked = Pick<ConfirmationServices, 'clock'>;

/** One of this session that is not over. */
export async function openConfirmation(
  { clock }: Clocked,
  tx: Tx,
  { site, operatorId, memberId, session }: Confirmer,
  key: string,
): Promise<ConfirmationRow | undefined> {
  const row = await lockConfirmation(tx, site.id, key);
  if (row === undefined || row.sessionId !== session.sessionId) return undefined;
  if (row.operatorId !== (operatorId ?? null) || row.memberId !== (memberId ?? null)) return undefined;
  return row.usedAt === null && row.expiresAt.getTime() > clock() ? row : undefined;
}

/**
 * Counts a try before the password, code or PIN is looked at, so that of many at once no more are looked at than of others. Fails
 * with L015 where it is over, was given, had its tries, or is about something else than what was shown, where that is said.
 */
export async function tryConfirmation(
  services: Clocked,
  tx: Tx,
  confirmer: Confirmer,
  { confirmationKey, digest }: { readonly confirmationKey: string; readonly digest?: string },
): Promise<Failure<'L015'> | undefined> {
  const row = await openConfirmation(services, tx, confirmer, confirmationKey);
  if (row === undefined || row.givenAt !== null || row.tries >= mostTries) return fail('L015');
  if (digest !== undefined && row.digest.toString('hex') !== digest) return fail('L015');
  await countTry(tx, row.key);
  return undefined;
}

/** What was tried was right. Fails with L015 where its time was over meanwhile. */
export async function keepConfirmation(
  services: Clocked,
  tx: Tx,
  confirmer: Confirmer,
  confirmationKey: string,
): Promise<Failure<'L015'> | { readonly path: string; readonly until: string }> {
  const row = await openConfirmation(services, tx, confirmer, confirmationKey);
  if (row === undefined || row.givenAt !== null) return fail('L015');
  await setGiven(tx, row.key, services.clock.date());
  return { path: row.path, until: isoOf(row.expiresAt) };
}
