import { SetupRefused } from '@hanpan/db';
import {
  defaultPace,
  type MatchFormat,
  type SeasonPace,
  type Sport,
  sports,
  usualSeconds,
} from '@hanpan/rules';

/** How an installation plays its season. */
export interface SeasonSettings {
  /** How many times faster than real play; 1 is the pace of a stadium. */
  readonly speed: number;
  /** Which sports are played; without it all of them. */
  readonly sports?: readonly Sport[];
  /** How many matches of a sport wait for their kick-off; without it what a reader looks through, and no more. */
  readonly upcoming?: number;
}

/** The sports that a text names with commas between them, all where it names none. Throws SetupRefused. */
export function readSports(text: string): readonly Sport[] {
  const names = text.split(',').flatMap((name) => name.trim() || []);
  const unknown = names.find((name) => !sports.includes(name as Sport));
  if (unknown !== undefined)
    throw new SetupRefused(
      `HANPAN_SEASON_SPORTS names "${unknown}", but the sports are ${sports.join(', ')}.`,
    );
  return names.length === 0 ? sports : sports.filter((sport) => names.includes(sport));
}

/** From here on a season is for trying things out, and fewer matches are under way at once, so that a small machine keeps up. */
const fastFrom = 8;

/** A match of each sport at least. */
export function paceOf({ speed }: SeasonSettings): SeasonPace {
  const share = Math.min(1, fastFrom / speed);
  const liveAtOnce = Object.fromEntries(
    sports.map((sport) => [sport, Math.max(1, defaultPace.liveAtOnce[sport] * share)]),
  ) as Record<Sport, number>;
  return { speed, liveAtOnce };
}

export function upcomingWanted(sport: Sport, { upcoming, sports: played = sports }: SeasonSettings): number {
  if (!played.includes(sport)) return 0;
  return upcoming ?? (sport === 'soccer' ? 12 : 5);
}

/** Milliseconds on the wall clock that so many seconds of real play take. */
export function wallMs(seconds: number, { speed }: SeasonSettings): number {
  return Math.max(1, Math.round((seconds * 1000) / speed));
}

/** The longest of formats, by which a sport's kick-offs are spaced. */
export function longestOf(formats: readonly MatchFormat[]): MatchFormat {
  const [longest = 'soccer'] = formats.toSorted((a, b) => usualSeconds[b] - usualSeconds[a]);
  return longest;
}
