import { useText } from '@hanpan/client';
import { consoleLedgerTexts } from '@hanpan/messages';
import { Icon, Money, TimeText } from '@hanpan/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CheckButton } from './check-button.tsx';
import styles from './ledger-facts.module.css';
import { type LedgerSummary, type Verdict, verdictsOf } from './model.ts';
import { VerdictBanner, VerdictTime } from './verdict-banner.tsx';

/** The three facts that make books trustworthy, large; and one sentence that says whether they hold. */
export function LedgerFacts({ summary }: { summary: LedgerSummary }) {
  const t = useText(consoleLedgerTexts);
  const verdicts = verdictsOf(summary);
  return (
    <section aria-label={t('consoleLedger.facts')} className={styles.facts}>
      <Banner verdict={verdicts.whole} summary={summary} />
      <dl className={styles.grid}>
        <Fact
          title={t('consoleLedger.total')}
          note={`${t('consoleLedger.totalMust')} · ${t('consoleLedger.transfers', { count: summary.transferCount })}`}
          verdict={verdicts.total}
        >
          <Money amount={summary.entriesTotal} tone="plain" size="xl" />
        </Fact>
        <Fact
          title={t('consoleLedger.mismatches')}
          note={t('consoleLedger.mismatchesOf', { accounts: summary.accountCount })}
          verdict={verdicts.mismatches}
        >
          {t('consoleLedger.count', { count: summary.mismatchCount })}
        </Fact>
        <Fact
          title={t('consoleLedger.negatives')}
          note={t('consoleLedger.negativesMust')}
          verdict={verdicts.negatives}
        >
          {t('consoleLedger.count', { count: summary.negativeCount })}
        </Fact>
      </dl>
    </section>
  );
}

function Banner({ verdict, summary }: { verdict: Verdict; summary: LedgerSummary }) {
  const t = useText(consoleLedgerTexts);
  const words = {
    right: [t('consoleLedger.ok'), t('consoleLedger.okBody')],
    wrong: [t('consoleLedger.bad'), t('consoleLedger.badBody')],
    notYet: [t('consoleLedger.unchecked'), t('consoleLedger.uncheckedBody')],
  } as const;
  const [title, body] = words[verdict];
  return (
    <VerdictBanner verdict={verdict} title={title} body={body}>
      <CheckedAt summary={summary} />
      <CheckButton />
    </VerdictBanner>
  );
}

function CheckedAt({ summary }: { summary: LedgerSummary }) {
  const t = useText(consoleLedgerTexts);
  if (summary.checkedAt === null) return null;
  return (
    <VerdictTime>
      {t('consoleLedger.checkedAt')}{' '}
      <TimeText atMs={Date.parse(summary.checkedAt)} format="dateTimeSeconds" zone />
    </VerdictTime>
  );
}

interface FactProps {
  title: string;
  note: string;
  verdict: Verdict;
  children: ReactNode;
}

const marks = { right: 'check', wrong: 'close', notYet: 'clock' } as const;

function Fact({ title, note, verdict, children }: FactProps) {
  const t = useText(consoleLedgerTexts);
  return (
    <div className={clsx(styles.fact, styles[verdict])}>
      <dt className={styles.name}>{title}</dt>
      <dd className={styles.value}>
        <span className={styles.number}>{children}</span>
        <span className={styles.mark}>
          <Icon name={marks[verdict]} size={16} />
          {t(`consoleLedger.${verdict}`)}
        </span>
      </dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}
