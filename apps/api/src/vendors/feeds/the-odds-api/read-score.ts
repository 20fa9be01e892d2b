import type { Score } from '@hanpan/rules';
import { BadMessage } from '../sink.ts';
import { oddsApiEventKey } from './read-event.ts';
import { readShape, readTime } from './read-shape.ts';
import { type ScoreShape, scoreShape } from './shapes.ts';

/** One element of `/scores`. */
export interface ScoreReading {
  readonly event: string;
  readonly startsAtMs: number;
  readonly isCompleted: boolean;
  /** Undefined before kick-off. */
  readonly score: Score | undefined;
  readonly saidAtMs: number | undefined;
}

/** Throws BadMessage for a score whose sides are not those of the match, or which is no count. */
export function readScore(value: unknown): ScoreReading {
  const shape = readShape(scoreShape, value);
  return {
    event: oddsApiEventKey(shape.sport_key, shape.id),
    startsAtMs: readTime(shape.commence_time),
    isCompleted: shape.completed,
    score: scoreOf(shape),
    saidAtMs: shape.last_update === null ? undefined : readTime(shape.last_update),
  };
}

/** By the names of the sides, never by their place in the list; the provider writes counts as text. */
function scoreOf({ scores, home_team, away_team }: ScoreShape): Score | undefined {
  if (scores === null) return undefined;
  const of = (name: string) => {
    const found = scores.filter((one) => one.name === name);
    const [own] = found;
    if (own === undefined || found.length > 1)
      throw new BadMessage('unknown-side', `${found.length} scores for "${name}"`);
    return own.score;
  };
  const home = of(home_team);
  const away = of(away_team);
  if (home === null && away === null) return undefined;
  return { home: countOf(home), away: countOf(away) };
}

function countOf(text: string | null): number {
  if (text === null || !/^\d{1,3}$/.test(text)) throw new BadMessage('bad-field', `score "${text}"`);
  return Number(text);
}
