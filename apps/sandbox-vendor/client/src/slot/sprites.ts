import type { SlotInfo } from '../../../src/games/slot-api.ts';
import { symbolArt } from '../art/symbol-art.ts';
import { blank, context } from '../canvas/painted.ts';

/** A symbol ready to draw at one size: sharp, and smeared along the way it moves. */
export interface Sprite {
  sharp: HTMLCanvasElement;
  smeared: HTMLCanvasElement;
}

/** By the symbols of the rules. */
export type Sprites = ReadonlyMap<string, Sprite>;
type Images = ReadonlyMap<string, HTMLImageElement>;

const smearSteps = 27;
/** Of the sprite's height, to each side. */
export const smearReach = 0.34;

export async function loadSymbolImages(art: SlotInfo['art']): Promise<Images> {
  const loaded = await Promise.all(
    Object.entries(art).map(async ([symbol, picture]) => {
      const image = new Image();
      image.src = symbolArt[picture];
      await image.decode();
      return [symbol, image] as const;
    }),
  );
  return new Map(loaded);
}

/** Draws every symbol once at this size in device pixels; the reels then only copy. */
export function makeSprites(images: Images, size: number): Sprites {
  const sprites = new Map<string, Sprite>();
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
