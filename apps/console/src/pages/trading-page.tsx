import { useText } from '@hanpan/client';
import {
  KeyHelp,
  PageFrame,
  type RawSearch,
  readChoice,
  readPage,
  readText,
  SplitView,
  Sum,
  usePageSearch,
  useRowSelection,
  useSplitView,
} from '@hanpan/kit';
import { consoleShellTexts, consoleTradingTexts } from '@hanpan/messages';
import { EmptyState } from '@hanpan/ui';
import { useState } from 'react';
import { PagedList } from '../app/desk-list/paged-list.tsx';
import { useSound } from '../features/queue-watch/use-sound.ts';
import { BigBets } from '../features/trading/big-bets.tsx';
import { EventDetail } from '../features/trading/event-detail.tsx';
import { EventTable } from '../features/trading/event-table.tsx';
import { useEventWords } from '../features/trading/event-words.ts';
import { FeedStrip } from '../features/trading/feed-strip.tsx';
import { HoldDialog, HoldEventButton, useMayHold } from '../features/trading/hold-button.tsx';
import {
  eventKeyOf,
  holdOn,
  type TradingFilter,
  type TradingSearch,
  tradingOrders,
  tradingSports,
  tradingViews,
  wholeEvent,
  withPushed,
} from '../features/trading/model.ts';
import { ReviewTable } from '../features/trading/review-table.tsx';
import { TradingTools } from '../features/trading/trading-tools.tsx';
import {
  useLiveScores,
  useReviews,
  useTradingEvent,
  useTradingEvents,
} from '../features/trading/use-trading.ts';

function readSearch(raw: RawSearch): TradingSearch {
  return {
    view: readChoice(raw.view, tradingViews, 'now'),
    sport: readChoice(raw.sport, tradingSports, 'all'),
    league: readText(raw.league),
    order: readChoice(raw.order, tradingOrders, 'time'),
    q: readText(raw.q),
    page: readPage(raw.page),
  };
}

/** The trading desk: what may be lost where, and everything that a trader does about it. */
export function TradingPage() {
  const t = useText(consoleTradingTexts);
  const shell = useText(consoleShellTexts);
  const words = useEventWords();
  const [search, setSearch] = usePageSearch(readSearch);
  const query = useTradingEvents(filterOf(search));
  const live = useLiveScores();
  const rows = (query.data?.list ?? []).map((row) => withPushed(row, live));
  const selection = useRowSelection(rows, eventKeyOf);
  const { row } = selection;
  const sound = useSound();
  const [isHolding, setHolding] = useState(false);
  const mayHold = useMayHold({ mayMove: query.data?.mayMove ?? false });
  const ask = () => setHolding(row !== undefined && row.state !== 'ended');
  const { keys, look, split } = useSplitView(selection, mayHold ? { S: ask, O: ask } : {});
  const totals = query.data?.totals;
  return (
    <SplitView
      {...split}
      detail={
        row && {
          title: words.event(row),
          body: <EventDetail key={row.eventId} eventId={row.eventId} />,
          footer: mayHold && row.state !== 'ended' && <HoldFooter eventId={row.eventId} onPress={ask} />,
        }
      }
    >
      <PageFrame
        title={t('consoleTrading.title')}
        urgentCount={query.data?.reviewCount ?? 0}
        urgentLabel={t('consoleTrading.reviews')}
        stats={[
          {
            label: t('consoleTrading.bets'),
            value: totals ? t('consoleTrading.betCount', { count: totals.betCount }) : '–',
          },
          { label: t('consoleTrading.stakes'), value: <Sum amount={totals?.stakeAmount} tone="plain" /> },
          {
            label: t('consoleTrading.liability'),
            value: <Sum amount={totals?.liabilityAmount} tone="plain" />,
          },
          {
            label: t('consoleTrading.combinations', { count: totals?.combinations.betCount ?? 0 }),
            value: <Sum amount={totals?.combinations.liabilityAmount} tone="plain" />,
          },
        ]}
        tools={<TradingTools search={search} data={query.data} onChange={setSearch} />}
        footer={
          <KeyHelp
            hints={[
              { keys: ['J', 'K'], label: shell('consoleShell.key.move') },
              { keys: ['Enter'], label: shell('consoleShell.key.open') },
              ...(mayHold
                ? [
                    { keys: ['S'], label: t('consoleTrading.key.suspend') },
                    { keys: ['O'], label: t('consoleTrading.key.reopen') },
                  ]
                : []),
              { keys: ['/'], label: shell('consoleShell.key.search') },
            ]}
          >
            {t('consoleTrading.liabilityNote')}
          </KeyHelp>
        }
      >
        <BigBets onArrival={() => sound.play('approval')}>
          <FeedStrip />
          {search.view === 'reviews' ? (
            <Reviews page={search.page} onPage={(page) => setSearch({ page })} />
          ) : (
            <PagedList
              query={query}
              rows={12}
              columns={7}
              keys={keys}
              page={search.page}
              onPageChange={(page) => setSearch({ page })}
            >
              {() => (
                <EventTable
                  rows={rows}
                  selectedKey={selection.key}
                  onSelect={look}
                  empty={
                    <EmptyState title={t('consoleTrading.emptyTitle')} level={2}>
                      {t('consoleTrading.empty')}
                    </EmptyState>
                  }
                />
              )}
            </PagedList>
          )}
        </BigBets>
        {isHolding && row && <AskHold eventId={row.eventId} onClose={() => setHolding(false)} />}
      </PageFrame>
    </SplitView>
  );
}

/** The list is read under the reviews as well: its figures stand above both. */
function filterOf({ view, sport, league, order, q, page }: TradingSearch): TradingFilter {
  const leagueId = /^[1-9]\d{0,8}$/.test(league) ? Number(league) : null;
  return view === 'reviews'
    ? { view: 'now', sport: 'all', leagueId: null, search: '', order: 'time', page: 1 }
    : { view, sport, leagueId, search: q, order, page };
}

function HoldFooter({ eventId, onPress }: { eventId: number; onPress: () => void }) {
  const { data } = useTradingEvent(eventId);
  if (data?.event.eventId !== eventId) return null;
  return <HoldEventButton isHeld={holdOn(data, wholeEvent) !== undefined} onPress={onPress} />;
}

function AskHold({ eventId, onClose }: { eventId: number; onClose: () => void }) {
  const words = useEventWords();
  const { data } = useTradingEvent(eventId);
  if (data?.event.eventId !== eventId) return null;
  return <HoldDialog detail={data} target={wholeEvent} name={words.event(data.event)} onClose={onClose} />;
}

function Reviews({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const t = useText(consoleTradingTexts);
  const query = useReviews(page);
  return (
    <PagedList query={query} rows={8} columns={6} page={page} onPageChange={onPage}>
      {({ list }) => (
        <ReviewTable
          rows={list}
          empty={
            <EmptyState title={t('consoleTrading.reviewsEmptyTitle')} level={2}>
              {t('consoleTrading.reviewsEmpty')}
            </EmptyState>
          }
        />
      )}
    </PagedList>
  );
}
