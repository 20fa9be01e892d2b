import type { Tx } from '@hanpan/db';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { emit } from '../../kernel/outbox.ts';
import { countOf, presentApproval } from './present.ts';
import { approvalById, insertApproval, type NewApproval } from './request-store.ts';

/** Nothing is given yet: what is wanted waits for a second operator, and the consoles are told. */
export async function askApproval(
  tx: Tx,
  context: OperatorContext,
  wanted: Omit<NewApproval, 'siteId' | 'operatorId'>,
) {
  const { site, operatorId } = context;
  const id = await insertApproval(tx, { ...wanted, siteId: site.id, operatorId });
  const row = await approvalById(tx, id);
  const { kind, worth, amount, cause, reason } = row;
  const detail = { kind, worth, amount, count: countOf(row), cause, reason };
  await recordAction(tx, context, 'approval.ask', `approval:${id}`, detail);
  await emit(tx, `operators:${site.id}`, 'queue', { kind: 'approval', change: 'new' });
  return presentApproval(row);
}
