import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Canvas, livePlaylist, SegmentWriter, startOf } from '@hanpan/video';
import { drawScene, size } from './draw-scene.ts';
import { type LiveFacts, sceneAt, turnMs } from './live-scene.ts';

const segmentMs = 2_000;
/** So long after its end a segment is shown: the draw that falls into it is decided by then. */
const behindMs = 2_000;
/** However many watch, the draws are read only so often. */
const factsKeptMs = 500;
const listed = 6;
/** A player may ask for what the list before named. */
const kept = listed + 3;

const pack = promisify(gzip);

/** A segment as it goes over the wire. */
export interface Segment {
  readonly bytes: Buffer;
  readonly gzipped: Buffer;
}

const startsAtMs = (number: number) => number * segmentMs;

/**
 * The live video of the powerball draws. A segment depends on its time and on the draws alone, so whichever server makes
 * it makes the same one, and none is made that nobody asks for.
 */
export class LiveStream {
  #read: { readonly atMs: number; readonly facts: Promise<LiveFacts | undefined> } | undefined;
  readonly init: Buffer = Buffer.from(startOf(size.columns, size.rows));
  readonly #segments = new Map<number, Promise<Segment>>();
  readonly #readFacts: (nowMs: number) => Promise<LiveFacts | undefined>;

  /** `readFacts` says what is known of the draws; undefined where none is announced. */
  constructor(readFacts: (nowMs: number) => Promise<LiveFacts | undefined>) {
    this.#readFacts = readFacts;
  }

  /** Undefined where there is nothing to broadcast. */
  async playlist(nowMs: number): Promise<string | undefined> {
    if ((await this.#factsAt(nowMs)) === undefined) return undefined;
    const last = lastNumber(nowMs);
    return livePlaylist({
      first: last - listed + 1,
      last,
      segmentMs,
      init: 'init.mp4',
      addressOf: (number) => `${number}.m4s`,
      startsAtMs,
    });
  }

  /** Undefined for a segment that is not listed at this time, nor was a moment ago. */
  async segment(number: number, nowMs: number): Promise<Segment | undefined> {
    const last = lastNumber(nowMs);
    if (number > last || number <= last - kept) return undefined;
    for (const old of this.#segments.keys()) if (old <= last - kept) this.#segments.delete(old);
    const facts = this.#segments.has(number) ? undefined : await this.#factsAt(nowMs);
    // Asked for twice at once it is made once.
    const known = this.#segments.get(number);
    if (known !== undefined) return known;
    if (facts === undefined) return undefined;
    const made = makeSegment(facts, number);
    this.#segments.set(number, made);
    made.catch(() => this.#segments.delete(number));
    return made;
  }

  #factsAt(nowMs: number): Promise<LiveFacts | undefined> {
    const read = this.#read;
    if (read !== undefined && nowMs >= read.atMs && nowMs < read.atMs + factsKeptMs) return read.facts;
    const facts = this.#readFacts(nowMs);
    this.#read = { atMs: nowMs, facts };
    facts.catch(() => {
      this.#read = undefined;
    });
    return facts;
  }
}

function lastNumber(nowMs: number): number {
  return Math.floor((nowMs - behindMs) / segmentMs) - 1;
}

/** Picture by picture, so that the calls that come meanwhile do not wait for a whole segment. */
async function makeSegment(facts: LiveFacts, number: number): Promise<Segment> {
  const writer = new SegmentWriter(number, turnMs);
  let drawn: { readonly scene: string; readonly canvas: Canvas } | undefined;
  for (let atMs = startsAtMs(number); atMs < startsAtMs(number + 1); atMs += turnMs) {
    const scene = sceneAt(facts, atMs);
    const name = JSON.stringify(scene);
    if (drawn?.scene !== name) drawn = { scene: name, canvas: drawScene(scene, facts.everyMs) };
    writer.add(drawn.canvas);
    await new Promise((next) => setImmediate(next));
  }
  const bytes = Buffer.from(writer.end(startsAtMs(number)));
  return { bytes, gzipped: await pack(bytes) };
}
