import type { SymbolName } from '../../../src/play/play-api.ts';
import { symbolArt } from '../art/symbol-art.ts';

/** A symbol ready to draw at one size: sharp, and smeared along the way it moves. */
export interface Sprite {
  sharp: HTMLCanvasElement;
  smeared: HTMLCanvasElement;
}

export type Sprites = ReadonlyMap<SymbolName, Sprite>;

const smearSteps = 27;
/** Of the sprite's height, to each side. */
export const smearReach = 0.34;

export async function loadSymbolImages(): Promise<ReadonlyMap<SymbolName, HTMLImageElement>> {
  const loaded = await Promise.all(
    Object.entries(symbolArt).map(async ([name, url]) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return [name as SymbolName, image] as const;
    }),
  );
  return new Map(loaded);
}

/** Draws every symbol once at this size in device pixels; the reels then only copy. */
export function makeSprites(images: ReadonlyMap<SymbolName, HTMLImageElement>, size: number): Sprites {
  const sprites = new Map<SymbolName, Sprite>();
  for (const [name, image] of images) {
    const sharp = blank(size, size);
    context(sharp).drawImage(image, 0, 0, size, size);
    const smeared = blank(size, Math.ceil(size * (1 + 2 * smearReach)));
    const pen = context(smeared);
    // Copies are added up, each with the same share: an even smear, and solid where all of them lie.
    pen.globalCompositeOperation = 'lighter';
    pen.globalAlpha = 1 / smearSteps;
    for (let step = 0; step < smearSteps; step += 1) {
      const along = (step / (smearSteps - 1)) * 2 - 1;
      pen.drawImage(sharp, 0, (1 + along) * smearReach * size);
    }
    sprites.set(name, { sharp, smeared });
  }
  return sprites;
}

function blank(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  return canvas;
}

export function context(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no canvas');
  return pen;
}
