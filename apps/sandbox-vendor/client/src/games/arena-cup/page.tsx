import type { Lang } from '../../messages/texts.ts';
import { gameTranslator } from '../../messages/translate.ts';
import { virtualPage } from '../../virtual/virtual-page.tsx';
import './arena.css';
import { betName } from './bet-name.ts';
import { Market, marketOf } from './market.tsx';
import { type MatchOutcome, mapMs, outcomeOf, wonBy } from './match.ts';
import { teamName, texts } from './messages.ts';
import { Rules } from './rules.tsx';
import { Stage } from './stage.tsx';

export default virtualPage({
  Stage,
  hasFeed: true,
  Market,
  Rules,
  resultAtMs: (outcome) => (outcomeOf(outcome)?.maps.length ?? 0) * mapMs,
  resultText: (outcome, lang) => finalLine(outcomeOf(outcome), lang),
  pastText: (summary, lang) => finalLine(outcomeOf(summary), lang),
  betName,
  marketOf,
});

function finalLine(outcome: MatchOutcome | null, lang: Lang): string {
  if (!outcome) return '';
  return gameTranslator(texts, lang)('full', {
    home: teamName(outcome.homeTeam, lang),
    away: teamName(outcome.awayTeam, lang),
    homeMaps: wonBy(outcome.maps, 'home'),
    awayMaps: wonBy(outcome.maps, 'away'),
  });
}
