import { useLocale, useText } from '@hanpan/client';
import { lobbyTexts, slotTexts } from '@hanpan/messages';
import { formatDecimal, formatShortAmount } from '@hanpan/money';
import type { LobbyGame } from './model.ts';

interface Figures {
  /** What a bet may stake, as short as a limit at a table is: 1천 ~ 200만. Undefined where the vendor says nothing. */
  readonly stakes: (game: LobbyGame) => string | undefined;
  /** What the game returns: from the worst bet to the best, where bets differ. */
  readonly returned: (game: LobbyGame) => string;
}

/**
 * On a narrow tile a range begins a line of its own, and no line ends with its sign. A line may end after a dash even where the
 * space that follows holds on, so a joiner stands between them.
 */
const heldSpace = '\u2060\u00a0';

/** The figures of a game, written alike on its tile and in what is to be known of it. */
export function useFigures(): Figures {
  const t = useText(lobbyTexts);
  const slots = useText(slotTexts);
  const { locale } = useLocale();
  const range = (from: string, to: string) => t('lobby.range', { from, to }).replaceAll(' ', heldSpace);
  return {
    stakes: ({ smallestStakeAmount: smallest, largestStakeAmount: largest }) => {
      if (smallest === null)
        return largest === null ? undefined : t('lobby.atMost', { to: formatShortAmount(largest, locale) });
      const from = formatShortAmount(smallest, locale);
      if (largest === null) return t('lobby.atLeast', { from });
      return smallest === largest ? from : range(from, formatShortAmount(largest, locale));
    },
    returned: ({ lowestReturnPercent: lowest, returnToPlayerPercent }) => {
      const best = slots('slot.percent', { percent: formatDecimal(returnToPlayerPercent, locale) });
      return lowest === null ? best : range(formatDecimal(lowest, locale), best);
    },
  };
}
