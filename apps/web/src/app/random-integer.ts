/** Uniform over 0 … exclusiveMax − 1, from the browser's secure source; values of the biased tail are drawn again. */
export function randomInteger(exclusiveMax: number): number {
  const range = 2 ** 32;
  const fair = range - (range % exclusiveMax);
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < fair ? drawn % exclusiveMax : randomInteger(exclusiveMax);
}
