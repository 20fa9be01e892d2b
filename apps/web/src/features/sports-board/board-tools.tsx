import { useConnectionState, useLocalText, useText } from '@hanpan/client';
import { serverNow } from '@hanpan/kit';
import { matchTexts, sportsTexts } from '@hanpan/messages';
import { Chip, ChipGroup, Icon, Select, TextInput, TimeText, useUi, VisuallyHidden } from '@hanpan/ui';
import { type Ref, useEffect, useId, useState } from 'react';
import { marketWords } from '../../app/leg-words.ts';
import {
  type BoardChoice,
  countDays,
  countFinders,
  days,
  longestSearch,
  spansInHours,
} from './board-choice.ts';
import styles from './board-tools.module.css';
import { BoardProvenance } from './event/provenance-badge.tsx';
import type { HeldBoard } from './hold-rows.ts';
import { type Board, countEvents, isStale as isSilent, staleAfterMs, type When } from './model.ts';
import { isOld, RenewButton } from './renew-board.tsx';
import { nameOf, offeredMarkets } from './special-markets.ts';
import { useChosenInView } from './use-chosen-in-view.ts';

export interface BoardToolsProps {
  readonly board: Board | undefined;
  readonly choice: BoardChoice;
  readonly onChoose: (part: Partial<BoardChoice>) => void;
  readonly held: HeldBoard;
  readonly onRenew: () => void;
  /** Of the place that says how old the board is. */
  readonly feedRef: Ref<HTMLDivElement>;
}

const phases: readonly When[] = ['all', 'live', 'soon'];

export function BoardTools(props: BoardToolsProps) {
  const { board, choice, onChoose } = props;
  const t = useText(sportsTexts);
  const finders = useId();
  const found = countFinders(choice);
  const [isOpen, setOpen] = useState(found > 0);
  const chips = useChosenInView(
    `${choice.when} ${choice.day} ${choice.onlyFavourites} ${board !== undefined}`,
  );
  return (
    <div ref={chips} className={styles.tools}>
      <ChipGroup label={t('sports.filter')} scroll className={styles.chips}>
        <Chip
          icon="filter"
          count={found === 0 ? undefined : found}
          aria-expanded={isOpen}
          aria-controls={finders}
          className={styles.toggle}
          onClick={() => setOpen(!isOpen)}
        >
          {t('sports.finders')}
        </Chip>
        {!choice.onlySpecial &&
          phases.map((each) => (
            <Chip
              key={each}
              pressed={each === choice.when}
              count={board ? countEvents(board, each) : undefined}
              onClick={() => onChoose({ when: each })}
            >
              {t(`sports.filter.${each}`)}
            </Chip>
          ))}
        <Chip
          icon="star"
          pressed={choice.onlyFavourites}
          onClick={() => onChoose({ onlyFavourites: !choice.onlyFavourites })}
        >
          {t('sports.filter.favourites')}
        </Chip>
        {board && <DayChips {...props} board={board} />}
      </ChipGroup>
      <div ref={props.feedRef} className={styles.feed}>
        {isOld(props.held) ? (
          <RenewButton held={props.held} onRenew={props.onRenew} />
        ) : (
          <FeedState board={board} />
        )}
      </div>
      <div id={finders} className={styles.finders} data-open={isOpen || undefined}>
        <LeagueSelect {...props} />
        {choice.onlySpecial && <MarketSelect {...props} />}
        <SpanSelect {...props} />
        <TextInput
          type="search"
          icon="search"
          size="sm"
          className={styles.search}
          aria-label={t('sports.search')}
          placeholder={t('sports.search')}
          maxLength={longestSearch}
          value={choice.search}
          onChange={(event) => onChoose({ search: event.target.value })}
        />
      </div>
      <div className={styles.state}>
        <BoardProvenance events={board?.events ?? []} />
      </div>
    </div>
  );
}

/** The leagues of the board; in its place from the start, because what is under it must not move. */
function LeagueSelect({ board, choice, onChoose }: BoardToolsProps) {
  const t = useText(sportsTexts);
  const local = useLocalText();
  const leagues = board?.leagues ?? [];
  return (
    <Select
      size="sm"
      caption={t('sports.league')}
      options={[
        { value: '', label: t('sports.league.all') },
        ...leagues.map(({ leagueId, name }) => ({ value: String(leagueId), label: local(name) })),
      ]}
      value={choice.leagueId === null ? '' : String(choice.leagueId)}
      onChange={(value) => onChoose({ leagueId: value === '' ? null : Number(value) })}
    />
  );
}

/** The special markets that the board has. One that was asked for is named by the address alone where no match has it now. */
function MarketSelect({ board, choice, onChoose }: BoardToolsProps) {
  const t = useText(sportsTexts);
  const match = useText(matchTexts);
  const offered = offeredMarkets(board?.events ?? []);
  return (
    <Select
      size="sm"
      caption={t('sports.market')}
      options={[
        { value: '', label: t('sports.market.all') },
        ...offered.map((market) => ({ value: nameOf(market), label: marketWords(match, market) })),
      ]}
      value={choice.market ?? ''}
      onChange={(value) => onChoose({ market: value === '' ? null : value })}
    />
  );
}

function SpanSelect({ choice, onChoose }: BoardToolsProps) {
  const t = useText(sportsTexts);
  if (choice.when === 'live') return null;
  return (
    <Select
      size="sm"
      caption={t('sports.span')}
      options={[
        { value: '', label: t('sports.span.any') },
        ...spansInHours.map((hours) => ({ value: String(hours), label: t('sports.span.hours', { hours }) })),
      ]}
      value={choice.withinHours === null ? '' : String(choice.withinHours)}
      onChange={(value) => onChoose({ withinHours: value === '' ? null : Number(value) })}
    />
  );
}

/** Days are offered where the board has more than one of them, or one was chosen before. */
function DayChips({ board, choice, onChoose }: BoardToolsProps & { board: Board }) {
  const t = useText(sportsTexts);
  const { timeZone } = useUi();
  const counts = countDays(board, choice.when, { nowMs: serverNow(), timeZone });
  const isOffered = days.filter((day) => counts[day] > 0).length > 1 || choice.day !== 'all';
  if (!isOffered) return null;
  return (
    <>
      {days.map((day) => (
        <Chip
          key={day}
          icon="calendar"
          pressed={day === choice.day}
          count={counts[day]}
          onClick={() => onChoose({ day: day === choice.day ? 'all' : day })}
        >
          {t(`sports.day.${day}`)}
        </Chip>
      ))}
    </>
  );
}

/**
 * How old the prices are; stale ones are marked as stale, whether the feed or the connection is silent. In one place of
 * one height, because the board under it must not move under a finger.
 */
function FeedState({ board }: { board: Board | undefined }) {
  const t = useText(sportsTexts);
  const isOffline = useConnectionState() === 'offline';
  const isStale = useStale(board) || isOffline;
  return (
    <>
      {board && !isStale && (
        <>
          <Icon name="clock" size={16} />
          <VisuallyHidden when={styles.words}>{t('sports.feedAt')}</VisuallyHidden>
          <TimeText atMs={Date.parse(board.feedAt)} format="timeSeconds" />
        </>
      )}
      <span role="status" className={styles.stale}>
        {board && isStale && (
          <>
            <Icon name="alert" size={16} />
            {t('sports.stale.title')}
            <VisuallyHidden>{isOffline ? t('sports.offline.body') : t('sports.stale.body')}</VisuallyHidden>
          </>
        )}
      </span>
    </>
  );
}

/** A timer detects silence, because nothing arrives to report it. */
function useStale(board: Board | undefined): boolean {
  const [nowMs, setNow] = useState(serverNow);
  const feedAt = board?.feedAt;
  useEffect(() => {
    if (feedAt === undefined) return;
    const leftMs = Date.parse(feedAt) + staleAfterMs - serverNow();
    setNow(serverNow());
    const timer = setTimeout(() => setNow(serverNow()), Math.max(0, leftMs) + 1);
    return () => clearTimeout(timer);
  }, [feedAt]);
  return board !== undefined && isSilent(board, nowMs);
}
