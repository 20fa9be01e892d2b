import type { Lang } from '../../messages/texts.ts';
import { gameTranslator } from '../../messages/translate.ts';
import { marketOf } from './market.tsx';
import { texts } from './messages.ts';

/** What a bet is called: its kind and the numbers of its horses. */
export function betName(bet: string, lang: Lang): string {
  const [market = '', ...gates] = bet.split('-');
  return gameTranslator(texts, lang)('betOf', { market: marketOf(market, lang), gates: gates.join('–') });
}
