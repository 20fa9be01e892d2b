import { dotsOf } from './letters.ts';

/** A picture in 4:2:0, in blocks of 16 × 16. */
export interface Picture {
  readonly columns: number;
  readonly rows: number;
  /** Brightness, a byte for each pixel, row by row; 16 to 235. */
  readonly luma: Uint8Array;
  /** Colour, a byte for each four pixels; 128 is none. */
  readonly blue: Uint8Array;
  readonly red: Uint8Array;
}

/** A colour as a picture holds it. */
export interface Ink {
  readonly luma: number;
  readonly blue: number;
  readonly red: number;
}

/** From red, green and blue of 0 to 255 (ITU-R BT.601, limited range). */
export function ink(red: number, green: number, blue: number): Ink {
  const within = (value: number) => Math.min(240, Math.max(16, Math.round(value)));
  return {
    luma: within(16 + 0.257 * red + 0.504 * green + 0.098 * blue),
    blue: within(128 - 0.148 * red - 0.291 * green + 0.439 * blue),
    red: within(128 + 0.439 * red - 0.368 * green - 0.071 * blue),
  };
}

/** How much of a pixel is covered: 1 inside, 0 outside, between them at the edge. */
type Cover = (x: number, y: number) => number;

/** Something to draw on. What lies outside of it is not drawn. */
export class Canvas implements Picture {
  readonly luma: Uint8Array;
  readonly blue: Uint8Array;
  readonly red: Uint8Array;
  readonly width: number;
  readonly height: number;

  constructor(
    readonly columns: number,
    readonly rows: number,
    ground: Ink,
  ) {
    this.width = columns * 16;
    this.height = rows * 16;
    const pixels = this.width * this.height;
    this.luma = new Uint8Array(pixels).fill(ground.luma);
    this.blue = new Uint8Array(pixels / 4).fill(ground.blue);
    this.red = new Uint8Array(pixels / 4).fill(ground.red);
  }

  rectangle(left: number, top: number, width: number, height: number, colour: Ink): void {
    this.#fill({ left, top, right: left + width, bottom: top + height }, colour, () => 1);
  }

  /** With a soft edge of one pixel. */
  disc(x: number, y: number, radius: number, colour: Ink): void {
    const around = {
      left: x - radius - 1,
      top: y - radius - 1,
      right: x + radius + 1,
      bottom: y + radius + 1,
    };
    this.#fill(around, colour, (column, row) => radius + 0.5 - Math.hypot(column - x, row - y));
  }

  ring(x: number, y: number, radius: number, width: number, colour: Ink): void {
    const outer = radius + width / 2 + 1;
    const around = { left: x - outer, top: y - outer, right: x + outer, bottom: y + outer };
    const cover: Cover = (column, row) =>
      width / 2 + 0.5 - Math.abs(Math.hypot(column - x, row - y) - radius);
    this.#fill(around, colour, cover);
  }

  /** Letters of dots, five by seven, as on a score board; centred at x, from `top` on, `size` pixels from dot to dot. */
  text(words: string, x: number, top: number, size: number, colour: Ink): void {
    let left = x - ((words.length * 6 - 1) * size) / 2;
    for (const letter of words) {
      for (const [column, row] of dotsOf(letter))
        this.disc(left + (column + 0.5) * size, top + (row + 0.5) * size, size * 0.46, colour);
      left += 6 * size;
    }
  }

  #fill(
    { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
    { luma, blue, red }: Ink,
    cover: Cover,
  ): void {
    const [fromX, toX] = [Math.max(0, Math.floor(left)), Math.min(this.width, Math.ceil(right))];
    const [fromY, toY] = [Math.max(0, Math.floor(top)), Math.min(this.height, Math.ceil(bottom))];
    for (let y = fromY; y < toY; y += 1)
      for (let x = fromX; x < toX; x += 1) mix(this.luma, y * this.width + x, luma, cover(x + 0.5, y + 0.5));
    const half = this.width / 2;
    for (let y = fromY >> 1; y < (toY + 1) >> 1; y += 1)
      for (let x = fromX >> 1; x < (toX + 1) >> 1; x += 1) {
        const part = cover(x * 2 + 1, y * 2 + 1);
        mix(this.blue, y * half + x, blue, part);
        mix(this.red, y * half + x, red, part);
      }
  }
}

function mix(plane: Uint8Array, at: number, value: number, part: number): void {
  if (part <= 0) return;
  const before = plane[at];
  if (before === undefined) return;
  plane[at] = part >= 1 ? value : Math.round(before + (value - before) * part);
}
