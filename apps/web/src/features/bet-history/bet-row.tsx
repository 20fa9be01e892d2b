import { useLocalText, useText } from '@hanpan/client';
import { betTexts } from '@hanpan/messages';
import { Badge, CopyButton, Icon, Money, TimeText } from '@hanpan/ui';
import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { BetDetails } from './bet-details.tsx';
import styles from './bet-row.module.css';
import { badgeOfType, type HistoryEntry, namedTypeOf } from './model.ts';

export interface BetRowProps {
  readonly entry: HistoryEntry;
  /** The page of the history it is on. */
  readonly page: number;
}

/** One bet in a line: what, how much, how it went. It opens to its receipt and, for sports, its legs. */
export function BetRow({ entry, page }: BetRowProps) {
  const t = useText(betTexts);
  const local = useLocalText();
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const name = local(entry.name);
  return (
    <li className={styles.bet}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.name}>
          <small>{t(`bet.family.${namedTypeOf(entry)}`)}</small>
          <b>{name}</b>
        </span>
        <TimeText atMs={Date.parse(entry.placedAt)} className={styles.time} />
        <Sum label={t('bet.list.stake')} className={styles.stake}>
          <Money amount={entry.cash} tone="plain" />
        </Sum>
        <Sum label={t('bet.list.net')} className={styles.net}>
          {entry.type === 'wait' ? (
            <span className={styles.open}>–</span>
          ) : (
            <Money amount={entry.resultCash} tone={entry.resultCash > 0 ? 'gold' : 'plain'} signed />
          )}
        </Sum>
        <span className={styles.state}>
          <Badge kind={badgeOfType(entry.type)}>{t(`bet.type.${entry.type}`)}</Badge>
        </span>
        <Icon name="chevronDown" className={clsx(styles.arrow, isOpen && styles.turned)} />
      </button>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && (
          <div className={styles.details}>
            <p className={styles.receipt}>
              {`${t('bet.list.receipt')} `}
              <b>{entry.receiptId}</b>
              <CopyButton value={entry.receiptId} size="xs">
                {t('bet.list.copy')}
              </CopyButton>
            </p>
            {entry.family === 'sports' ? (
              <BetDetails betIdx={entry.betIdx} page={page} />
            ) : (
              <PlainFacts entry={entry} />
            )}
          </div>
        )}
      </div>
    </li>
  );
}

function Sum(props: { label: string; className: string | undefined; children: ReactNode }) {
  return (
    <span className={clsx(styles.sum, props.className)}>
      <small>{props.label}</small>
      {props.children}
    </span>
  );
}

/** A game round has no legs, only its stake, return and time. */
function PlainFacts({ entry }: { entry: HistoryEntry }) {
  const t = useText(betTexts);
  return (
    <p className={styles.receipt}>
      {`${t('bet.list.win')} `}
      <Money amount={entry.winCash} tone={entry.winCash > entry.cash ? 'gold' : 'plain'} />
      <TimeText atMs={Date.parse(entry.placedAt)} format="dateTimeSeconds" zone />
    </p>
  );
}
