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

/** One picture of each fish and phase of its swim, drawn once for a size: a frame only copies them. */
export class Sprites {
  readonly #made = new Map<string, Picture>();
  /** The last one that was painted of a fish, whatever its phase. */
  readonly #latest = new Map<string, Picture>();
  #hasPainted = false;
  #radii = '';

  /** A frame begins: it may paint one picture, and makes do with another phase of a fish for the rest. */
  begin(): void {
    this.#hasPainted = false;
  }

  /** `radius` in device pixels. The pictures of another size are thrown away. */
  of(name: FishName, phase: number, radius: number): Picture {
    const fish = `${name}:${Math.round(radius)}`;
    const key = `${fish}:${phase}`;
    const known = this.#made.get(key) ?? (this.#hasPainted ? this.#latest.get(fish) : undefined);
    if (known) return known;
    this.#hasPainted = true;
    const side = Math.ceil(radius * room * 2);
    const picture = pictureOf(side, side, (ctx) => {
      ctx.translate(side / 2, side / 2);
      ctx.scale(radius, radius);
      drawers[name](ctx, phase / phases);
    });
    this.#made.set(key, picture);
    this.#latest.set(fish, picture);
    return picture;
  }

  forget(sizeKey: string): void {
    if (this.#radii === sizeKey) return;
    this.#radii = sizeKey;
    this.#made.clear();
    this.#latest.clear();
  }
}
