import type { Tx } from '@hanpan/db';
import type { OperatorContext } from './call-context.ts';

/** Writes down a staff action in the transaction that does it. Never put secrets into `detail`. */
export async function recordAction(
  tx: Tx,
  context: OperatorContext,
  action: string,
  subject: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await tx.run(
    'insert into audit_log (site_id, actor, action, subject, detail) values ($1, $2, $3, $4, $5)',
    [
      context.site.id,
      context.operatorName,
      action,
      subject,
      JSON.stringify({ ...detail, address: context.address }),
    ],
  );
}
