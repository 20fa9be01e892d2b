import { useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { cashFactsTexts } from '@hanpan/messages';
import { Card, CardHeader, LinkButton, Money, TimeText } from '@hanpan/ui';
import { useId } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import styles from './bonus-progress.module.css';

interface TurnoverProgressProps {
  readonly turnover: DataOf<'/api/cash/turnover'>;
  /** Nothing else stands between the member and its withdrawal, such as a bonus with a turnover of its own. */
  readonly isLast: boolean;
}

/** How much of what came in is played, how much is missing, and where to play it. */
export function TurnoverProgress({ turnover, isLast }: TurnoverProgressProps) {
  const t = useText(cashFactsTexts);
  const titleId = useId();
  const { done, required, missing } = turnover;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={t(isLast ? 'cash.turnover.blocked' : 'cash.turnover.left', { missing })}
      />
      <div className={styles.body}>
        <progress
          className={styles.bar}
          aria-label={t('cash.turnover.progress')}
          value={done}
          max={Math.max(1, required)}
        />
        <dl className={styles.facts}>
          <div>
            <dt>{t('cash.turnover.done')}</dt>
            <dd>
              <Money amount={done} tone="plain" />
            </dd>
          </div>
          <div>
            <dt>{t('cash.turnover.required')}</dt>
            <dd>
              <Money amount={required} tone="plain" />
            </dd>
          </div>
          <div>
            <dt>{t('cash.turnover.missing')}</dt>
            <dd>
              <Money amount={missing} tone="plain" />
            </dd>
          </div>
        </dl>
        <TurnoverParts list={turnover.list} />
        <p className={styles.note}>{t('cash.turnover.note')}</p>
        <div className={styles.ways}>
          <LinkButton as={AppLink} to="slotLobby" variant="filled">
            {t('cash.turnover.slots')}
          </LinkButton>
          <LinkButton as={AppLink} to="sport">
            {t('cash.turnover.sports')}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

/** Each sum that came in with its own progress; the oldest is served first, so the order says what is next. */
function TurnoverParts({ list }: Pick<DataOf<'/api/cash/turnover'>, 'list'>) {
  const t = useText(cashFactsTexts);
  return (
    <ul className={styles.parts} aria-label={t('cash.turnover.parts')}>
      {list.map(({ kind, money, required, done, since }) => (
        <li key={`${kind}${since}`}>
          <span>
            {`${t(`cash.turnover.kind.${kind}`)} `}
            <Money amount={money} tone="plain" />
          </span>
          <TimeText atMs={Date.parse(since)} className={styles.since} />
          <span>
            <Money amount={done} tone="plain" unit={null} />
            {' / '}
            <Money amount={required} tone="plain" />
          </span>
        </li>
      ))}
    </ul>
  );
}
