import { useText } from '@hanpan/client';
import { betTexts, slipTexts } from '@hanpan/messages';
import { Money, TimeText } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { ReceiptNumber } from '../../app/receipt-number.tsx';
import styles from './bet-details.module.css';
import { BetLegs } from './bet-legs.tsx';
import { BetMoney } from './bet-money.tsx';
import { BetSum } from './bet-sum.tsx';
import type { HistoryEntry } from './model.ts';

/** What a bet was made of: its choices, how its return is calculated, what it moved, and its receipt. */
export function BetDetails({ entry, actions }: { entry: HistoryEntry; actions: ReactNode }) {
  const t = useText(betTexts);
  const hasChoices = entry.betCalResults.length > 0;
  return (
    <div className={styles.details}>
      <div className={styles.part}>
        {hasChoices ? (
          <>
            <BetLegs results={entry.betCalResults} isRefused={entry.refusal !== null} />
            {entry.refusal === null && <BetSum entry={entry} />}
          </>
        ) : (
          <p className={styles.note}>{t('bet.details.round')}</p>
        )}
      </div>
      <div className={styles.part}>
        <Facts entry={entry} />
        <div className={styles.actions}>{actions}</div>
        {hasChoices && <BetMoney family={entry.family} betIdx={entry.betIdx} />}
      </div>
    </div>
  );
}

function Facts({ entry }: { entry: HistoryEntry }) {
  const t = useText(betTexts);
  const slip = useText(slipTexts);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('bet.list.receipt')}</dt>
        <dd>
          <ReceiptNumber receiptId={entry.receiptId} />
        </dd>
      </div>
      <div>
        <dt>{t('bet.list.placedAt')}</dt>
        <dd>
          <TimeText atMs={Date.parse(entry.placedAt)} format="dateTimeSeconds" />
        </dd>
      </div>
      {entry.settledAt !== null && (
        <div>
          <dt>{t('bet.list.settledAt')}</dt>
          <dd>
            <TimeText atMs={Date.parse(entry.settledAt)} format="dateTimeSeconds" />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('bet.list.stake')}</dt>
        <dd>
          <Money amount={entry.cash} tone="plain" />
        </dd>
      </div>
      {entry.oddsPolicy !== null && (
        <div>
          <dt>{slip('slip.policy')}</dt>
          <dd>{slip(`slip.policy.${entry.oddsPolicy}`)}</dd>
        </div>
      )}
    </dl>
  );
}
