import { useCallQuery, useText } from '@hanpan/client';
import { ListPages, Loaded, usePageSearch } from '@hanpan/kit';
import { fairTexts } from '@hanpan/messages';
import { Card, CardHeader, EmptyState, SkeletonRows, TimeText } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { shortHash } from '../../app/short-hash.ts';
import { visit } from '../../app/urls.ts';
import styles from './fairness.module.css';
import { readListSearch } from './model.ts';

/** Everything that was announced, the latest first: that nothing is missing is for anybody to see. */
export function FairList() {
  const t = useText(fairTexts);
  const [{ page }, change] = usePageSearch(readListSearch);
  const query = useCallQuery('/api/fair/commitments', { page });
  return (
    <Card aria-labelledby="fair-list">
      <CardHeader title={t('fair.list')} titleId="fair-list" />
      <Loaded
        query={query}
        errorTitle={t('fair.errorTitle')}
        errorBody={() => t('fair.errorBody')}
        skeleton={<SkeletonRows rows={6} columns={3} />}
      >
        {({ list, pageInfo }) =>
          pageInfo.total === 0 ? (
            <EmptyState title={t('fair.emptyTitle')}>{t('fair.emptyBody')}</EmptyState>
          ) : (
            <>
              <ul>
                {list.map(({ digest, number, announcement, announcedAt }) => (
                  <li key={digest}>
                    <AppLink to={visit('fairSeries', { digest })} className={styles.row}>
                      <b>{t('fair.numberOf', { game: announcement.game, number })}</b>
                      <code>{shortHash(digest)}</code>
                      <TimeText atMs={Date.parse(announcedAt)} format="dateTime" />
                    </AppLink>
                  </li>
                ))}
              </ul>
              <ListPages
                info={pageInfo}
                page={page}
                onPageChange={(next) => change({ page: next })}
                summary={t('fair.listTotal', { count: pageInfo.total })}
              />
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
