import { callQuery, useCaller, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { consoleTradingTexts } from '@hanpan/messages';
import { Badge, PartialNotice, Skeleton } from '@hanpan/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import styles from './feed-strip.module.css';

type Feed = DataOf<'/api/console/sports/feeds'>['list'][number];

const pollMs = 4_000;

/** Who says what happens: whether it lives, how old its last sign of life is, and what stands still because of it. */
export function FeedStrip() {
  const t = useText(consoleTradingTexts);
  const query = useQuery({
    ...callQuery(useCaller(), '/api/console/sports/feeds', {}),
    refetchInterval: pollMs,
  });
  if (query.isError && query.data === undefined)
    return <PartialNotice tone="warn">{t('consoleTrading.feeds.failed')}</PartialNotice>;
  if (query.data === undefined)
    return (
      <div className={styles.strip}>
        <Skeleton height="56px" />
      </div>
    );
  const { list } = query.data;
  if (list.length === 0) return <p className={styles.none}>{t('consoleTrading.feeds.none')}</p>;
  return (
    <ul className={styles.strip} aria-label={t('consoleTrading.feeds')}>
      {list.map((feed) => (
        <FeedCard key={`${feed.feed} ${feed.producer}`} feed={feed} />
      ))}
    </ul>
  );
}

function FeedCard({ feed }: { feed: Feed }) {
  const t = useText(consoleTradingTexts);
  const { state, reason, heardAgeSeconds, eventCount, suspendedCount, creditsLeft, refusedCount } = feed;
  const name = t(`consoleTrading.feed.${feed.feed}`);
  return (
    <li className={clsx(styles.feed, state === 'down' && styles.down)}>
      <span className={styles.line}>
        <b>{feed.producer === '' ? name : `${name} · ${feed.producer}`}</b>
        <Badge size="sm" kind={state === 'up' ? 'done' : 'now'}>
          {state === 'down' && reason !== null
            ? t(`consoleTrading.feed.reason.${reason}`)
            : t(`consoleTrading.feed.${state}`)}
        </Badge>
      </span>
      <span className={styles.facts}>
        <span>
          {heardAgeSeconds === null
            ? t('consoleTrading.feed.never')
            : t('consoleTrading.feed.heard', { seconds: heardAgeSeconds })}
        </span>
        <span>{t('consoleTrading.feed.events', { events: eventCount, markets: suspendedCount })}</span>
        {creditsLeft !== null && <span>{t('consoleTrading.feed.credits', { count: creditsLeft })}</span>}
        {refusedCount > 0 && <span>{t('consoleTrading.feed.refused', { count: refusedCount })}</span>}
      </span>
    </li>
  );
}
