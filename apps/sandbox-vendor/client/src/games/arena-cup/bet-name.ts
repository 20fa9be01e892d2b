import type { Lang } from '../../messages/texts.ts';
import { gameTranslator } from '../../messages/translate.ts';
import { texts } from './messages.ts';

/** What a bet is called, where the teams are not known. */
export function betName(bet: string, lang: Lang): string {
  const text = gameTranslator(texts, lang);
  const [kind = '', one = '', other = ''] = bet.split('_');
  if (kind === 'home') return text('homeShort');
  if (kind === 'away') return text('awayShort');
  if (kind === 'maps') return text('mapsIs', { home: one, away: other });
  if (kind === 'over' || kind === 'under') return text(kind, { line: one });
  return text(one === 'home' ? 'first_home' : 'first_away');
}
