import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordOwnAction } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/call-context.ts';
import { isFailure } from '../../../kernel/failure.ts';
import { partnerInOwnTree } from '../own-tree.ts';
import type { PartnerServices } from '../services.ts';
import { createPartner } from './create-partner.ts';

/**
 * A partner asks for another one below it, which an operator approves. Fails with E403, PT06 (the parent is not of its
 * tree), and as `createPartner`.
 */
export async function askForPartner(
  services: PartnerServices,
  tx: Tx,
  context: MemberContext,
  { parentMemId, idempotencyKey: _, ...form }: BodyOf<'/api/partner/create'>,
) {
  const found = await partnerInOwnTree({ database: tx }, context, parentMemId);
  if (isFailure(found)) return found;
  const asked = { form, parent: found.named, status: 'pending', setBy: found.partner.memId } as const;
  const stored = await createPartner(services, tx, context.site, asked);
  if (isFailure(stored)) return stored;
  // The tree is locked from here on: what was its own may have been moved until now.
  const still = await partnerInOwnTree({ database: tx }, context, parentMemId);
  if (isFailure(still)) return still;
  await recordOwnAction(tx, context, 'partner.ask', { memId: form.memId, rank: form.partnerRank });
  return { memId: form.memId, status: 'pending' as const };
}
