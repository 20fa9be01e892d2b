import type { Lang } from '../../messages/texts.ts';
import { gameTranslator } from '../../messages/translate.ts';
import { cardOf } from './match.ts';
import { teamName, texts } from './messages.ts';

/** What a bet is called; without its match the teams are the home and the away team. */
export function betName(bet: string, lang: Lang, round?: Readonly<Record<string, unknown>> | null): string {
  const text = gameTranslator(texts, lang);
  const match = cardOf(round);
  if (match !== null && (bet === 'home' || bet === 'away'))
    return text('wins', { team: teamName(bet === 'home' ? match.homeTeam : match.awayTeam, lang) });
  const [kind = '', one = '', other = ''] = bet.split('_');
  if (kind === 'over' || kind === 'under') return text(kind, { line: one });
  if (kind === 'score') return text('scoreIs', { home: one, away: other });
  return text(bet as keyof (typeof texts)['ko']);
}
