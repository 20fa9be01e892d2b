import { useText } from '@hanpan/client';
import { consoleLedgerTexts } from '@hanpan/messages';
import { TimeText } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { useDayWords } from '../../app/day-words.ts';
import styles from './chain-facts.module.css';
import { FirstWrong } from './first-wrong.tsx';
import { chainVerdictOf, type Installation, type LedgerSummary } from './model.ts';
import { VerdictBanner, VerdictTime } from './verdict-banner.tsx';
import { VerifyButton } from './verify-button.tsx';

interface ChainFactsProps {
  readonly chain: LedgerSummary['chain'];
  /** Null for everybody but a supervisor of the platform, who may verify. */
  readonly installation: Installation | null;
}

/** Whether any record of the site was changed after it was written; and if so, the first one, in words. */
export function ChainFacts({ chain, installation }: ChainFactsProps) {
  const t = useText(consoleLedgerTexts);
  const { day } = useDayWords();
  const { verification, lastHeadDay } = chain;
  const verdict = chainVerdictOf(chain);
  const title = t(`consoleLedger.chain.${verdict}`);
  const body = t(`consoleLedger.chain.${verdict}Body`);
  return (
    <section aria-label={t('consoleLedger.chain')} className={styles.chain}>
      <VerdictBanner verdict={verdict === 'unfinished' ? 'notYet' : verdict} title={title} body={body}>
        {verification && (
          <VerdictTime>
            {t('consoleLedger.verifiedAt')}{' '}
            <TimeText atMs={Date.parse(verification.verifiedAt)} format="dateTimeSeconds" zone />
          </VerdictTime>
        )}
        {installation !== null && <VerifyButton />}
      </VerdictBanner>
      {verification?.finding && <FirstWrong finding={verification.finding} />}
      <dl className={styles.facts}>
        <ChainFact title={t('consoleLedger.lastHead')} note={t('consoleLedger.lastHeadNote')}>
          {lastHeadDay === null ? t('consoleLedger.lastHeadNone') : day(lastHeadDay)}
        </ChainFact>
      </dl>
    </section>
  );
}

interface ChainFactProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

export function ChainFact({ title, note, children }: ChainFactProps) {
  return (
    <div className={styles.fact}>
      <dt>{title}</dt>
      <dd className={styles.value}>{children}</dd>
      <dd>{note}</dd>
    </div>
  );
}
