import { useText } from '@hanpan/client';
import { sportsTexts } from '@hanpan/messages';
import {
  Chip,
  ChipGroup,
  LinkButton,
  PartialNotice,
  SectionHead,
  type Tab,
  TabPanel,
  Tabs,
} from '@hanpan/ui';
import { useMemo, useState } from 'react';
import { AppLink } from '../app/app-link.tsx';
import { type Offers, readOffers } from '../features/bet-slip/model.ts';
import { SlipRail } from '../features/bet-slip/slip-rail.tsx';
import { SlipSheet } from '../features/bet-slip/slip-sheet.tsx';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import { countEvents, type Sport, sportsOf, type When } from '../features/sports-board/model.ts';
import { iconOf } from '../features/sports-board/sport-icon.ts';
import { SportsBoard } from '../features/sports-board/sports-board.tsx';
import { type BoardState, useBoards, useRefreshBoards } from '../features/sports-board/use-boards.ts';
import styles from './sports-page.module.css';
import { useHasRail } from './use-has-rail.ts';
import { usePick } from './use-pick.ts';

export function SportsPage({ view }: { view: 'soon' | 'live' }) {
  const t = useText(sportsTexts);
  const [sport, setSport] = useState<Sport>('soccer');
  const [when, setWhen] = useState<When>(view);
  const legs = useSlip((slip) => slip.legs);
  const sports = useMemo(() => [...new Set([sport, ...legs.map((leg) => leg.sport)])], [sport, legs]);
  const states = useBoards(sports);
  const offers = useOffers(states);
  const refresh = useRefreshBoards();
  const selected = useMemo(() => new Map(legs.map((leg) => [leg.eventId, leg.selectionId])), [legs]);
  const onPick = usePick();
  const hasRail = useHasRail();
  const tabs: Tab<Sport>[] = sportsOf[view].map((value) => ({
    value,
    label: t(`sports.sport.${value}`),
    icon: iconOf(value),
    count: value === sport ? countEvents(states[0]?.board, view) || undefined : undefined,
  }));
  const state = states[0];
  return (
    <div className={hasRail ? styles.withRail : styles.alone}>
      <div className={styles.main}>
        <SectionHead
          level={1}
          title={t(`sports.title.${view}`)}
          actions={
            <ChipGroup label={t('sports.views')}>
              <Chip as={AppLink} to="sport" current={view === 'soon'}>
                {t('sports.title.soon')}
              </Chip>
              <Chip as={AppLink} to="liveSport" current={view === 'live'}>
                {t('sports.title.live')}
              </Chip>
            </ChipGroup>
          }
        />
        {view === 'live' && <LiveIsClosed />}
        <Tabs label={t('sports.tabs')} tabs={tabs} value={sport} onChange={setSport}>
          <TabPanel value={sport}>
            {state && (
              <SportsBoard
                sport={sport}
                state={state}
                when={when}
                onWhenChange={setWhen}
                selected={selected}
                onPick={onPick}
              />
            )}
          </TabPanel>
        </Tabs>
      </div>
      {hasRail ? (
        <SlipRail offers={offers} onBoardOld={refresh} />
      ) : (
        <SlipSheet offers={offers} onBoardOld={refresh} />
      )}
    </div>
  );
}

/** What there is to do while nothing can be bet on in play. */
function LiveIsClosed() {
  const t = useText(sportsTexts);
  return (
    <PartialNotice
      tone="info"
      title={t('sports.live.title')}
      action={
        <LinkButton as={AppLink} to="sport" size="sm">
          {t('sports.emptyAction')}
        </LinkButton>
      }
    >
      {t('sports.live.body')}
    </PartialNotice>
  );
}

/** Known only when every board that the slip needs is here: with half a board the rest would look closed. */
function useOffers(states: readonly BoardState[]): Offers {
  return useMemo(() => {
    const boards = states.flatMap(({ board }) => board ?? []);
    return boards.length === states.length ? readOffers(boards.flatMap((board) => board.events)) : undefined;
  }, [states]);
}
