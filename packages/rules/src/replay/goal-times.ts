import { type SeededRandom, seededRandom } from './random.ts';

export type Side = 'home' | 'away';
export type Goal = { readonly side: Side; readonly minute: number };

/** Goals of the home side, then of the away side. */
export type ScorePair = readonly [home: number, away: number];

export type ResultToReplay = {
  /** Anything that names the match; it seeds the layout. */
  readonly matchKey: string;
  readonly fullTime: ScorePair;
  /** Null where the source does not know it. */
  readonly halfTime: ScorePair | null;
};

const halfMinutes = 45;
const matchMinutes = 90;

/**
 * A result book gives the score at half-time and at the end, not the minutes. This lays the goals out over the
 * match: the same match always gets the same minutes, each in the half it fell in (1 to 45, 46 to 90), or
 * anywhere where half-time is unknown. No two goals share a minute. Sorted by minute.
 * Throws RangeError for scores that are no counts, a half-time above the final score, or more goals than minutes.
 */
export function goalTimes({ matchKey, fullTime, halfTime }: ResultToReplay): Goal[] {
  checkScores(fullTime, halfTime);
  const random = seededRandom(matchKey);
  const parts =
    halfTime === null
      ? layOut(fullTime, 1, matchMinutes, random)
      : [
          ...layOut(halfTime, 1, halfMinutes, random),
          ...layOut(secondHalf(fullTime, halfTime), halfMinutes + 1, matchMinutes, random),
        ];
  return parts.sort((a, b) => a.minute - b.minute);
}

function layOut([home, away]: ScorePair, from: number, to: number, random: SeededRandom): Goal[] {
  const minutes = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (home + away > minutes.length) throw new RangeError(`${home + away} goals do not fit into the minutes`);
  const goalsOf = (side: Side, count: number): Goal[] =>
    Array.from({ length: count }, () => ({ side, minute: takeOne(minutes, random) }));
  return [...goalsOf('home', home), ...goalsOf('away', away)];
}

function takeOne(minutes: number[], random: SeededRandom): number {
  const [minute] = minutes.splice(Math.floor(random() * minutes.length), 1);
  if (minute === undefined) throw new RangeError('no minute is left');
  return minute;
}

function secondHalf(fullTime: ScorePair, halfTime: ScorePair): ScorePair {
  return [fullTime[0] - halfTime[0], fullTime[1] - halfTime[1]];
}

function checkScores(fullTime: ScorePair, halfTime: ScorePair | null): void {
  const scores = [...fullTime, ...(halfTime ?? [])];
  if (!scores.every((goals) => Number.isSafeInteger(goals) && goals >= 0))
    throw new RangeError(`not scores: ${scores.join(', ')}`);
  if (halfTime !== null && secondHalf(fullTime, halfTime).some((goals) => goals < 0))
    throw new RangeError(`half-time ${halfTime.join('-')} is above full time ${fullTime.join('-')}`);
}
