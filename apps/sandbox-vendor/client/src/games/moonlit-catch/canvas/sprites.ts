import type { FishName } from '../../../../../src/games/moonlit-catch/rules.ts';
import { type Picture, pictureOf } from '../../../canvas/surface.ts';
import { bands, blots, drawFinned, type Finned, scales } from './draw-finned.ts';
import {
  drawCrab,
  drawDragon,
  drawEel,
  drawPuffer,
  drawShrimp,
  drawSquid,
  drawTurtle,
} from './draw-strange.ts';
import type { Ctx } from './paint.ts';

const finned = (look: Finned) => (ctx: Ctx, phase: number) => drawFinned(ctx, phase, look);

const drawers: Readonly<Record<FishName, (ctx: Ctx, phase: number) => void>> = {
  minnow: finned({ back: '#7fb6c9', belly: '#eaf6f2', fin: '#5d97ad', height: 0.3, tail: 'fork' }),
  goby: finned({
    back: '#b5894e',
    belly: '#f0dcb4',
    fin: '#96703c',
    height: 0.34,
    tail: 'fan',
    pattern: blots('rgba(90,58,20,0.5)', [
      [0.2, -0.4, 0.09],
      [-0.1, -0.3, 0.1],
      [-0.36, 0, 0.08],
      [0, 0.2, 0.06],
    ]),
  }),
  carp: finned({
    back: '#8c6a2e',
    belly: '#f0cf83',
    fin: '#b5662b',
    height: 0.42,
    tail: 'fork',
    pattern: scales('rgba(70,44,10,0.5)'),
    whiskers: true,
  }),
  mandarin: finned({
    back: '#cf9d33',
    belly: '#fbe7a8',
    fin: '#a5762a',
    height: 0.5,
    tail: 'fan',
    pattern: bands('rgba(60,36,10,0.62)', [-0.36, -0.06, 0.24]),
  }),
  catfish: finned({
    back: '#39424a',
    belly: '#aeb9b4',
    fin: '#2b3238',
    height: 0.36,
    tail: 'fan',
    whiskers: true,
  }),
  koi: finned({
    back: '#fbf3e4',
    belly: '#ffffff',
    fin: '#f7d9c4',
    height: 0.44,
    tail: 'fan',
    pattern: blots('#d9432b', [
      [0.44, -0.5, 0.26],
      [0, -0.3, 0.24],
      [-0.4, -0.1, 0.16],
    ]),
    whiskers: true,
  }),
  shrimp: drawShrimp,
  crab: drawCrab,
  puffer: drawPuffer,
  squid: drawSquid,
  turtle: drawTurtle,
  eel: drawEel,
  dragon: drawDragon,
};

export const phases = 10;
/** How much larger than the fish its sprite is: fins and whiskers stand out. */
export const room = 1.45;

interface Wanted {
  name: FishName;
  phase: number;
  radius: number;
}

/** The pictures of one fish in one size, by the phase of its swim. */
interface PaintedFish {
  readonly radius: number;
  readonly pictures: Picture[];
  /** The last one that was painted, whatever its phase. */
  latest: Picture;
}

/** One picture of each fish and phase of its swim, painted once for a size: a frame only copies them. */
export class Sprites {
  readonly #painted = new Map<FishName, PaintedFish>();
  /** What there is no picture of yet. */
  readonly #wanted = new Map<string, Wanted>();
  #sizeKey = '';

  /** Whether `paintNext` has anything to paint. */
  get wants(): boolean {
    return this.#wanted.size > 0;
  }

  /**
   * `radius` in device pixels. A frame paints only a fish of which there is no picture at all; of others it takes another
   * phase, and the missing one is painted when there is time.
   */
  of(name: FishName, phase: number, radius: number): Picture {
    const fish = this.#known(name, radius);
    if (fish === undefined) return this.#paint({ name, phase, radius });
    const picture = fish.pictures[phase];
    if (picture !== undefined) return picture;
    this.#want({ name, phase, radius });
    return fish.latest;
  }

  /** A fish will be seen: it is painted before its first frame, where there is time. */
  expect(name: FishName, radius: number): void {
    if (this.#known(name, radius) === undefined) this.#want({ name, phase: 0, radius });
  }

  /** Paints one of those that a frame had to do without, or will want. */
  paintNext(): void {
    const [next] = this.#wanted.values();
    if (next) this.#paint(next);
  }

  /** The pictures of another size are thrown away. */
  forget(sizeKey: string): void {
    if (this.#sizeKey === sizeKey) return;
    this.#sizeKey = sizeKey;
    this.#painted.clear();
    this.#wanted.clear();
  }

  #known(name: FishName, radius: number): PaintedFish | undefined {
    const fish = this.#painted.get(name);
    return fish?.radius === Math.round(radius) ? fish : undefined;
  }

  #want(wanted: Wanted): void {
    this.#wanted.set(keyOf(wanted), wanted);
  }

  #paint(wanted: Wanted): Picture {
    const { name, phase, radius } = wanted;
    const side = Math.ceil(radius * room * 2);
    const picture = pictureOf(side, side, (ctx) => {
      ctx.translate(side / 2, side / 2);
      ctx.scale(radius, radius);
      drawers[name](ctx, phase / phases);
    });
    const fish = this.#known(name, radius) ?? { radius: Math.round(radius), pictures: [], latest: picture };
    fish.pictures[phase] = picture;
    fish.latest = picture;
    this.#painted.set(name, fish);
    this.#wanted.delete(keyOf(wanted));
    return picture;
  }
}

const keyOf = ({ name, phase, radius }: Wanted) => `${name}:${Math.round(radius)}:${phase}`;
