import { useText } from '@hanpan/client';
import { useHeldSearch } from '@hanpan/kit';
import { sportsTexts } from '@hanpan/messages';
import { Chip, ChipGroup, type Tab, TabPanel, Tabs } from '@hanpan/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { AppLink } from '../app/app-link.tsx';
import { iconOf } from '../app/sport-icon.ts';
import { BesideSlip } from '../features/bet-slip/beside-slip.tsx';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import { BoardHead } from '../features/sports-board/board-head.tsx';
import { boardSearchOf, choiceOf } from '../features/sports-board/board-search.ts';
import {
  type Board,
  countEvents,
  leadWithMatches,
  type Sport,
  sportsOf,
} from '../features/sports-board/model.ts';
import { SportsBoard } from '../features/sports-board/sports-board.tsx';
import { useBoards, useRefreshBoards } from '../features/sports-board/use-boards.ts';
import { RunningBets } from './running-bets.ts';
import { useOffers } from './use-offers.ts';
import { usePick } from './use-pick.ts';

export type SportsView = 'soon' | 'live' | 'special' | 'esports';

/** BC-13: live betting has a list of its own; special betting is on coming matches. E-sports have a page for both. */
const sportsIn = {
  soon: sportsOf.soon,
  live: sportsOf.live,
  special: sportsOf.soon,
  esports: ['esport'],
} as const satisfies Record<SportsView, readonly Sport[]>;

/** Which matches a page is about. */
const whenOf = { soon: 'soon', live: 'live', special: 'soon', esports: 'all' } as const;

const views = [
  { view: 'soon', to: 'sport' },
  { view: 'live', to: 'liveSport' },
  { view: 'special', to: 'specialSport' },
] as const;

/** What the address says of each board. */
const readSearch = {
  soon: boardSearchOf({ sports: sportsIn.soon, when: whenOf.soon }),
  live: boardSearchOf({ sports: sportsIn.live, when: whenOf.live }),
  special: boardSearchOf({ sports: sportsIn.special, when: whenOf.special, onlySpecial: true }),
  esports: boardSearchOf({ sports: sportsIn.esports, when: whenOf.esports }),
} as const;

interface SportsPageProps {
  readonly view: SportsView;
  /** What stands under the board, once it is there. */
  readonly below?: ReactNode;
  /** What stands in place of board and slip while there is no match and nothing on the slip. */
  readonly idle?: (board: Board) => ReactNode;
}

export function SportsPage({ view, below, idle }: SportsPageProps) {
  const t = useText(sportsTexts);
  const [search, change] = useHeldSearch(readSearch[view]);
  const [order, setOrder] = useState<readonly Sport[]>();
  const sport = search.sport ?? order?.[0] ?? sportsIn[view][0];
  // Its identity is what the board compares.
  const choice = useMemo(() => choiceOf(search), [search]);
  // Leagues and markets are those of a sport.
  const changeSport = (next: Sport) => change({ sport: next, leagueId: null, market: null });
  const legs = useSlip((slip) => slip.legs);
  const asked = useMemo(() => [sport], [sport]);
  const states = useBoards(asked, view === 'special' ? 'special' : 'main');
  const offers = useOffers(legs, states[0]?.board?.events);
  const refresh = useRefreshBoards();
  const selected = useMemo(() => new Map(legs.map((leg) => [leg.eventId, leg.selectionId])), [legs]);
  const onPick = usePick();
  const state = states[0];
  // Once, with the first counts: no tab moves under a finger afterwards.
  if (order === undefined && state?.board !== undefined)
    setOrder(leadWithMatches(sportsIn[view], state.board.sports, whenOf[view]));
  const sports = order ?? sportsIn[view];
  const tabs: Tab<Sport>[] = sports.map((value) => ({
    value,
    label: t(`sports.sport.${value}`),
    icon: iconOf(value),
    count: state?.board && countOf(value, view, state.board, value === sport),
  }));
  const board = state && (
    <SportsBoard
      sport={sport}
      sports={sports}
      onSport={changeSport}
      state={state}
      choice={choice}
      onChoose={change}
      selected={selected}
      onPick={onPick}
    />
  );
  const head = (
    <BoardHead title={t(`sports.title.${view}`)} lead={t(`sports.${view}.lead`)}>
      {view !== 'esports' && <Views view={view} />}
    </BoardHead>
  );
  const loaded = state?.board;
  if (idle !== undefined && loaded !== undefined && legs.length === 0 && countEvents(loaded, 'all') === 0)
    return (
      <>
        {head}
        {idle(loaded)}
      </>
    );
  return (
    <BesideSlip offers={offers} onBoardOld={refresh} below={RunningBets}>
      {head}
      {tabs.length === 1 ? (
        board
      ) : (
        <Tabs label={t('sports.tabs')} tabs={tabs} value={sport} onChange={changeSport}>
          <TabPanel value={sport}>{board}</TabPanel>
        </Tabs>
      )}
      {(loaded !== undefined || state?.isFailed) && below}
    </BesideSlip>
  );
}

/** The open board counts itself with every push; the others are counted when it is read. */
function countOf(sport: Sport, view: SportsView, board: Board, isOpen: boolean): number {
  if (isOpen) return countEvents(board, whenOf[view]);
  const counts = board.sports.find((each) => each.sport === sport);
  return (view === 'live' ? counts?.live : counts?.soon) ?? 0;
}

function Views({ view }: { view: SportsView }) {
  const t = useText(sportsTexts);
  return (
    <ChipGroup label={t('sports.views')} scroll>
      {views.map((each) => (
        <Chip key={each.view} as={AppLink} to={each.to} current={view === each.view}>
          {t(`sports.view.${each.view}`)}
        </Chip>
      ))}
    </ChipGroup>
  );
}
