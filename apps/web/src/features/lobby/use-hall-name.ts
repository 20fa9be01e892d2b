import { useLocale, useText } from '@hanpan/client';
import { lobbyTexts } from '@hanpan/messages';
import { nameOfCode } from '../../app/name-of-code.ts';
import type { GameCode } from '../../app/site.ts';
import { gamesOf, type LobbyGame } from './model.ts';

type Hall = Pick<GameCode, 'code' | 'codeName' | 'codeNameEN' | 'codeNameVI'>;

/**
 * A part of a lobby by its provider where that one made a game in it; else it is a hall of that name, because a brand
 * promises games of its own.
 */
export function useHallName(): (hall: Hall, games: readonly LobbyGame[]) => string {
  const t = useText(lobbyTexts);
  const { locale } = useLocale();
  return (hall, games) => {
    const name = nameOfCode(hall, locale);
    const isMaker = gamesOf(games, hall.code).some(
      ({ vendorName }) => vendorName.ko === hall.codeName || vendorName.en === hall.codeNameEN,
    );
    return isMaker ? name : t('lobby.hall', { name });
  };
}
