import { useCallQuery, useText } from '@hanpan/client';
import { ListPages, Loaded, usePageSearch } from '@hanpan/kit';
import { fairTexts } from '@hanpan/messages';
import { Card, CardHeader, Chip, ChipGroup, EmptyState, SkeletonRows, TimeText } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { shortHash } from '../../app/short-hash.ts';
import { visit } from '../../app/urls.ts';
import styles from './fairness.module.css';
import { readListSearch, sealedGames } from './model.ts';
import { useSeriesWords } from './use-series-words.ts';

/** Everything that was announced, the latest first: that nothing is missing is for anybody to see. */
export function FairList() {
  const t = useText(fairTexts);
  const words = useSeriesWords();
  const [{ page, game }, change] = usePageSearch(readListSearch);
  const query = useCallQuery('/api/fair/commitments', { page, ...(game !== '' && { game }) });
  return (
    <Card aria-labelledby="fair-list">
      <CardHeader title={t('fair.list')} titleId="fair-list" />
      <div className={styles.filters}>
        <ChipGroup label={t('fair.games')} scroll>
          <Chip pressed={game === ''} onClick={() => change({ game: '', page: 1 })}>
            {t('fair.allGames')}
          </Chip>
          {sealedGames.map((code) => (
            <Chip key={code} pressed={game === code} onClick={() => change({ game: code, page: 1 })}>
              {words.game(code)}
            </Chip>
          ))}
        </ChipGroup>
      </div>
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
                      <b>{words.series({ number, announcement })}</b>
                      <span>
                        {`${t('fair.first')} `}
                        <TimeText atMs={announcement.firstDrawAtMs} format="dateTime" />
                      </span>
                      <code>{shortHash(digest)}</code>
                      <span>
                        {`${t('fair.announcedAt')} `}
                        <TimeText atMs={Date.parse(announcedAt)} format="dateTime" />
                      </span>
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
