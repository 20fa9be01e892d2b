import sharp from 'sharp';

export const imageLimits = {
  bytes: 5 * 1024 * 1024,
  side: 8_192,
  pixels: 40_000_000,
  shownSide: 1_600,
} as const;

export interface EncodedImage {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** How files of the formats that are taken begin. What draws by instructions, as SVG and PDF do, is none of them. */
const beginnings: readonly (readonly [offset: number, bytes: readonly number[]])[] = [
  [0, [0xff, 0xd8, 0xff]],
  [0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  [0, [0x47, 0x49, 0x46, 0x38]],
  [8, [0x57, 0x45, 0x42, 0x50]],
];

function isPicture(file: Buffer): boolean {
  return beginnings.some(([offset, bytes]) => bytes.every((byte, index) => file[offset + index] === byte));
}

// One picture after the other, and nothing is kept of it: a server has more to do.
sharp.cache(false);
sharp.concurrency(1);
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((start) => waiting.push(start));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

async function encode(file: Buffer): Promise<EncodedImage | 'unreadable' | 'tooLarge'> {
  const picture = sharp(file, { failOn: 'error', limitInputPixels: imageLimits.pixels, pages: 1 });
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) > imageLimits.side) return 'tooLarge';
  const { shownSide } = imageLimits;
  const { data, info } = await picture
    .timeout({ seconds: 10 })
    .rotate()
    .resize({ width: shownSide, height: shownSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}

/**
 * What is kept of an uploaded file: its first picture, turned upright, no larger than a screen shows it, as WebP and
 * without whatever else the file carried (place, camera, comments, code).
 */
export async function encodeImage(file: Buffer): Promise<EncodedImage | 'unreadable' | 'tooLarge'> {
  if (file.length > imageLimits.bytes) return 'tooLarge';
  if (!isPicture(file)) return 'unreadable';
  try {
    return await inTurn(() => encode(file));
  } catch (error) {
    const isLarge = error instanceof Error && error.message.includes('pixel limit');
    return isLarge ? 'tooLarge' : 'unreadable';
  }
}
