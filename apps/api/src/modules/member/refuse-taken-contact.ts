import type { Tx } from '@hanpan/db';
import { type Failure, fail } from '../../kernel/failure.ts';
import type { MemberServices } from './services.ts';
import { holdContact, isContactTaken } from './taken-contact-store.ts';

interface Contacts {
  readonly phone: string;
  /** Left out where it does not change. */
  readonly account?: string;
}

/**
 * While secrets are changed, equal contacts may stand under different ones, and the unique indexes of the database do not see it.
 * Whoever takes a contact waits then for others that take the same, and looks under every secret. Fails with U118 and U119.
 */
export async function refuseTakenContact(
  { sealer }: Pick<MemberServices, 'sealer'>,
  tx: Tx,
  siteId: number,
  { phone, account }: Contacts,
): Promise<Failure<'U118' | 'U119'> | undefined> {
  if (sealer.ring.numbers.length === 1) return undefined;
  const taken = async (use: 'phone' | 'account', plain: string) => {
    await holdContact(tx, siteId, sealer.indexUnder(sealer.ring.shared, use, plain));
    return isContactTaken(tx, siteId, use, sealer.blindIndexes(use, plain));
  };
  if (await taken('phone', phone)) return fail('U118');
  return account !== undefined && (await taken('account', account)) ? fail('U119') : undefined;
}
