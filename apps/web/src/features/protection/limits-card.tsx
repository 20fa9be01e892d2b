import { useText } from '@hanpan/client';
import type { OwnLimit } from '@hanpan/contract';
import { Loaded } from '@hanpan/kit';
import { protectionTexts } from '@hanpan/messages';
import { Card, CardHeader, Skeleton } from '@hanpan/ui';
import { useId, useState } from 'react';
import { LimitDialog } from './limit-dialog.tsx';
import { LimitRow } from './limit-row.tsx';
import { byKind, limitIn } from './model.ts';
import styles from './protection.module.css';
import { useOwnLimits } from './use-own-limits.ts';

/** RG-1, RG-3, RG-6: what the member allows itself to deposit, stake, lose and spend of its time. */
export function LimitsCard() {
  const t = useText(protectionTexts);
  const titleId = useId();
  const query = useOwnLimits();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={t('protection.limits')} />
      <p className={styles.lead}>{t('protection.limitsNote')}</p>
      <Loaded query={query} errorTitle={t('protection.limitsError')} skeleton={<Skeleton height="960px" />}>
        {({ list }) => <Limits list={list} />}
      </Loaded>
    </Card>
  );
}

function Limits({ list }: { list: readonly OwnLimit[] }) {
  const t = useText(protectionTexts);
  const [changed, setChanged] = useState<Pick<OwnLimit, 'kind' | 'period'>>();
  // Looked up anew: the list is read again while the dialog is open, and what stands in it is what counts.
  const limit = changed && limitIn(list, changed);
  return (
    <div className={styles.kinds}>
      {byKind(list).map(([kind, limits]) => (
        <section key={kind} className={styles.kind} aria-labelledby={`limit-${kind}`}>
          <h3 id={`limit-${kind}`}>{t(`protection.kind.${kind}`)}</h3>
          <p className={styles.quiet}>{t(`protection.about.${kind}`)}</p>
          <ul>
            {limits.map((limit) => (
              <LimitRow key={limit.period} limit={limit} onChange={() => setChanged(limit)} />
            ))}
          </ul>
        </section>
      ))}
      {limit && <LimitDialog limit={limit} onClose={() => setChanged(undefined)} />}
    </div>
  );
}
