import { CallError } from '@hanpan/client';
import { drawAntiBotCode } from '@hanpan/rules';
import { randomInteger } from '../../app/random-integer.ts';

/** Another one than before: a code that is drawn twice would look as if it had not been renewed. */
export function newAntiBotCode(before?: string): string {
  const code = drawAntiBotCode(randomInteger);
  return code === before ? newAntiBotCode(before) : code;
}

/** The server's own words for a refused sign-in (CL-38). */
export function refusalText(error: unknown): string {
  return error instanceof CallError ? error.message : 'RESPONSE_FAILED';
}
