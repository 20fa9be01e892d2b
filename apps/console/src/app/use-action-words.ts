import { useText } from '@hanpan/client';
import { type AuditAction, auditActions } from '@hanpan/contract';
import { consoleAuditActionTexts } from '@hanpan/messages';

const known: ReadonlySet<string> = new Set(auditActions);

function isKnown(action: string): action is AuditAction {
  return known.has(action);
}

/** What was done, in words. Entries are kept for years: one of an earlier release may have a name that is no longer used. */
export function useActionWords(): (action: string) => string {
  const t = useText(consoleAuditActionTexts);
  return (action) => (isKnown(action) ? t(`consoleAudit.action.${action}`) : action);
}
