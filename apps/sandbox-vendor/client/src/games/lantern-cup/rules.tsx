import { formatHundredths } from '../../messages/figures.ts';
import { gameTranslator } from '../../messages/translate.ts';
import { virtualTexts } from '../../virtual/messages.ts';
import type { RulesProps } from '../../virtual/parts.ts';
import { texts } from './messages.ts';

/** How it is drawn, and what the best bet returns: the figure that the lobby has too. */
export function Rules({ info, lang }: RulesProps) {
  const text = gameTranslator(texts, lang);
  const common = gameTranslator(virtualTexts, lang);
  return (
    <>
      <h3>
        {common('target')} {formatHundredths(info.returns.basisPoints, lang)}%
      </h3>
      <p>{text('rules')}</p>
      <p>{text('schedule')}</p>
    </>
  );
}
