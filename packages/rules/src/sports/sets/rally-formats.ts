import { edgeOf, logistic, type Meeting, weightOf } from '../strength.ts';
import type { RallyRules } from './rally-model.ts';
import type { RallyRates } from './set-race.ts';

const toFifteen = { target: 15, cap: null };
const toTwentyFive = { target: 25, cap: null };
const toTwentyOne = { target: 21, cap: 30 };
/** First to thirteen rounds; overtime is played on by two here, where tournaments play it in blocks of six. */
const toThirteen = { target: 13, cap: null };

/** Targets are the rule books'; how long a rally or round really takes is chosen from the usual length of matches. */
export const rallyFormats = {
  volleyball: {
    setsToWin: 3,
    set: toTwentyFive,
    decider: toFifteen,
    rallySeconds: 32,
    breakSeconds: 180,
    showsServer: true,
  },
  badminton: {
    setsToWin: 2,
    set: toTwentyOne,
    decider: toTwentyOne,
    rallySeconds: 25,
    breakSeconds: 120,
    showsServer: true,
  },
  'maps-bo3': {
    setsToWin: 2,
    set: toThirteen,
    decider: toThirteen,
    rallySeconds: 105,
    breakSeconds: 420,
    showsServer: false,
  },
  'maps-bo5': {
    setsToWin: 3,
    set: toThirteen,
    decider: toThirteen,
    rallySeconds: 105,
    breakSeconds: 420,
    showsServer: false,
  },
} as const satisfies Record<string, RallyRules>;

export type RallyFormatName = keyof typeof rallyFormats;

/**
 * `base` is the log-odds with which the receiving side wins a rally against its equal (0.7 in volleyball, where the
 * attack after reception wins two of three; 0 where serving decides nothing), `homeAdvantage` in log-odds of a rally.
 */
export function rallyRates(meeting: Meeting): RallyRates {
  const edge = edgeOf(meeting);
  return {
    home: weightOf(logistic(edge - meeting.level.base)),
    away: weightOf(logistic(edge + meeting.level.base)),
  };
}
