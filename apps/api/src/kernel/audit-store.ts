import type { Tx } from '@hanpan/db';

export interface AuditRow {
  readonly siteId: number;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

export async function insertAudit(tx: Tx, row: AuditRow): Promise<void> {
  await tx.run(
    'insert into audit_log (site_id, actor, action, subject, detail) values ($1, $2, $3, $4, $5)',
    [row.siteId, row.actor, row.action, row.subject, JSON.stringify(row.detail)],
  );
}
