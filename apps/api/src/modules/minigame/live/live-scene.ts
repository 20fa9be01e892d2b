import { ballsRolled } from '@hanpan/rules';
import type { DrawnNumbers } from '../results-of-draw.ts';

/** What is known of the powerball draws around the moments that are shown. */
export interface LiveFacts {
  readonly everyMs: number;
  /** The time of any draw of the game; all the others are so many periods away. */
  readonly aDrawAtMs: number;
  /** By their times: what was drawn, null where the round is void. A draw that is missing is not decided yet. */
  readonly decided: ReadonlyMap<number, DrawnNumbers | null>;
  /** Before the first draw of all there is none, however far away it is. */
  readonly firstDrawAtMs?: number | undefined;
}

/** What a picture shows. Two pictures of the same scene are the same. */
export interface LiveScene {
  /** When the next draw is, which names its round. */
  readonly nextDrawAtMs: number;
  readonly secondsToDraw: number;
  /** The balls on the rail, in the order in which they were drawn; the sixth is the powerball. */
  readonly rolled: readonly number[];
  /** How often the drum has moved since it began to turn; nothing while it rests. */
  readonly turn: number | undefined;
}

/** The drum turns before a draw, and the rail is emptied for it. */
const turnsBeforeMs = 8_000;
/** How often the drum moves. */
export const turnMs = 200;

/** The scene of a moment: the clock runs, the drum turns before a draw, and the balls roll out after it. */
export function sceneAt(facts: LiveFacts, atMs: number): LiveScene {
  const { everyMs, aDrawAtMs, decided, firstDrawAtMs } = facts;
  if (firstDrawAtMs !== undefined && atMs < firstDrawAtMs) return sceneBefore(firstDrawAtMs, atMs);
  const sinceMs = (((atMs - aDrawAtMs) % everyMs) + everyMs) % everyMs;
  const toDrawMs = everyMs - sinceMs;
  const result = decided.get(atMs - sinceMs);
  const numbers =
    result == null ? [] : [...result.numbers, ...(result.powerball === null ? [] : [result.powerball])];
  const out = ballsRolled(sinceMs);
  const isDrawing = result !== null && (result === undefined || out < numbers.length);
  const isNear = toDrawMs <= turnsBeforeMs;
  return {
    nextDrawAtMs: atMs + toDrawMs,
    secondsToDraw: Math.ceil(toDrawMs / 1_000),
    rolled: isNear ? [] : numbers.slice(0, out),
    turn: isDrawing || isNear ? turnAt(atMs) : undefined,
  };
}

function sceneBefore(firstDrawAtMs: number, atMs: number): LiveScene {
  const toDrawMs = firstDrawAtMs - atMs;
  return {
    nextDrawAtMs: firstDrawAtMs,
    secondsToDraw: Math.ceil(toDrawMs / 1_000),
    rolled: [],
    turn: toDrawMs <= turnsBeforeMs ? turnAt(atMs) : undefined,
  };
}

const turnAt = (atMs: number) => Math.floor(atMs / turnMs) % 1_000;
