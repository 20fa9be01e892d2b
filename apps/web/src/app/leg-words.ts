import { useLocale, useLocalText, useText } from '@hanpan/client';
import type { Bet, LocalText } from '@hanpan/contract';
import { betTexts, type Locale } from '@hanpan/messages';
import { formatDecimal } from '@hanpan/money';
import { formatLineQuarters } from '@hanpan/rules';
import { useCallback } from 'react';

type BetLeg = Bet['legs'][number];

/** What the text of a leg is made from, on the board, on the slip and in the history. */
export interface LegFacts {
  readonly kind: BetLeg['kind'];
  /** Quarter goals; of the home side for a handicap. */
  readonly lineQuarters: number | null;
  readonly pick: BetLeg['pick'];
  readonly home: LocalText;
  readonly away: LocalText;
}

/** The line from the picked side's view: the contract carries the home side's, and the away side has its opposite. */
export function lineOf(
  { kind, lineQuarters, pick }: Omit<LegFacts, 'home' | 'away'>,
  locale: Locale = 'ko',
): string {
  if (lineQuarters === null) return '';
  const say = (quarters: number) => formatDecimal(formatLineQuarters(quarters), locale);
  if (kind !== 'AH') return say(lineQuarters);
  const own = pick === 'away' ? -lineQuarters : lineQuarters;
  if (own === 0) return '0';
  return own > 0 ? `+${say(own)}` : say(own);
}

export interface LegWords {
  readonly game: string;
  readonly market: string;
  readonly pick: string;
}

/** The text of a leg in the reader's language. */
export function useLegWords(): (leg: LegFacts) => LegWords {
  const t = useText(betTexts);
  const local = useLocalText();
  const { locale } = useLocale();
  return useCallback(
    (leg) => {
      const line = lineOf(leg, locale);
      const home = local(leg.home);
      const away = local(leg.away);
      const team = leg.pick === 'away' ? away : home;
      const byPick = {
        home: () => t('bet.pick.home', { team }),
        draw: () => t('bet.pick.draw'),
        away: () => t('bet.pick.away', { team }),
        over: () => t('bet.pick.over', { line }),
        under: () => t('bet.pick.under', { line }),
      };
      return {
        game: t('bet.versus', { home, away }),
        market: t(`bet.market.${leg.kind}`),
        pick: leg.kind === 'AH' ? t('bet.pick.handicap', { team, line }) : byPick[leg.pick](),
      };
    },
    [t, local, locale],
  );
}
