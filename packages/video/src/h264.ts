/**
 * Just enough of H.264 (ITU-T H.264, constrained baseline) to show a scene that hardly moves: a block of 16 × 16 is either
 * sent as it is (I_PCM) or left as it was (P_Skip).
 */
import { Bits, protectedBytes } from './bits.ts';
import type { Picture } from './canvas.ts';

/** Level 3.0 of the constrained baseline profile, which every browser plays. */
export const profile = { profile: 66, compatibility: 0xc0, level: 30 } as const;

/** Types of units with the importance that they have here (7.4.1). */
const header = { sequence: 0x67, picture: 0x68, whole: 0x65, changed: 0x41 } as const;

function unit(type: number, bits: Bits): Uint8Array {
  const payload = protectedBytes(bits.end());
  const out = new Uint8Array(payload.length + 1);
  out[0] = type;
  out.set(payload, 1);
  return out;
}

export function sequenceParameters(columns: number, rows: number): Uint8Array {
  const bits = new Bits().put(8, profile.profile).put(8, profile.compatibility).put(8, profile.level);
  // Its id, eight bits of frame number, shown in the order of decoding, one picture to refer to, no gaps.
  bits.ue(0).ue(4).ue(2).ue(1).put(1, 0);
  // Its size; whole frames, predicted directly; nothing is cut off, nothing more is said.
  bits
    .ue(columns - 1)
    .ue(rows - 1)
    .put(1, 1)
    .put(1, 1)
    .put(1, 0)
    .put(1, 0);
  return unit(header.sequence, bits);
}

export function pictureParameters(): Uint8Array {
  // Ids; no arithmetic coding, no order of its own, one slice group, one reference each way, no weights.
  const bits = new Bits().ue(0).ue(0).put(1, 0).put(1, 0).ue(0).ue(0).ue(0).put(1, 0).put(2, 0);
  // Quantisers as they are; slices say whether their edges are smoothed; all blocks may refer; none is repeated.
  bits.seZero().seZero().seZero().put(1, 1).put(1, 0).put(1, 0);
  return unit(header.picture, bits);
}

const rawBlock = 25;
/** In a changed picture the types of a whole one come after those of its own. */
const rawBlockInChanged = 5 + rawBlock;
const slice = { changed: 5, whole: 7 } as const;
/** The edges of blocks are not smoothed: they are exact. */
const noSmoothing = 1;

function putBlock(bits: Bits, { columns, luma, blue, red }: Picture, column: number, row: number): void {
  bits.align();
  const width = columns * 16;
  for (let y = 0; y < 16; y += 1) bits.bytes(luma, (row * 16 + y) * width + column * 16, 16);
  for (const colour of [blue, red])
    for (let y = 0; y < 8; y += 1) bits.bytes(colour, ((row * 8 + y) * width) / 2 + column * 8, 8);
}

/** A picture on its own, from which playing may begin. `id` differs between two such neighbours. */
export function wholePicture(picture: Picture, id: number): Uint8Array {
  const bits = new Bits()
    .ue(0)
    .ue(slice.whole)
    .ue(0)
    .put(8, 0)
    .ue(id & 1);
  bits.put(1, 0).put(1, 0).seZero().ue(noSmoothing);
  for (let row = 0; row < picture.rows; row += 1)
    for (let column = 0; column < picture.columns; column += 1) {
      bits.ue(rawBlock);
      putBlock(bits, picture, column, row);
    }
  return unit(header.whole, bits);
}

/** What has changed since the picture before; `number` counts from the last whole one, up to 255. */
export function changedPicture(before: Picture, picture: Picture, number: number): Uint8Array {
  if (number < 1 || number > 255) throw new RangeError(`a changed picture has no number ${number}`);
  const bits = new Bits().ue(0).ue(slice.changed).ue(0).put(8, number);
  bits.put(1, 0).put(1, 0).put(1, 0).seZero().ue(noSmoothing);
  let skipped = 0;
  for (let row = 0; row < picture.rows; row += 1)
    for (let column = 0; column < picture.columns; column += 1) {
      if (before === picture || isSame(before, picture, column, row)) {
        skipped += 1;
        continue;
      }
      bits.ue(skipped).ue(rawBlockInChanged);
      putBlock(bits, picture, column, row);
      skipped = 0;
    }
  if (skipped > 0) bits.ue(skipped);
  return unit(header.changed, bits);
}

function isSame(a: Picture, b: Picture, column: number, row: number): boolean {
  const width = a.columns * 16;
  for (let y = 0; y < 16; y += 1) {
    const from = (row * 16 + y) * width + column * 16;
    for (let at = from; at < from + 16; at += 1) if (a.luma[at] !== b.luma[at]) return false;
  }
  for (let y = 0; y < 8; y += 1) {
    const from = ((row * 8 + y) * width) / 2 + column * 8;
    for (let at = from; at < from + 8; at += 1)
      if (a.blue[at] !== b.blue[at] || a.red[at] !== b.red[at]) return false;
  }
  return true;
}
