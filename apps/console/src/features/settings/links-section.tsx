import { useCallQuery, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { DeskLoaded } from '@hanpan/kit';
import { consoleSettingHelpNames } from '@hanpan/messages';
import { Badge, SkeletonRows, TimeText } from '@hanpan/ui';
import styles from './settings.module.css';

const path = '/api/console/settings/links';
type Link = DataOf<typeof path>['list'][number];

const kinds = { ok: 'done', failed: 'lose', unchecked: 'wait' } as const;

/** Whether the links to others that members are shown still answer, and when that was looked at. */
export function LinksSection() {
  const t = useText(consoleSettingHelpNames);
  const query = useCallQuery(path, {});
  return (
    <section className={styles.history} aria-label={t('consoleSettingLinks.title')}>
      <h2 className={styles.heading}>{t('consoleSettingLinks.title')}</h2>
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={2} columns={3} />}>
        {({ isWatched, list }) => <Links isWatched={isWatched} list={list} />}
      </DeskLoaded>
    </section>
  );
}

function Links({ isWatched, list }: { isWatched: boolean; list: readonly Link[] }) {
  const t = useText(consoleSettingHelpNames);
  if (!isWatched) return <p className={styles.quiet}>{t('consoleSettingLinks.off')}</p>;
  if (list.length === 0) return <p className={styles.quiet}>{t('consoleSettingLinks.empty')}</p>;
  const count = list.filter(({ state }) => state === 'failed').length;
  return (
    <>
      {count > 0 && (
        <p role="alert" className={styles.failing}>
          {t('consoleSettingLinks.failing', { count })}
        </p>
      )}
      <ul className={styles.links}>
        {list.map((link) => (
          <li key={link.address}>
            <Badge size="sm" kind={kinds[link.state]}>
              {t(`consoleSettingLinks.${link.state}`)}
            </Badge>{' '}
            <a href={link.address} target="_blank" rel="noopener noreferrer">
              {link.address}
            </a>{' '}
            {link.outcome !== null && <span className={styles.quiet}>{link.outcome}</span>}
            {link.checkedAt !== null && (
              <span className={styles.quiet}>
                {' '}
                · {t('consoleSettingLinks.checkedAt')} <TimeText atMs={Date.parse(link.checkedAt)} />
              </span>
            )}
            {link.failingSince !== null && (
              <span className={styles.quiet}>
                {' '}
                · {t('consoleSettingLinks.since')} <TimeText atMs={Date.parse(link.failingSince)} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
