import { useText } from '@hanpan/client';
import { consoleCashFactsTexts, consoleCashTexts } from '@hanpan/messages';
import { Badge, type BadgeKind, Elapsed, TimeText } from '@hanpan/ui';
import clsx from 'clsx';
import { useOperator } from '../../app/session.ts';
import styles from './cash-cells.module.css';
import { type CashRow, isMine, isOpen } from './model.ts';

const badgeOf: Record<string, BadgeKind> = { 0: 'ask', 2: 'wait', 1: 'done', [-1]: 'void' };

/** Of a request that came to nothing, whether an operator rejected it, the member took it back, or its time was over. */
function stateWordOf({ state, closedBy }: CashRow) {
  return state === -1 ? (closedBy ?? 'rejected') : state;
}

interface StateBadgesProps {
  row: CashRow;
  /** In a table the badge for a second approval replaces the state, which the columns beside it show. */
  short?: boolean;
}

export function StateBadges({ row, short = false }: StateBadgesProps) {
  const t = useText(consoleCashTexts);
  const needsTwo = row.needsSecond && isOpen(row);
  return (
    <span className={styles.badges}>
      {!(short && needsTwo) && (
        <Badge size="sm" kind={badgeOf[row.state] ?? 'plain'}>
          {t(`consoleCash.state.${stateWordOf(row)}`)}
        </Badge>
      )}
      {needsTwo && (
        <Badge size="sm" kind="now">
          {t('consoleCash.twoPerson')}
        </Badge>
      )}
    </span>
  );
}

/** Of a last withdrawal, which kept none of the rules of others. */
export function ClosingBadge() {
  const facts = useText(consoleCashFactsTexts);
  return (
    <Badge size="sm" kind="now">
      {facts('consoleCash.closing')}
    </Badge>
  );
}

export function ClaimedBy({ row }: { row: CashRow }) {
  const t = useText(consoleCashTexts);
  const me = useOperator();
  if (row.claimedBy === null) return <span className={styles.nobody}>{t('consoleCash.nobody')}</span>;
  const mine = isMine(row, me);
  return (
    <span className={clsx(styles.holder, mine && styles.mine)}>
      {mine ? t('consoleCash.me') : row.claimedBy}
    </span>
  );
}

interface ServiceTimeProps {
  row: CashRow;
  /** Among records: without bar, year and seconds, which the detail shows. */
  short?: boolean;
}

/** While it is open: how long it has waited and how much of the promised time that is. Afterwards: when it was done. */
export function ServiceTime({ row, short = false }: ServiceTimeProps) {
  const sinceMs = Date.parse(row.appliedAt);
  const limitMs = Date.parse(row.dueAt) - sinceMs;
  if (isOpen(row)) return <Elapsed sinceMs={sinceMs} limitMs={limitMs} bar={!short} />;
  if (row.processedAt === null) return <span className={styles.nobody}>-</span>;
  return (
    <TimeText
      atMs={Date.parse(row.processedAt)}
      format={short ? 'dayTime' : 'dateTimeSeconds'}
      className={styles.nobody}
    />
  );
}
