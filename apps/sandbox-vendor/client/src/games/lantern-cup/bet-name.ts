import type { Lang } from '../../messages/texts.ts';
import { gameTranslator } from '../../messages/translate.ts';
import { texts } from './messages.ts';

/** What a bet is called. */
export function betName(bet: string, lang: Lang): string {
  const text = gameTranslator(texts, lang);
  const [kind = '', one = '', other = ''] = bet.split('_');
  if (kind === 'over' || kind === 'under') return text(kind, { line: one });
  if (kind === 'score') return text('scoreIs', { home: one, away: other });
  return text(bet as keyof (typeof texts)['ko']);
}
