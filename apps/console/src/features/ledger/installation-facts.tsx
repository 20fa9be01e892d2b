import { useText } from '@hanpan/client';
import { consoleLedgerTexts } from '@hanpan/messages';
import { Money } from '@hanpan/ui';
import styles from './chain-facts.module.css';
import { ChainFact } from './chain-facts.tsx';
import { FirstWrong } from './first-wrong.tsx';
import type { Installation } from './model.ts';

/** Every site of the installation together: only supervisors of the platform are given it. */
export function InstallationFacts({ installation }: { installation: Installation }) {
  const t = useText(consoleLedgerTexts);
  const { verification, checkTookMs, unsealedCount, entriesTotal, transferCount } = installation;
  const { accountCount: accounts, mismatchCount, negativeCount } = installation;
  const took = checkTookMs === null ? '' : ` · ${t('consoleLedger.took', { ms: checkTookMs })}`;
  return (
    <section aria-label={t('consoleLedger.installation')} className={styles.chain}>
      <h2>{t('consoleLedger.installation')}</h2>
      {verification?.finding && <FirstWrong finding={verification.finding} />}
      <dl className={styles.facts}>
        <ChainFact
          title={t('consoleLedger.total')}
          note={`${t('consoleLedger.transfers', { count: transferCount })}${took}`}
        >
          <Money amount={entriesTotal} tone="plain" />
        </ChainFact>
        <ChainFact title={t('consoleLedger.mismatches')} note={t('consoleLedger.mismatchesOf', { accounts })}>
          {t('consoleLedger.count', { count: mismatchCount })}
        </ChainFact>
        <ChainFact title={t('consoleLedger.negatives')} note={t('consoleLedger.negativesMust')}>
          {t('consoleLedger.count', { count: negativeCount })}
        </ChainFact>
        {verification !== null && verification.finding === null && (
          <ChainFact
            title={t('consoleLedger.verifiedRows')}
            note={`${t('consoleLedger.verifiedLinks', {
              batches: verification.batchCount,
              seals: verification.sealCount,
              heads: verification.headCount,
            })} · ${t('consoleLedger.took', { ms: verification.tookMs })}`}
          >
            {t('consoleLedger.verifiedTransfers', { transfers: verification.transferCount })}
          </ChainFact>
        )}
        <ChainFact title={t('consoleLedger.unsealed')} note={t('consoleLedger.unsealedNote')}>
          {t('consoleLedger.count', { count: unsealedCount })}
        </ChainFact>
      </dl>
    </section>
  );
}
