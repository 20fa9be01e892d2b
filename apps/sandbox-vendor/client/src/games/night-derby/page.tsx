import type { Lang } from '../../messages/texts.ts';
import { gameTranslator } from '../../messages/translate.ts';
import { virtualPage } from '../../virtual/virtual-page.tsx';
import { betName } from './bet-name.ts';
import { outcomeOf, type Summary } from './card.ts';
import './derby.css';
import { Market, marketOf } from './market.tsx';
import { horseName, texts } from './messages.ts';
import { winnerMs } from './race-motion.ts';
import { Rules } from './rules.tsx';
import { Stage } from './stage.tsx';

export default virtualPage({
  Stage,
  Market,
  Rules,
  resultAtMs: () => winnerMs + 2800,
  resultText(outcome, lang) {
    const race = outcomeOf(outcome);
    const runner = (place: number) => race?.runners[(race.order[place] ?? 1) - 1];
    return resultLine(
      [0, 1, 2].map(runner).filter((each) => each !== undefined),
      lang,
    );
  },
  pastText(summary, lang) {
    return resultLine((summary as unknown as Summary).first, lang);
  },
  betName,
  marketOf,
});

function resultLine(first: readonly { gate: number; horse: number }[], lang: Lang): string {
  const text = gameTranslator(texts, lang);
  const [one = '', two = '', three = ''] = first.map(({ gate, horse }) =>
    text('gate', { gate, horse: horseName(horse, lang) }),
  );
  return text('result', { first: one, second: two, third: three });
}
