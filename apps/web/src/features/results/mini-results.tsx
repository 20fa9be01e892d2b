import { callQuery, useCaller, useText } from '@hanpan/client';
import { miniGames } from '@hanpan/contract';
import { DayField, ListPages, Loaded, usePageSearch, useSite } from '@hanpan/kit';
import { resultTexts } from '@hanpan/messages';
import {
  Button,
  Card,
  Chip,
  ChipGroup,
  EmptyState,
  LinkButton,
  LoadingOverlay,
  SkeletonRows,
} from '@hanpan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { type Draw, type MiniSearch, readMiniSearch } from './model.ts';
import { ResultViews } from './result-views.tsx';
import styles from './results.module.css';

/** Rounds are numbered by its days, wherever the site is. */
const drawZone = 'Asia/Seoul';

interface MiniResultListProps {
  /** A draw as its game shows it. */
  readonly rowOf: (draw: Draw) => ReactNode;
}

/** The draws of the mini games by day, the latest first. */
export function MiniResultList({ rowOf }: MiniResultListProps) {
  const t = useText(resultTexts);
  const site = useSite();
  const [search, change] = usePageSearch(readMiniSearch);
  const filter = (part: Partial<MiniSearch>) => change({ page: 1, ...part });
  return (
    <>
      <ResultViews view="mini" />
      <Card aria-label={t('results.title.mini')} className={styles.card}>
        <div className={styles.filters}>
          <ChipGroup label={t('results.game')} scroll>
            {miniGames.map((game) => (
              <Chip key={game} pressed={game === search.game} onClick={() => filter({ game })}>
                {t(`results.game.${game}`)}
              </Chip>
            ))}
          </ChipGroup>
          <div className={styles.day}>
            <DayField
              label={t('results.day')}
              day={search.day || null}
              onDay={(day) => filter({ day: day ?? '' })}
            />
          </div>
        </div>
        {site !== undefined && site.timeZone !== drawZone && (
          <p className={styles.note}>{t('results.drawDays')}</p>
        )}
        <Draws search={search} onChange={filter} rowOf={rowOf} />
      </Card>
    </>
  );
}

interface DrawsProps extends MiniResultListProps {
  readonly search: MiniSearch;
  readonly onChange: (part: Partial<MiniSearch>) => void;
}

function Draws({ search, onChange, rowOf }: DrawsProps) {
  const t = useText(resultTexts);
  const { game, day, page } = search;
  const query = useQuery({
    ...callQuery(useCaller(), '/api/result/mini', { game, day: day || null, page }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded
      query={query}
      errorTitle={t('results.errorTitle')}
      errorBody={() => t('results.errorBody')}
      skeleton={<SkeletonRows rows={8} columns={3} />}
    >
      {(data) => (
        <LoadingOverlay active={query.isPlaceholderData}>
          {data.list.length === 0 ? (
            <NoDraws hasDay={day !== ''} onClear={() => onChange({ day: '' })} />
          ) : (
            <ul>
              {data.list.map((draw) => (
                <Fragment key={`${draw.day}/${draw.round}`}>{rowOf(draw)}</Fragment>
              ))}
            </ul>
          )}
          <ListPages
            info={data.pageInfo}
            page={page}
            onPageChange={(next) => onChange({ page: next })}
            summary={t('results.drawTotal', { count: data.pageInfo.total })}
          />
        </LoadingOverlay>
      )}
    </Loaded>
  );
}

function NoDraws({ hasDay, onClear }: { hasDay: boolean; onClear: () => void }) {
  const t = useText(resultTexts);
  return (
    <EmptyState
      level={2}
      title={t(hasDay ? 'results.drawEmptyDay' : 'results.drawEmptyTitle')}
      action={
        hasDay ? (
          <Button onClick={onClear}>{t('results.clear')}</Button>
        ) : (
          <LinkButton as={AppLink} to="powerball">
            {t('results.toMiniGames')}
          </LinkButton>
        )
      }
    >
      {!hasDay && t('results.drawEmptyBody')}
    </EmptyState>
  );
}
