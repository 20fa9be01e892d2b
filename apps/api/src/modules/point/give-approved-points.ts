import { pointKind } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { z } from 'zod';
import { fail } from '../../kernel/failure.ts';
import type { ApprovalRow } from '../approval/index.ts';
import { isAdmitted, memberFacts } from '../member/index.ts';
import { grantPoints } from './grant-points.ts';
import type { AccrualServices } from './services.ts';

const content = z.object({ kind: pointKind });

/** Gives what two operators agreed on; its member is locked. Fails with R012 (no member any more). */
export async function giveApprovedPoints({ ledger, clock }: AccrualServices, tx: Tx, request: ApprovalRow) {
  const { id, site_id: siteId, amount, reason, asked_by: operatorId } = request;
  const { kind } = content.parse(request.content);
  for (const memberId of request.member_ids) {
    if (!isAdmitted(await memberFacts(tx, memberId))) return fail('R012');
    const grant = { holder: { siteId, memberId }, kind, reference: `approval:${id}`, accrued: amount };
    const row = await grantPoints(ledger, tx, clock.date(), { ...grant, reason, operatorId });
    if (row === undefined) throw new Error(`points of approval ${id} were given before`);
  }
  return undefined;
}
