import { useText } from '@hanpan/client';
import { consoleLedgerTexts } from '@hanpan/messages';
import { TimeText } from '@hanpan/ui';
import type { ReactNode } from 'react';
import styles from './chain-facts.module.css';
import { chainVerdictOf, type Finding, type LedgerSummary } from './model.ts';
import { VerdictBanner, VerdictTime } from './verdict-banner.tsx';
import { VerifyButton } from './verify-button.tsx';

type Chain = LedgerSummary['chain'];

/** Whether any record was changed after it was written; and if so, the first one, in words and as the verifier said it. */
export function ChainFacts({ chain }: { chain: Chain }) {
  const t = useText(consoleLedgerTexts);
  const { verification, lastHeadDay, unsealedCount } = chain;
  const verdict = chainVerdictOf(chain);
  const title = t(`consoleLedger.chain.${verdict}`);
  const body = t(`consoleLedger.chain.${verdict}Body`);
  return (
    <section aria-label={t('consoleLedger.chain')} className={styles.chain}>
      <VerdictBanner verdict={verdict} title={title} body={body}>
        {verification && (
          <VerdictTime>
            {t('consoleLedger.verifiedAt')}{' '}
            <TimeText atMs={Date.parse(verification.verifiedAt)} format="dateTimeSeconds" zone />
            {` · ${t('consoleLedger.took', { ms: verification.tookMs })}`}
          </VerdictTime>
        )}
        <VerifyButton />
      </VerdictBanner>
      {verification?.finding && <FirstWrong finding={verification.finding} />}
      <dl className={styles.facts}>
        {verification !== null && verification.finding === null && (
          <Fact
            title={t('consoleLedger.verifiedRows')}
            note={t('consoleLedger.verifiedLinks', {
              batches: verification.batchCount,
              seals: verification.sealCount,
              heads: verification.headCount,
            })}
          >
            {t('consoleLedger.verifiedTransfers', { transfers: verification.transferCount })}
          </Fact>
        )}
        <Fact title={t('consoleLedger.lastHead')} note={t('consoleLedger.lastHeadNote')}>
          {lastHeadDay ?? t('consoleLedger.lastHeadNone')}
        </Fact>
        <Fact title={t('consoleLedger.unsealed')} note={t('consoleLedger.unsealedNote')}>
          {t('consoleLedger.count', { count: unsealedCount })}
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{title}</dt>
      <dd className={styles.value}>{children}</dd>
      <dd>{note}</dd>
    </div>
  );
}

/**
 * Ids are names, not amounts: they are shown without separators, as they are searched for. Only supervisors are told
 * which record it is.
 */
function FirstWrong({ finding: { check, table, id, detail } }: { finding: Finding }) {
  const t = useText(consoleLedgerTexts);
  return (
    <dl className={styles.finding}>
      <div>
        <dt>{t('consoleLedger.finding')}</dt>
        <dd>
          {id !== null && <b>{t(`consoleLedger.table.${table}`, { id })}</b>}
          <p>{t(`consoleLedger.check.${check}`)}</p>
          {id === null && <p>{t('consoleLedger.forSupervisors')}</p>}
        </dd>
      </div>
      <div>
        <dt>{t('consoleLedger.technical')}</dt>
        <dd lang="en">
          <code>{id === null ? `${table} (${check})` : `${table} ${id} (${check}): ${detail}`}</code>
        </dd>
      </div>
    </dl>
  );
}
