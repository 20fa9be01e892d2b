import { type MatchFormat, sportOfFormat } from '../sports/match-plan.ts';
import type { Sport } from '../sports/sport.ts';
import type { LeagueLevel, Strength } from '../sports/strength.ts';

/** A name in the languages of the site; Vietnamese is written as in English where it is not given. */
export type SeasonName = { readonly ko: string; readonly en: string; readonly vi?: string };

export type SeasonSide = SeasonName & Strength & { readonly id: string };

/** One league of the season, as its data file has it. */
export type SeasonLeague = {
  /** Known to the whole site: letters, digits and hyphens. */
  readonly code: string;
  readonly format: MatchFormat;
  readonly name: SeasonName;
  readonly country: SeasonName;
  /** Whether strengths were fitted on real results or made, and whether the names are of real clubs or invented. */
  readonly strengths: 'fitted' | 'made';
  readonly names: 'real' | 'invented';
  readonly level: LeagueLevel;
  /** How far apart the sides are (a standard deviation of attack or defence); it scales what a result teaches. */
  readonly spread: number;
  /** How often each pair meets in a season; at home in turn. */
  readonly meetings: number;
  readonly sides: readonly SeasonSide[];
};

/** What is wrong with a league as read from a file; nothing where it can be played. */
export function faultsOfLeague(league: SeasonLeague): string[] {
  const { code, format, sides, meetings, spread, level } = league;
  const ids = sides.map(({ id }) => id);
  const numbers = [level.base, level.homeAdvantage, ...sides.flatMap((side) => [side.attack, side.defence])];
  const checks: readonly (readonly [boolean, string])[] = [
    [/^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(code), 'its code'],
    [Object.hasOwn(sportOfFormat, format), 'its format'],
    [sides.length >= 4, 'fewer than four sides'],
    [new Set(ids).size === ids.length, 'a side twice'],
    [ids.every((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)), 'the id of a side'],
    [Number.isSafeInteger(meetings) && meetings >= 1 && meetings <= 8, 'its meetings'],
    [numbers.every(Number.isFinite) && spread > 0, 'a strength'],
    [
      sides.every(({ attack, defence }) => Math.max(Math.abs(attack), Math.abs(defence)) < 4 * spread),
      'a strength beyond its spread',
    ],
  ];
  return checks.flatMap(([isSound, fault]) => (isSound ? [] : [`${code}: ${fault}`]));
}

/** The leagues of each sport, in the order of the files; a sport without one is left out. */
export function leaguesBySport(
  leagues: readonly SeasonLeague[],
): ReadonlyMap<Sport, readonly SeasonLeague[]> {
  const groups = new Map<Sport, SeasonLeague[]>();
  for (const league of leagues) {
    const sport = sportOfFormat[league.format];
    groups.set(sport, [...(groups.get(sport) ?? []), league]);
  }
  return groups;
}
