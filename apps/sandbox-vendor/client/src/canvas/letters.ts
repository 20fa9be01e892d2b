/** The face of the page, for what is written on a canvas. */
const faces = '"Pretendard Variable", Pretendard, sans-serif';

/** The font of a pen, `size` in its own units. */
export function letters(weight: number, size: number): string {
  return `${weight} ${size}px ${faces}`;
}

/** Once the letters of a text are at hand, or will not be: a picture that is painted before keeps those of another face. */
export async function fetchLetters(weight: number, text: string): Promise<void> {
  await document.fonts?.load(letters(weight, 16), text).catch(() => undefined);
}
