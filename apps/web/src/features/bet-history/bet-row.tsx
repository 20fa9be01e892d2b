import { useText } from '@hanpan/client';
import { betBadges } from '@hanpan/kit';
import { betTexts, myBetTexts } from '@hanpan/messages';
import { Badge, Icon, Money, TimeText } from '@hanpan/ui';
import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { standingProduct } from '../../app/leg-factors.ts';
import { useOddsText } from '../../app/odds-text.ts';
import { BetDetails } from './bet-details.tsx';
import styles from './bet-row.module.css';
import type { HistoryEntry } from './model.ts';
import { useBetWords } from './use-bet-words.ts';

export interface BetRowProps {
  readonly entry: HistoryEntry;
  readonly vendorName: (code: string) => string;
  /** What can be done with the bet, in its details. */
  readonly actions: (entry: HistoryEntry) => ReactNode;
}

/** One bet in a line: when, what, at which odds, how much, how it went. It opens to what it was made of. */
export function BetRow({ entry, vendorName, actions }: BetRowProps) {
  const t = useText(betTexts);
  const own = useText(myBetTexts);
  const oddsText = useOddsText();
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const { title, note } = useBetWords(vendorName)(entry);
  // The line tells what was bet; what became of it stands in its calculation.
  const isOver = entry.type !== 'wait';
  const odds = entry.totalOdds === null ? '' : oddsText.product(standingProduct(entry.betCalResults, isOver));
  return (
    <li className={clsx(styles.bet, isOpen && styles.isOpen)}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setOpen(!isOpen)}
      >
        <TimeText atMs={Date.parse(entry.placedAt)} format="dayTime" className={styles.time} />
        <span className={styles.name}>
          <b>{title}</b>
          <small>{note}</small>
          {/* Undecided like those that run, but it may be given back still. */}
          {entry.status === 'WAIT' && <small>{own('myBets.status.WAIT')}</small>}
          {entry.refusal !== null && <small>{own(`myBets.refusal.${entry.refusal}`)}</small>}
          <small className={styles.narrow}>
            {odds !== '' && `${odds} × `}
            <Money amount={entry.cash} tone="plain" />
          </small>
        </span>
        <span className={styles.odds}>{odds}</span>
        <span className={styles.stake}>
          <Money amount={entry.cash} tone="plain" />
        </span>
        <Paid entry={entry} />
        <span className={styles.state}>
          {/* What was sold has neither won nor lost. */}
          {entry.isSold ? (
            <Badge kind="plain">{own('myBets.status.cashed-out')}</Badge>
          ) : (
            <Badge kind={betBadges[entry.type]}>
              {t(`bet.type.${entry.refusal === null ? entry.type : 'refused'}`)}
            </Badge>
          )}
        </span>
        <span className={styles.receipt}>{entry.receiptId}</span>
        <Icon name="chevronDown" className={clsx(styles.arrow, isOpen && styles.turned)} />
      </button>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <BetDetails entry={entry} actions={actions(entry)} />}
      </div>
    </li>
  );
}

/** The stake came back and nothing else: there is neither gain nor loss to name. */
const isReturned = ({ type, resultCash }: HistoryEntry) =>
  (type === 'draw' || type === 'other') && resultCash === 0;

/** What it pays or has paid, and the gain or loss under it. A return at or below the stake is no win, so it is not gold. */
function Paid({ entry }: { entry: HistoryEntry }) {
  const t = useText(betTexts);
  if (entry.type === 'wait') {
    if (entry.possibleCash === null) return <span className={styles.paid}>–</span>;
    const count = entry.betCalResults.length;
    const done = entry.betCalResults.filter(({ result }) => result !== null).length;
    return (
      <span className={styles.paid}>
        <Money amount={entry.possibleCash} tone="plain" />
        <small>{count > 1 ? t('bet.row.openLegs', { done, count }) : t('bet.row.expected')}</small>
      </span>
    );
  }
  return (
    <span className={styles.paid}>
      <Money amount={entry.winCash} tone={entry.winCash > entry.cash ? 'gold' : 'plain'} />
      <small>
        {isReturned(entry) ? (
          t('bet.type.draw')
        ) : (
          <Money amount={entry.resultCash} tone="plain" unit={null} signed />
        )}
      </small>
    </span>
  );
}
