import { useText } from '@hanpan/client';
import { PanelSection } from '@hanpan/kit';
import { consoleCashTexts } from '@hanpan/messages';
import { Money, TimeText } from '@hanpan/ui';
import { useLedgerNames } from '../../app/ledger-names.ts';
import { LedgerLine, LedgerLines, LedgerNote } from '../../app/parts/ledger-lines.tsx';
import styles from './cash-ledger.module.css';
import { type CashDetailData, isOpen, type PlannedLine, plannedLines } from './model.ts';

type Line = CashDetailData['ledger'][number];

/** The member's balance as the ledger has it, oldest line first, and below it the line that approving will post. */
export function CashLedger({ detail }: { detail: CashDetailData }) {
  const t = useText(consoleCashTexts);
  const planned = plannedLines(detail);
  const isEmpty = detail.ledger.length === 0 && planned.length === 0;
  return (
    <PanelSection
      title={t('consoleCash.ledger')}
      note={planned.length > 0 ? t('consoleCash.ledgerWillPost') : t('consoleCash.ledgerLatest')}
    >
      {isEmpty ? (
        <p className={styles.none}>{t('consoleCash.ledgerNone')}</p>
      ) : (
        <Lines lines={detail.ledger.toReversed()} planned={planned} />
      )}
      <dl className={styles.sums}>
        <dt>{t('consoleCash.balanceNow')}</dt>
        <dd>
          <Money amount={detail.cashAmt} tone="plain" />
        </dd>
        {isOpen(detail.request) && (
          <>
            <dt>{t('consoleCash.balanceAfter')}</dt>
            <dd>
              <Money amount={detail.afterAmt} />
            </dd>
          </>
        )}
        {detail.bonus && (
          <>
            <dt>{t('consoleCash.bonusNow')}</dt>
            <dd>
              <Money amount={detail.bonusAmt} tone="plain" />
            </dd>
          </>
        )}
        {detail.bonus && isOpen(detail.request) && (
          <>
            <dt>{t('consoleCash.bonusAfter')}</dt>
            <dd>
              <Money amount={detail.afterBonusAmt} />
            </dd>
          </>
        )}
      </dl>
    </PanelSection>
  );
}

function Lines({ lines, planned }: { lines: readonly Line[]; planned: readonly PlannedLine[] }) {
  const t = useText(consoleCashTexts);
  return (
    <LedgerLines
      headings={[
        t('consoleCash.ledger.account'),
        t('consoleCash.ledger.amount'),
        t('consoleCash.ledger.balance'),
      ]}
    >
      {lines.map((line) => (
        <PostedLine key={line.transferId} line={line} />
      ))}
      {planned.map((line) => (
        <WillPost key={line.flow} line={line} />
      ))}
    </LedgerLines>
  );
}

function PostedLine({ line }: { line: Line }) {
  const names = useLedgerNames();
  return (
    <LedgerLine
      flow={line.flow}
      amount={line.amount}
      balance={<Money amount={line.balanceAfter} unit={null} tone="plain" />}
    >
      <LedgerNote>
        {names.kind(line.counter)} · #{line.transferId} ·{' '}
        <TimeText atMs={Date.parse(line.postedAt)} format="dateTimeSeconds" />
      </LedgerNote>
    </LedgerLine>
  );
}

function WillPost({ line }: { line: PlannedLine }) {
  const t = useText(consoleCashTexts);
  const names = useLedgerNames();
  const balance =
    line.balanceAfter === undefined ? (
      line.flow === 'withdrawal-pay' && t('consoleCash.ledger.fromHold')
    ) : (
      <Money amount={line.balanceAfter} unit={null} tone="plain" />
    );
  return (
    <LedgerLine planned flow={line.flow} amount={line.amount} balance={balance}>
      <LedgerNote>
        {names.kind(line.counter)} · {t('consoleCash.ledger.planned')}
      </LedgerNote>
    </LedgerLine>
  );
}
