import type { Lang } from '../../messages/texts.ts';
import { gameTranslator } from '../../messages/translate.ts';
import { virtualPage } from '../../virtual/virtual-page.tsx';
import { betName } from './bet-name.ts';
import './cup.css';
import { Market, marketOf } from './market.tsx';
import { matchMs } from './match.ts';
import { teamName, texts } from './messages.ts';
import { Rules } from './rules.tsx';
import { Stage } from './stage.tsx';

interface Final {
  homeTeam: string;
  awayTeam: string;
  home: number;
  away: number;
}

export default virtualPage({
  Stage,
  hasFeed: true,
  Market,
  Rules,
  resultAtMs: () => matchMs,
  resultText: (outcome, lang) => finalLine(outcome as unknown as Final, lang),
  pastText: (summary, lang) => finalLine(summary as unknown as Final, lang),
  betName,
  marketOf,
});

function finalLine({ homeTeam, awayTeam, home, away }: Final, lang: Lang): string {
  return gameTranslator(texts, lang)('full', {
    home: teamName(homeTeam, lang),
    away: teamName(awayTeam, lang),
    homeGoals: home,
    awayGoals: away,
  });
}
