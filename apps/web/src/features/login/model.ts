import { CallError } from '@hanpan/client';
import { drawAntiBotCode } from '@hanpan/rules';

/** Uniform over 0 … exclusiveMax − 1, from the browser's secure source; values of the biased tail are drawn again. */
function randomInteger(exclusiveMax: number): number {
  const range = 2 ** 32;
  const fair = range - (range % exclusiveMax);
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < fair ? drawn % exclusiveMax : randomInteger(exclusiveMax);
}

/** Another one than before: a code that is drawn twice would look as if it had not been renewed. */
export function newAntiBotCode(before?: string): string {
  const code = drawAntiBotCode(randomInteger);
  return code === before ? newAntiBotCode(before) : code;
}

/** The server's own words for a refused sign-in (CL-38). */
export function refusalText(error: unknown): string {
  return error instanceof CallError ? error.message : 'RESPONSE_FAILED';
}
