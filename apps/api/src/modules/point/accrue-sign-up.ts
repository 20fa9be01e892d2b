import type { Tx } from '@hanpan/db';
import type { Holder } from '@hanpan/ledger';
import { settingsOfSite } from '../settings/index.ts';
import { grantPoints } from './grant-points.ts';
import type { AccrualServices } from './services.ts';

/** The points of a new member, in the transaction that approves the sign-up. */
export async function accrueSignUp(
  { ledger, clock }: AccrualServices,
  tx: Tx,
  holder: Holder,
): Promise<void> {
  const { pointAccrual } = await settingsOfSite(tx, holder.siteId);
  await grantPoints(ledger, tx, clock.date(), {
    holder,
    kind: 'signUp',
    reference: `member:${holder.memberId}`,
    accrued: pointAccrual.signUpPoints,
  });
}
