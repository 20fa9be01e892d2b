import type { SlotInfo } from '../../../src/games/slot-api.ts';
import { symbolArt } from '../art/symbol-art.ts';
import { penOf, pictureOf, type Surface, surface } from '../canvas/surface.ts';

/** A symbol ready to draw at one size: sharp, and smeared along the way it moves. */
export interface Sprite {
  sharp: Surface;
  smeared: Surface;
}

/** By the symbols of the rules. */
export type Sprites = ReadonlyMap<string, Sprite>;
type Images = ReadonlyMap<string, HTMLImageElement>;
/** Symbols at one size in device pixels. */
export type SymbolPictures = ReadonlyMap<string, ImageBitmap | Surface>;

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

/** Only a page can read a drawing: what moves the symbols is given them in pixels. */
export function picturesOf(images: Images, size: number): SymbolPictures {
  return new Map(
    [...images].map(([symbol, image]) => [
      symbol,
      pictureOf(size, size, (pen) => pen.drawImage(image, 0, 0, size, size)),
    ]),
  );
}

/** Every symbol once, sharp and smeared; the reels then only copy. */
export function makeSprites(pictures: SymbolPictures, size: number): Sprites {
  const sprites = new Map<string, Sprite>();
  for (const [name, picture] of pictures) {
    const sharp = surface(size, size);
    penOf(sharp).drawImage(picture, 0, 0, size, size);
    const smeared = surface(size, Math.ceil(size * (1 + 2 * smearReach)));
    const pen = penOf(smeared);
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
