import type { MatchFormat } from '../sports/match-plan.ts';
import type { Sport } from '../sports/sport.ts';
import type { SeasonCalendar } from './season-calendar.ts';

/** How a site lays its season out; all of it a setting. */
export type SeasonPace = {
  /** How many times faster than real play matches go; 1 is the pace of a stadium. */
  readonly speed: number;
  /** About how many matches of each sport are under way at any time. */
  readonly liveAtOnce: Readonly<Record<Sport, number>>;
};

/** So many that a board has a match of every sport in play, and as many as readers of that sport look for. */
export const defaultPace: SeasonPace = {
  speed: 1,
  liveAtOnce: {
    soccer: 10,
    basketball: 4,
    baseball: 4,
    volleyball: 2,
    badminton: 3,
    hockey: 3,
    combat: 2.5,
    tennis: 4,
    handball: 2.5,
    football: 3,
    esport: 2.5,
  },
};

/** The mean length of a match at real pace in seconds, as the models play it; a test holds it to them. */
export const usualSeconds: Readonly<Record<MatchFormat, number>> = {
  soccer: 6730,
  nba: 7930,
  fiba: 6760,
  handball: 5700,
  hockey: 9200,
  football: 11_800,
  volleyball: 6460,
  badminton: 2500,
  'maps-bo3': 6440,
  'maps-bo5': 10_800,
  'sets-bo3': 6780,
  'sets-bo5': 10_900,
  kbo: 13_000,
  mlb: 12_600,
  'three-rounds': 730,
  'five-rounds': 1000,
};

/** Kick-offs so far apart that a sport has as many matches under way as the pace says. */
export function calendarOf(
  epochMs: number,
  { speed, liveAtOnce }: SeasonPace,
  longestFormatOf: (sport: Sport) => MatchFormat,
): SeasonCalendar {
  const everySeconds = Object.fromEntries(
    (Object.keys(liveAtOnce) as Sport[]).map((sport) => {
      const seconds = usualSeconds[longestFormatOf(sport)] / speed / liveAtOnce[sport];
      return [sport, Math.max(1, Math.round(seconds))];
    }),
  ) as Record<Sport, number>;
  return { epochMs, everySeconds };
}
