import { useText } from '@hanpan/client';
import type { Approval } from '@hanpan/contract';
import { consoleApprovalTexts } from '@hanpan/messages';

/** Whom it concerns, in a few words: the members, and codes that anybody may use. */
export function Receivers({ row: { memIds, codeCount } }: { row: Approval }) {
  const t = useText(consoleApprovalTexts);
  const [first, ...others] = memIds;
  const named =
    first === undefined || others.length === 0
      ? first
      : t('consoleApproval.more', { memId: first, count: others.length });
  const codes = codeCount === 0 ? undefined : t('consoleApproval.codes', { count: codeCount });
  return <>{[named, codes].filter((part) => part !== undefined).join(' · ')}</>;
}
