import { useCallQuery, useLocalText, useText } from '@hanpan/client';
import { ListPages, Loaded, usePageSearch } from '@hanpan/kit';
import { betTexts, fairTexts } from '@hanpan/messages';
import { Card, CardHeader, Chip, ChipGroup, EmptyState, SkeletonRows, TimeText } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { shortHash } from '../../app/short-hash.ts';
import { visit } from '../../app/urls.ts';
import styles from './fairness.module.css';
import { type Commitment, readListSearch, sealedGames } from './model.ts';
import { useSealedMatches } from './use-sealed-matches.ts';
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
              <Announcements list={list} />
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

/** A line for each: a match by its sides, a series of rounds by the first of them. */
function Announcements({ list }: { list: readonly Commitment[] }) {
  const t = useText(fairTexts);
  const bet = useText(betTexts);
  const local = useLocalText();
  const words = useSeriesWords();
  const { matches, isComing } = useSealedMatches(list);
  const nameOf = ({ digest, ...commitment }: Commitment) => {
    const match = matches.get(digest);
    if (match === undefined) return words.series(commitment);
    return bet('bet.versus', { home: local(match.home), away: local(match.away) });
  };
  if (isComing) return <SkeletonRows rows={list.length} columns={2} />;
  return (
    <ul>
      {list.map((commitment) => {
        const { digest, announcement, announcedAt } = commitment;
        return (
          <li key={digest}>
            <AppLink to={visit('fairSeries', { digest })} className={styles.row}>
              <b>{nameOf(commitment)}</b>
              <span>
                {`${t(matches.has(digest) ? 'fair.kickOff' : 'fair.first')} `}
                <TimeText atMs={announcement.firstDrawAtMs} format="dateTime" />
              </span>
              <span>
                {matches.has(digest) && `${words.series(commitment)} · `}
                <code>{shortHash(digest)}</code>
              </span>
              <span>
                {`${t('fair.announcedAt')} `}
                <TimeText atMs={Date.parse(announcedAt)} format="dateTime" />
              </span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
