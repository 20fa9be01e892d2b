import { useLocale, useLocalText, useText } from '@hanpan/client';
import type { TradingEvent, TradingMarket } from '@hanpan/contract';
import { lineOf, marketWords, pickWords } from '@hanpan/kit';
import { consoleTradingTexts, matchTexts } from '@hanpan/messages';

type Selection = TradingMarket['selections'][number];

/** The names of an event, its markets and their selections, in the reader's language. */
export function useEventWords() {
  const t = useText(consoleTradingTexts);
  const match = useText(matchTexts);
  const local = useLocalText();
  const { locale } = useLocale();
  const scopeName = (scope: TradingMarket['scope']) =>
    scope === 'match' ? t('consoleTrading.wholeMatch') : match(`match.scope.${scope}`);
  const marketName = ({ kind, scope }: TradingMarket) => marketWords(match, { kind, scope });
  return {
    scope: scopeName,
    event: ({ home, away }: Pick<TradingEvent, 'home' | 'away'>) =>
      t('consoleTrading.versus', { home: local(home), away: local(away) }),
    market: marketName,
    /** With its line: an event has many of one kind. */
    line: (market: TradingMarket) => {
      const line = lineOf({ kind: 'UO', lineQuarters: market.lineQuarters, pick: 'over' }, locale);
      return line === undefined ? marketName(market) : `${marketName(market)} ${line}`;
    },
    pick: (event: Pick<TradingEvent, 'home' | 'away'>, market: TradingMarket, { pick }: Selection) =>
      pickWords(match, {
        kind: market.kind,
        pick,
        line: lineOf({ kind: market.kind, lineQuarters: market.lineQuarters, pick }, locale),
        home: local(event.home),
        away: local(event.away),
      }),
  };
}
