import { identityNeeds } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { type Failure, fail } from '../../../kernel/failure.ts';
import type { Site } from '../../../kernel/sites.ts';
import { settingsOf } from '../../settings/index.ts';
import { isVerified } from './identity-store.ts';

/** Fails with ID01 where the site lets in nobody whose identity was not verified, and this member's was not. */
export async function refuseUnverified(
  tx: Tx,
  site: Site,
  memberId: number,
): Promise<Failure<'ID01'> | undefined> {
  if (!settingsOf(site).identityRequired) return undefined;
  return (await isVerified(tx, memberId, identityNeeds)) ? undefined : fail('ID01');
}
