import { useCallQuery, useLocalText, useText } from '@hanpan/client';
import { siteSearchTexts } from '@hanpan/messages';
import { gameFamilies, Icon } from '@hanpan/ui';
import { GamePicture } from '../../app/game-picture.tsx';
import { kindOf } from '../../app/game-type.ts';
import { addressOf } from '../../app/urls.ts';
import { type ChoiceGroup, filled } from './choice.ts';
import { useRecentSearches } from './recent-searches.ts';
import { useEventChoice } from './use-event-choice.tsx';

const mostShown = 4;
/** What the main page has read, most readers have already. */
const freshMs = 60_000;
/** As the main page asks for it. */
const boardOfNow = { sport: 'all', when: 'all', extent: 'short' } as const;

interface Suggestions {
  readonly groups: readonly ChoiceGroup[];
  readonly isWaiting: boolean;
}

/** Before anything is typed: what was searched for last, the site's best games, and what is played now and next. */
export function useSuggestions(onSearch: (search: string) => void): Suggestions {
  const t = useText(siteSearchTexts);
  const local = useLocalText();
  const { list: recent } = useRecentSearches();
  const main = useCallQuery('/api/main', {}, { staleTime: freshMs });
  const board = useCallQuery('/api/sport/events', boardOfNow, { staleTime: freshMs });
  const eventChoice = useEventChoice();
  const leagueOf = (id: number) => board.data?.leagues.find(({ leagueId }) => leagueId === id)?.name;
  const groups = filled([
    {
      key: 'recent',
      title: t('siteSearch.recent'),
      choices: recent.map((search) => ({
        id: `recent ${search}`,
        mark: <Icon name="clock" />,
        title: search,
        act: () => onSearch(search),
        staysOpen: true,
      })),
    },
    {
      key: 'best',
      title: t('siteSearch.best'),
      choices: (main.data?.bestGames ?? []).slice(0, mostShown).map((game) => ({
        id: `best ${game.code}`,
        mark: (
          <GamePicture
            image={game.art}
            art={gameFamilies.find((family) => family === game.art) ?? kindOf(game.family).art}
          />
        ),
        title: local(game.name),
        note: local(game.vendorName),
        to: addressOf(game.target),
      })),
    },
    {
      key: 'now',
      title: t('siteSearch.now'),
      choices: (board.data?.events ?? [])
        .slice(0, mostShown)
        .map((event) => eventChoice(event, leagueOf(event.leagueId))),
    },
  ]);
  // What fails is left out: the field is there, and nothing was asked for.
  return { groups, isWaiting: main.isPending && main.failureCount === 0 };
}
