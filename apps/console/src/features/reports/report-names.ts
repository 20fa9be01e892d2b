import { useLocalText, useText, useTextIfAny } from '@hanpan/client';
import { miniGames } from '@hanpan/contract';
import { consoleMiniPriceTexts, consoleReportDeskTexts } from '@hanpan/messages';
import type { RevenueRow } from './use-reports.ts';

/** Names for what the server calls by code; one that is newer than these texts is shown as it is. */
export function useReportNames() {
  const t = useText(consoleReportDeskTexts);
  const textIfAny = useTextIfAny(consoleReportDeskTexts);
  const local = useLocalText();
  const mini = useText(consoleMiniPriceTexts);
  /** The site's own games have their names here, a provider's come with the row. */
  const gameOf = ({ game, gameName }: Pick<RevenueRow, 'game' | 'gameName'>) => {
    const own = miniGames.find((each) => each === game);
    if (own !== undefined) return mini(`consoleMiniPrice.game.${own}`);
    return (gameName !== null && local(gameName)) || game;
  };
  const family = (code: string) => textIfAny(`consoleReportDesk.family.${code}`) ?? code;
  const type = (code: string) => textIfAny(`consoleReportDesk.type.${code}`) ?? code;
  return {
    family,
    type,
    game: (row: Pick<RevenueRow, 'game' | 'gameName'>): string => gameOf(row) ?? '',
    /** What a row is about, in words; `own` where the site makes the games. */
    subject: (row: RevenueRow, by: string, own: string): string => {
      if (row.isUnshared) return t('consoleReportDesk.unshared');
      if (by === 'day') return row.day ?? '';
      if (by === 'family') return family(row.family ?? '');
      if (by === 'vendor') return row.vendor ?? `${family(row.family ?? '')} · ${own}`;
      if (by === 'gameType') return `${type(row.gameType ?? '')} · ${family(row.family ?? '')}`;
      if (by === 'partner')
        return row.partner === null
          ? t('consoleReportDesk.nobody')
          : `${row.partner.memNick} (${row.partner.memId})`;
      return gameOf(row) || type(row.gameType ?? '');
    },
  };
}
