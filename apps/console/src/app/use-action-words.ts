import { useText, useTextIfAny } from '@hanpan/client';
import { type AuditAction, auditActions } from '@hanpan/contract';
import { consoleAuditActionTexts, consoleSignificantTexts } from '@hanpan/messages';

const known: ReadonlySet<string> = new Set(auditActions);

function isKnown(action: string): action is AuditAction {
  return known.has(action);
}

/** The beginning of several actions, "sports.", which a list may be asked for. */
export function isActionGroup(action: string): boolean {
  return action.endsWith('.');
}

/**
 * What was done, in words; the beginning of several actions by what they are about. Entries are kept for years: one of an earlier
 * release may have a name that is no longer used.
 */
export function useActionWords(): (action: string) => string {
  const t = useText(consoleAuditActionTexts);
  const groupOf = useTextIfAny(consoleSignificantTexts);
  return (action) => {
    if (isActionGroup(action)) return groupOf(`consoleSignificant.actions.${action.slice(0, -1)}`) ?? action;
    return isKnown(action) ? t(`consoleAudit.action.${action}`) : action;
  };
}
