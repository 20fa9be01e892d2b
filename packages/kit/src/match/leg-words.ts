import { useLocale, useLocalText, useText } from '@hanpan/client';
import type { Bet, LocalText } from '@hanpan/contract';
import { betTexts, type Locale, matchTexts } from '@hanpan/messages';
import { formatDecimal } from '@hanpan/money';
import { useCallback } from 'react';

type BetLeg = Bet['legs'][number];

/** What the text of a leg is made from, on the board, on the slip and in the history. */
export interface LegFacts {
  readonly kind: BetLeg['kind'];
  readonly scope: BetLeg['scope'];
  /** Quarter goals; of the home side for a handicap. */
  readonly lineQuarters: number | null;
  readonly pick: BetLeg['pick'];
  readonly home: LocalText;
  readonly away: LocalText;
}

/** The line from the picked side's view: the contract carries the home side's, and the away side has its opposite. */
export function lineOf(
  { kind, lineQuarters, pick }: Pick<LegFacts, 'kind' | 'lineQuarters' | 'pick'>,
  locale: Locale = 'ko',
): string {
  if (lineQuarters === null) return '';
  const say = (quarters: number) => formatDecimal(String(quarters / 4), locale);
  if (kind !== 'AH') return say(lineQuarters);
  const own = pick === 'away' ? -lineQuarters : lineQuarters;
  if (own === 0) return '0';
  return own > 0 ? `+${say(own)}` : say(own);
}

export type MatchTranslate = ReturnType<typeof useText<typeof matchTexts>>;

/** "전반 핸디캡", "Quarter 1: 1X2"; the whole match goes without saying. */
export function marketWords(t: MatchTranslate, { kind, scope }: Pick<LegFacts, 'kind' | 'scope'>): string {
  const market = t(`match.market.${kind}`);
  return scope === 'match' ? market : t('match.marketOfScope', { scope: t(`match.scope.${scope}`), market });
}

export interface PickFacts {
  readonly kind: LegFacts['kind'];
  readonly pick: string;
  readonly line: string;
  readonly home: string;
  readonly away: string;
}

const plainPicks = ['draw', 'yes', 'no', 'odd', 'even', 'goalless', 'score-draw'] as const;

/** A selection in words, as docs/settlement.md writes them; what has no words of its own is a score or a number. */
export function pickWords(t: MatchTranslate, { kind, pick, line, home, away }: PickFacts): string {
  const sides: Readonly<Record<string, string>> = { home, away };
  const side = sides[pick];
  if (side !== undefined) {
    if (kind === 'AH') return t('match.pick.handicap', { team: side, line });
    return t(kind === 'WTN' ? 'match.pick.nil' : 'match.pick.home', { team: side });
  }
  if (pick === 'over' || pick === 'under') return t(`match.pick.${pick}`, { line });
  const plain = plainPicks.find((each) => each === pick);
  if (plain !== undefined) return t(`match.pick.${plain}`);
  const nameOf = (part: string) => sides[part] ?? (part === 'draw' ? t('match.pick.draw') : part);
  const [first = '', second = ''] = pick.split(kind === 'HTFT' ? '/' : '-');
  if (kind === 'HTFT') return t('match.pick.both', { first: nameOf(first), second: nameOf(second) });
  if (kind === 'DC') return t('match.pick.either', { first: nameOf(first), second: nameOf(second) });
  if (kind === 'WUO' && (second === 'over' || second === 'under'))
    return t('match.pick.both', { first: nameOf(first), second: t(`match.pick.${second}`, { line }) });
  if (kind === 'WM')
    return t('match.pick.margin', { team: nameOf(first), points: pick.slice(first.length + 1) });
  return first === 'other' ? t('match.pick.other') : pick;
}

export interface LegWords {
  readonly game: string;
  readonly market: string;
  readonly pick: string;
}

/** The text of a leg in the reader's language. */
export function useLegWords(): (leg: LegFacts) => LegWords {
  const t = useText(betTexts);
  const match = useText(matchTexts);
  const local = useLocalText();
  const { locale } = useLocale();
  return useCallback(
    (leg) => {
      const [home, away] = [local(leg.home), local(leg.away)];
      return {
        game: t('bet.versus', { home, away }),
        market: marketWords(match, leg),
        pick: pickWords(match, { kind: leg.kind, pick: leg.pick, line: lineOf(leg, locale), home, away }),
      };
    },
    [t, match, local, locale],
  );
}

const isSide = (pick: string) => pick === 'home' || pick === 'draw' || pick === 'away';

/** What stands on a button in a narrow column: sides by their sign where the market has nothing better. */
export function shortPick(t: MatchTranslate, { kind, pick, line, home, away }: PickFacts): string {
  if (kind === 'AH')
    return t(pick === 'away' ? 'match.short.handicapAway' : 'match.short.handicapHome', { line });
  if (isSide(pick)) return t(`match.short.${pick}`);
  const [first = '', second = ''] = pick.split(kind === 'HTFT' ? '/' : '-');
  if (isSide(first) && isSide(second)) {
    const parts = [t(`match.short.${first}`), t(`match.short.${second}`)] as const;
    if (kind === 'DC') return parts.join('');
    if (kind === 'HTFT') return parts.join('/');
  }
  return pickWords(t, { kind, pick, line, home, away });
}
