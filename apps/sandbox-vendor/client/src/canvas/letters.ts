/** The face of the page, for what is written on a canvas. */
const faces = '"Pretendard Variable", Pretendard, sans-serif';

/** The font of a pen, `size` in its own units. */
export function letters(weight: number, size: number): string {
  return `${weight} ${size}px ${faces}`;
}

/** Has the letters of a text at hand before it is painted for the first time: a picture that is kept would keep others. */
export function fetchLetters(weight: number, text: string): void {
  void document.fonts?.load(letters(weight, 16), text).catch(() => undefined);
}
