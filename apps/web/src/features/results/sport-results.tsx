import { callQuery, useCaller, useText } from '@hanpan/client';
import { ListPages, Loaded, usePageSearch } from '@hanpan/kit';
import { resultTexts } from '@hanpan/messages';
import { Card, LoadingOverlay, SkeletonRows, TabLink, TabLinks } from '@hanpan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AppLink } from '../../app/app-link.tsx';
import { visit } from '../../app/urls.ts';
import { type ResultType, readSportSearch, requestOf, resultTypes, type SportSearch } from './model.ts';
import { NoResults } from './no-results.tsx';
import { ResultFilters } from './result-filters.tsx';
import { ResultList } from './result-list.tsx';
import { ResultViews } from './result-views.tsx';
import styles from './results.module.css';

interface SportResultListProps {
  readonly type: ResultType;
  /** Shown under the address of all results, which names no kind. */
  readonly isRoot?: boolean;
}

/** Matches that have ended, by kind of market; each kind has its own address. */
export function SportResultList({ type, isRoot = false }: SportResultListProps) {
  const t = useText(resultTexts);
  const [search, change] = usePageSearch(readSportSearch);
  return (
    <>
      <ResultViews view="sport" />
      <TabLinks label={t('results.types')}>
        {resultTypes.map((each) => (
          <TabLink
            key={each}
            as={AppLink}
            to={isRoot && each === type ? 'resultSport' : visit('resultSportKind', { kind: each })}
            current={each === type}
          >
            {t(`results.type.${each}`)}
          </TabLink>
        ))}
      </TabLinks>
      <Card aria-label={t('results.title.sport')} className={styles.card}>
        {/* Each kind begins anew: the rows of one would jump to where the same matches stand in another. */}
        <Results key={type} type={type} search={search} onChange={(part) => change({ page: 1, ...part })} />
      </Card>
    </>
  );
}

interface ResultsProps {
  readonly type: ResultType;
  readonly search: SportSearch;
  readonly onChange: (part: Partial<SportSearch>) => void;
}

function Results({ type, search, onChange }: ResultsProps) {
  const t = useText(resultTexts);
  const query = useQuery({
    ...callQuery(useCaller(), '/api/result/sport', requestOf(type, search)),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ResultFilters search={search} leagues={query.data?.leagues ?? []} onChange={onChange} />
      <Loaded
        query={query}
        errorTitle={t('results.errorTitle')}
        errorBody={() => t('results.errorBody')}
        skeleton={<SkeletonRows rows={8} columns={4} />}
      >
        {(data) => (
          <LoadingOverlay active={query.isPlaceholderData}>
            {data.list.length === 0 ? (
              <NoResults type={type} search={search} onChange={onChange} />
            ) : (
              <ResultList type={type} list={data.list} />
            )}
            <ListPages
              info={data.pageInfo}
              page={search.page}
              onPageChange={(page) => onChange({ page })}
              summary={t('results.total', { count: data.pageInfo.total })}
            />
          </LoadingOverlay>
        )}
      </Loaded>
    </>
  );
}
