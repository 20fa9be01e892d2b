import { useLocalText, useText } from '@hanpan/client';
import type { LocalText } from '@hanpan/contract';
import { siteSearchTexts } from '@hanpan/messages';
import { Icon, LiveDot, TimeText } from '@hanpan/ui';
import { iconOf } from '../../app/sport-icon.ts';
import { visit } from '../../app/urls.ts';
import type { Choice } from './choice.ts';

interface ListedEvent {
  readonly eventId: number;
  readonly sport: string;
  readonly home: LocalText;
  readonly away: LocalText;
  readonly startsAt: string;
  readonly phase: string;
  readonly homeScore: number;
  readonly awayScore: number;
}

/** A match as a line: its sides, its league, and when it is or how it stands. */
export function useEventChoice(): (event: ListedEvent, league: LocalText | undefined) => Choice {
  const t = useText(siteSearchTexts);
  const local = useLocalText();
  return ({ eventId, sport, home, away, startsAt, phase, homeScore, awayScore }, league) => ({
    id: `event ${eventId}`,
    mark: <Icon name={iconOf(sport) ?? 'trophy'} />,
    title: t('siteSearch.versus', { home: local(home), away: local(away) }),
    note: league && local(league),
    end:
      phase === 'prematch' ? (
        <TimeText atMs={Date.parse(startsAt)} format="dayTime" />
      ) : (
        <LiveDot>{`${t('siteSearch.live')} ${homeScore}:${awayScore}`}</LiveDot>
      ),
    to: visit('event', { eventId }),
  });
}
