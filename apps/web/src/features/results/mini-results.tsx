import { callQuery, useCaller, useText } from '@hanpan/client';
import { miniGames } from '@hanpan/contract';
import { ListPages, Loaded, usePageSearch } from '@hanpan/kit';
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
import { AppLink } from '../../app/app-link.tsx';
import { roundKey } from '../minigame/model.ts';
import { ResultRow } from '../minigame/result-row.tsx';
import { DayPicker } from './day-picker.tsx';
import { type MiniSearch, readMiniSearch } from './model.ts';
import { ResultViews } from './result-views.tsx';
import styles from './results.module.css';

/** The draws of the mini games by day, the latest first. */
export function MiniResultList() {
  const t = useText(resultTexts);
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
          <DayPicker label={t('results.day')} day={search.day} onDay={(day) => filter({ day })} />
        </div>
        <Draws search={search} onChange={filter} />
      </Card>
    </>
  );
}

interface DrawsProps {
  readonly search: MiniSearch;
  readonly onChange: (part: Partial<MiniSearch>) => void;
}

function Draws({ search, onChange }: DrawsProps) {
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
                <ResultRow key={roundKey(draw)} game={draw.game} result={draw} isWhole />
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
