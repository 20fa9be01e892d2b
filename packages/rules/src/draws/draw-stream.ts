import { type DrawSeed, drawWords } from './draw-words.ts';
import { type IntegerSource, integersOf } from './integer-source.ts';

const streamName = /^[a-z0-9-]{1,32}(\/[a-z0-9-]{1,32}){0,3}$/;

/** A name of a sub-stream: one to four parts of a–z, 0–9 and hyphen, a slash between them; empty is the draw's own. */
export function isStreamName(name: unknown): name is string {
  return typeof name === 'string' && (name === '' || streamName.test(name));
}

/**
 * Numbers for a simulation that needs many of them. Sub-streams are independent of each other and of the draw's own
 * numbers, so one minute may take more of them than another without moving what comes later, and each can be checked
 * alone. A name stands for the same numbers whenever it is opened: open each name once.
 */
export interface DrawStream extends IntegerSource {
  readonly name: string;
  /** `sub('match').sub('minute-12')` is the stream `match/minute-12`. Throws RangeError on a name that is none. */
  sub(name: string): DrawStream;
}

/** All numbers of a draw, from one chain value and one salt. Throws RangeError on a name that is none. */
export function drawStream(seed: DrawSeed, name = ''): DrawStream {
  if (!isStreamName(name)) throw new RangeError(`no name of a stream: ${name}`);
  const { below } = integersOf(drawWords(seed, name));
  const sub = (part: string) => {
    if (part === '') throw new RangeError('a sub-stream has a name');
    return drawStream(seed, name === '' ? part : `${name}/${part}`);
  };
  return { name, below, sub };
}
