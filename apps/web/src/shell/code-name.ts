import type { Locale } from '@hanpan/messages';
import type { TitleKey } from '../app/route-meta.ts';
import type { GameCode } from '../app/site.ts';
import { type PlainName, paths } from '../app/urls.ts';

/** The entries of the code list that are pages of our own: their names are texts of ours in every language. */
const ownPages: readonly (readonly [PlainName, TitleKey])[] = [
  ['sport', 'navigation.title.sport'],
  ['liveSport', 'navigation.title.liveSport'],
  ['specialSport', 'navigation.title.specialSport'],
  ['esports', 'navigation.title.esports'],
  ['virtualGame', 'navigation.title.virtualGame'],
  ['powerball', 'navigation.title.powerball'],
  ['powerladder', 'navigation.title.powerladder'],
  ['speedKeno', 'navigation.title.speedKeno'],
  ['kenoLadder', 'navigation.title.kenoLadder'],
  ['arcade', 'navigation.title.arcade'],
  ['fishing', 'navigation.title.fishing'],
];

type NamedCode = Pick<GameCode, 'codeName' | 'codeNameEN' | 'codeNameVI' | 'target'>;

/**
 * HD-05: the Korean or the English name by locale. Where an operator has named an entry in another language, that is its
 * name there; else our own word where there is one, and else the English name, which is how providers call themselves.
 */
export function codeName(
  { codeName: korean, codeNameEN, codeNameVI, target }: NamedCode,
  locale: Locale,
  title: (key: TitleKey) => string,
): string {
  if (locale === 'ko') return korean;
  if (locale === 'vi' && codeNameVI !== codeNameEN) return codeNameVI;
  const own = locale === 'en' ? undefined : ownPages.find(([page]) => paths[page].desktop === target);
  return own === undefined ? codeNameEN : title(own[1]);
}
