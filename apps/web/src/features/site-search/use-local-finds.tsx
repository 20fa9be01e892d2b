import { useLocale, useText } from '@hanpan/client';
import { menuTexts, pageTitleTexts, siteSearchTexts } from '@hanpan/messages';
import { findNamed, isSlip, named } from '@hanpan/rules';
import { Icon } from '@hanpan/ui';
import { useMemo } from 'react';
import { codesOfLobby, type LobbyPlace, lobbies } from '../../app/lobbies.ts';
import { nameOfCode } from '../../app/name-of-code.ts';
import { useGameCodes } from '../../app/site.ts';
import { addressOf } from '../../app/urls.ts';
import type { Choice, ChoiceGroup, SitePlace } from './choice.ts';

const mostPlaces = 5;
const mostLobbies = 4;

/** What the browser knows by itself: the pages of the site, and the providers of its code list. */
export function useLocalFinds(
  typed: string,
  places: readonly SitePlace[],
): Readonly<Record<'places' | 'lobbies', ChoiceGroup>> {
  const t = useText(siteSearchTexts);
  const titles = useText(pageTitleTexts);
  const menu = useText(menuTexts);
  const { locale } = useLocale();
  const codes = useGameCodes();
  const namedPlaces = useMemo(
    () => places.map((place) => named(place, [place.name, ...place.typed])),
    [places],
  );
  const namedLobbies = useMemo(
    () =>
      Object.values<LobbyPlace>(lobbies).flatMap((lobby) =>
        codesOfLobby(codes, lobby).map((code) =>
          named({ lobby, code }, [code.codeName, code.codeNameEN, code.codeNameVI]),
        ),
      ),
    [codes],
  );
  const lobbyChoices = findNamed(namedLobbies, typed, namedLobbies.length)
    // What can be played stands before what is being prepared, and keeps its order otherwise.
    .toSorted((a, b) => Number(b.item.code.ready) - Number(a.item.code.ready))
    .slice(0, mostLobbies)
    .map(
      ({ item: { lobby, code }, rank }): Choice => ({
        isSlip: isSlip(rank),
        id: `lobby ${code.target}`,
        mark: <Icon name={lobby.type === 'slot' || lobby.type === 'hotelSlot' ? 'slot' : 'casino'} />,
        title: nameOfCode(code, locale),
        note: titles(lobby.title),
        end: code.ready ? undefined : menu('menu.preparing'),
        to: addressOf(code.target),
        ready: code.ready,
      }),
    );
  return {
    places: {
      key: 'places',
      title: t('siteSearch.places'),
      choices: findNamed(namedPlaces, typed, mostPlaces).map(({ item: { to, name, icon }, rank }) => ({
        isSlip: isSlip(rank),
        id: `place ${to}`,
        mark: <Icon name={icon} />,
        title: name,
        to,
      })),
    },
    lobbies: { key: 'lobbies', title: t('siteSearch.lobbies'), choices: lobbyChoices },
  };
}
