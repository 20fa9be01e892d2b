import { useLocalText, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { SearchField, ToolRow, ViewLink } from '@hanpan/kit';
import { consoleTradingTexts, sportsTexts } from '@hanpan/messages';
import { Select, TabLinks } from '@hanpan/ui';
import { type TradingSearch, tradingOrders, tradingSports, tradingViews } from './model.ts';
import styles from './trading-tools.module.css';

interface TradingToolsProps {
  readonly search: TradingSearch;
  readonly data: DataOf<'/api/console/sports/events'> | undefined;
  readonly onChange: (change: Partial<TradingSearch>) => void;
}

/** The views with their counts, and the filters of the list. */
export function TradingTools({ search, data, onChange }: TradingToolsProps) {
  const t = useText(consoleTradingTexts);
  const countOf = (view: (typeof tradingViews)[number]) =>
    view === 'reviews' ? data?.reviewCount : data?.counts[view];
  return (
    <>
      <div className={styles.views}>
        <TabLinks label={t('consoleTrading.views')}>
          {tradingViews.map((view) => (
            <ViewLink
              key={view}
              to="."
              search={(before: Partial<TradingSearch>) => ({ ...before, view, page: 1 })}
              current={view === search.view}
              count={countOf(view)}
            >
              {t(`consoleTrading.view.${view}`)}
            </ViewLink>
          ))}
        </TabLinks>
      </div>
      {search.view !== 'reviews' && <Filters search={search} data={data} onChange={onChange} />}
    </>
  );
}

function Filters({ search, data, onChange }: TradingToolsProps) {
  const t = useText(consoleTradingTexts);
  const sports = useText(sportsTexts);
  const local = useLocalText();
  const all = { value: '', label: t('consoleTrading.all') };
  const leagues = (data?.leagues ?? []).filter(
    ({ sport }) => search.sport === 'all' || sport === search.sport,
  );
  return (
    <ToolRow>
      <SearchField
        value={search.q}
        hint={t('consoleTrading.search')}
        onChange={(q) => onChange({ q, page: 1 })}
      />
      <Select
        size="sm"
        caption={t('consoleTrading.sport')}
        options={tradingSports.map((value) => ({
          value,
          label: value === 'all' ? all.label : sports(`sports.sport.${value}`),
        }))}
        value={search.sport}
        onChange={(sport) => onChange({ sport, league: '', page: 1 })}
      />
      <Select
        size="sm"
        caption={t('consoleTrading.league')}
        options={[
          all,
          ...leagues.map(({ leagueId, name }) => ({ value: String(leagueId), label: local(name) })),
        ]}
        value={search.league}
        onChange={(league) => onChange({ league, page: 1 })}
      />
      <Select
        size="sm"
        caption={t('consoleTrading.order')}
        options={tradingOrders.map((value) => ({ value, label: t(`consoleTrading.order.${value}`) }))}
        value={search.order}
        onChange={(order) => onChange({ order, page: 1 })}
      />
    </ToolRow>
  );
}
