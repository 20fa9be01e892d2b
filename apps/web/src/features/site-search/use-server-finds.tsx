import { callQuery, useCaller, useLocalText, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { pageTitleTexts, siteSearchTexts, sportsTexts } from '@hanpan/messages';
import { searchForm } from '@hanpan/rules';
import { Icon } from '@hanpan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GamePicture } from '../../app/game-picture.tsx';
import { gameAddressOf, kindOf } from '../../app/game-type.ts';
import { lobbies } from '../../app/lobbies.ts';
import { useSession } from '../../app/session.ts';
import { iconOf } from '../../app/sport-icon.ts';
import { allSports, sportsOf } from '../../app/sports.ts';
import { type Address, addressOf, pathOf } from '../../app/urls.ts';
import type { Choice, ChoiceGroup } from './choice.ts';
import { useEventChoice } from './use-event-choice.tsx';
import { useSettled } from './use-settled.ts';

const settlesAfterMs = 180;
const freshMs = 10_000;

type Found = DataOf<'/api/main/search'>;
export type FoundGame = Found['games'][number];

export interface ServerFinds {
  readonly groups: Readonly<Record<'games' | 'leagues' | 'events', ChoiceGroup>>;
  /** The response to what is typed now is on its way. */
  readonly isWaiting: boolean;
  /** An attempt for what is typed now has failed, and none has succeeded yet. */
  readonly hasFailed: boolean;
  /** It is asked once more, after a failure. */
  readonly isAgain: boolean;
  readonly again: () => void;
}

/**
 * What the server finds: games, leagues and matches. While it looks, what it has found before stays, until an attempt fails: it
 * may then be long until something takes its place.
 */
export function useServerFinds(typed: string, onLaunch: (game: FoundGame) => void): ServerFinds {
  const t = useText(siteSearchTexts);
  const caller = useCaller();
  const settled = useSettled(typed, settlesAfterMs);
  const [askedAgain, setAskedAgain] = useState<string>();
  // Without a letter nothing is called so.
  const isSearch = searchForm(typed) !== '';
  const { data, failureCount, isFetching, isPlaceholderData, refetch } = useQuery({
    ...callQuery(caller, '/api/main/search', { search: settled || ' ' }),
    enabled: isSearch && searchForm(settled) !== '',
    staleTime: freshMs,
    placeholderData: keepPreviousData,
  });
  const choiceOf = useChoices(onLaunch);
  const hasFailed =
    isSearch && settled === typed && (failureCount > 0 || (askedAgain === typed && isFetching));
  const found = isSearch && !(hasFailed && isPlaceholderData) ? data : undefined;
  const group = (key: keyof Found, choices: readonly Choice[] = []): ChoiceGroup => ({
    key,
    title: t(`siteSearch.${key}`),
    choices: choices.map((choice) => ({ ...choice, isRemote: true })),
  });
  return {
    groups: {
      games: group('games', found?.games.map(choiceOf.game)),
      leagues: group('leagues', found?.leagues.map(choiceOf.league)),
      events: group('events', found?.events.map(choiceOf.event)),
    },
    isWaiting: isSearch && !hasFailed && (settled !== typed || data === undefined || isPlaceholderData),
    hasFailed,
    isAgain: hasFailed && isFetching,
    again: () => {
      setAskedAgain(typed);
      void refetch().finally(() => setAskedAgain(undefined));
    },
  };
}

function useChoices(onLaunch: (game: FoundGame) => void) {
  const t = useText(siteSearchTexts);
  const sports = useText(sportsTexts);
  const titles = useText(pageTitleTexts);
  const local = useLocalText();
  const isMember = useSession().state === 'member';
  const eventChoice = useEventChoice();
  const typeOf = (game: FoundGame) => {
    const lobby = Object.values(lobbies).find(({ type }) => type === game.type);
    return lobby && titles(lobby.title);
  };
  return {
    game: (game: FoundGame): Choice => ({
      id: `game ${game.vendorKey} ${game.key}`,
      mark: <GamePicture image={game.image} art={kindOf(game.type).art} />,
      title: local(game.names),
      note: [local(game.vendorName), typeOf(game)].filter(Boolean).join(' · '),
      // A guest logs in first, and then finds the game where it stands.
      ...(isMember
        ? { act: () => onLaunch(game) }
        : { to: gameAddressOf({ gameType: game.type, gameKey: game.key }) }),
    }),
    league: ({ leagueId, sport, name, country, openCount }: Found['leagues'][number]): Choice => {
      const known = allSports.find((each) => each === sport);
      return {
        id: `league ${leagueId}`,
        mark: <Icon name={iconOf(sport) ?? 'trophy'} />,
        title: local(name),
        note: [local(country), known && sports(`sports.sport.${known}`)].filter(Boolean).join(' · '),
        end: t('siteSearch.openMatches', { count: openCount }),
        to: leagueAddress(sport, leagueId, isMember),
      };
    },
    event: (event: Found['events'][number]) => eventChoice(event, event.league),
  };
}

/** The board of the league: that of coming matches where its sport has a place there, at the address of the reader. */
function leagueAddress(sport: string, leagueId: number, isMember: boolean): Address {
  const isOnBoard = sportsOf.soon.some((each) => each === sport);
  const board = isOnBoard
    ? pathOf(isMember ? 'sport' : 'guestSport')
    : pathOf(isMember ? 'liveSport' : 'guestLiveSport');
  return addressOf(`${board}?sport=${encodeURIComponent(sport)}&leagueId=${leagueId}&when=all`);
}
