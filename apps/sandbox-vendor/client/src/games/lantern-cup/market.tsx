import { goalLines, scoreLimit } from '../../../../src/games/lantern-cup/rules.ts';
import type { Lang } from '../../messages/texts.ts';
import { gameTranslator } from '../../messages/translate.ts';
import type { MarketProps } from '../../virtual/parts.ts';
import { TabbedMarket } from '../../virtual/tabbed-market.tsx';
import { betName } from './bet-name.ts';
import { cardOf } from './match.ts';
import { teamName, texts } from './messages.ts';

const tabs = ['result', 'goals', 'score', 'more'] as const;
const goals = Array.from({ length: scoreLimit + 1 }, (_, index) => index);
const bets: Readonly<Record<(typeof tabs)[number], readonly string[]>> = {
  result: ['home', 'draw', 'away'],
  goals: goalLines.flatMap((line) => [`over_${line}`, `under_${line}`]),
  score: goals.flatMap((home) => goals.map((away) => `score_${home}_${away}`)),
  more: ['both_score', 'one_blank', 'odd_goals', 'even_goals'],
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
      className="cup-odds"
      tabs={tabs}
      bets={bets}
      tabName={text}
      title={`${text('match', { match: match.match + 1 })} · ${text('versus', names)}`}
      odds={match.odds}
      labelOf={(bet) => (bet === 'home' || bet === 'away' ? names[bet] : betName(bet, lang))}
    />
  );
}
