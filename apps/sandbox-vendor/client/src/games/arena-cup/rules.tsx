import { target } from '../../../../src/games/arena-cup/rules.ts';
import { formatReturn } from '../../messages/figures.ts';
import { gameTranslator } from '../../messages/translate.ts';
import { virtualTexts } from '../../virtual/messages.ts';
import type { RulesProps } from '../../virtual/parts.ts';
import { texts } from './messages.ts';

/** How it is drawn, and what every bet returns before its odds are rounded down. */
export function Rules({ lang }: RulesProps) {
  const text = gameTranslator(texts, lang);
  const common = gameTranslator(virtualTexts, lang);
  return (
    <>
      <h3>
        {common('target')} {formatReturn(target, lang)}
      </h3>
      <p>{text('rules')}</p>
      <p>{text('schedule')}</p>
    </>
  );
}
