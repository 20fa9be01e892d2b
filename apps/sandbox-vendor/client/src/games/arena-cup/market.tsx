import type { Lang } from '../../messages/texts.ts';
import { gameTranslator } from '../../messages/translate.ts';
import type { MarketProps } from '../../virtual/parts.ts';
import { TabbedMarket } from '../../virtual/tabbed-market.tsx';
import { betName } from './bet-name.ts';
import { cardOf } from './match.ts';
import { teamName, texts } from './messages.ts';

const tabs = ['result', 'maps', 'more'] as const;
const bets: Readonly<Record<(typeof tabs)[number], readonly string[]>> = {
  result: ['home', 'away'],
  maps: ['maps_3_0', 'maps_3_1', 'maps_3_2', 'maps_0_3', 'maps_1_3', 'maps_2_3'],
  more: ['first_home', 'first_away', 'over_3.5', 'under_3.5', 'over_4.5', 'under_4.5'],
};

/** The tab that a bet stands on. */
export function marketOf(bet: string, lang: Lang): string {
  const tab = tabs.find((each) => bets[each].includes(bet)) ?? 'more';
  return gameTranslator(texts, lang)(tab);
}

export function Market({ card, lang, ...press }: MarketProps) {
  const text = gameTranslator(texts, lang);
  const match = cardOf(card);
  if (!match) return null;
  const names = { home: teamName(match.homeTeam, lang), away: teamName(match.awayTeam, lang) };
  return (
    <TabbedMarket
      {...press}
      lang={lang}
      className="arena-odds"
      tabs={tabs}
      bets={bets}
      tabName={text}
      title={`${text('match', { match: match.match + 1 })} · ${text('versus', names)}`}
      odds={match.odds}
      labelOf={(bet) => betName(bet, lang, card)}
    />
  );
}
