import { initSegment, mediaSegment, type Sample } from './boxes.ts';
import type { Picture } from './canvas.ts';
import { changedPicture, pictureParameters, sequenceParameters, wholePicture } from './h264.ts';

/** What a player reads before the first segment of pictures of so many blocks. */
export function startOf(columns: number, rows: number): Uint8Array {
  return initSegment({
    width: columns * 16,
    height: rows * 16,
    sequence: sequenceParameters(columns, rows),
    picture: pictureParameters(),
  });
}

/** Pictures one after the other become one segment, which can be played without any other. */
export class SegmentWriter {
  readonly #samples: Sample[] = [];
  #before: Picture | undefined;

  /** `number` counts the segments of a stream; picture `durationMs` long. */
  constructor(
    readonly number: number,
    readonly durationMs: number,
  ) {}

  /** The same object again is the same picture. */
  add(picture: Picture): void {
    const before = this.#before;
    const unit =
      before === undefined
        ? wholePicture(picture, this.number)
        : changedPicture(before, picture, this.#samples.length);
    this.#samples.push({ unit, durationMs: this.durationMs, isWhole: before === undefined });
    this.#before = picture;
  }

  end(startsAtMs: number): Uint8Array {
    return mediaSegment(this.number, startsAtMs, this.#samples);
  }
}
