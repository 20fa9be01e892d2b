import type { Lang } from '../../messages/texts.ts';
import { gameTranslator } from '../../messages/translate.ts';
import { cardOf } from './match.ts';
import { teamName, texts } from './messages.ts';

/** What a bet is called; without its match the teams are the home and the away team. */
export function betName(bet: string, lang: Lang, round?: Readonly<Record<string, unknown>> | null): string {
  const text = gameTranslator(texts, lang);
  const match = cardOf(round);
  const teamOf = (side: string) => {
    if (match === null) return text(side === 'home' ? 'homeSide' : 'awaySide');
    return teamName(side === 'home' ? match.homeTeam : match.awayTeam, lang);
  };
  const [kind = '', one = '', other = ''] = bet.split('_');
  if (kind === 'home' || kind === 'away') return text('wins', { team: teamOf(kind) });
  if (kind === 'maps') return text('mapsIs', { home: one, away: other });
  if (kind === 'over' || kind === 'under') return text(kind, { line: one });
  return text('firstMap', { team: teamOf(one) });
}
