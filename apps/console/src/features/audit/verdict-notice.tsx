import { useText } from '@hanpan/client';
import { consoleAuditTexts } from '@hanpan/messages';
import { PartialNotice } from '@hanpan/ui';
import type { Verdict } from './use-audit.ts';

/** What a reading of the whole chain found: everything as it was, or the first place that is not. */
export function VerdictNotice({ verdict }: { verdict: Verdict }) {
  const t = useText(consoleAuditTexts);
  const { fault, entryCount, anchorCount, tookMs } = verdict;
  if (fault === null)
    return (
      <PartialNotice title={t('consoleAudit.whole.title')}>
        {t('consoleAudit.whole', { count: entryCount, anchors: anchorCount, ms: tookMs })}
      </PartialNotice>
    );
  return (
    <PartialNotice tone="warn" title={t('consoleAudit.broken.title', { place: fault.place })}>
      {t(`consoleAudit.broken.${fault.kind}`)}
    </PartialNotice>
  );
}
