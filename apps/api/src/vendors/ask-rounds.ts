import type { transferRoundsPage } from '@hanpan/vendor-kit';
import { ZodError, type z } from 'zod';
import { type RoundsOfTime, VendorRefused, VendorUnreachable } from './port.ts';
import { readRounds } from './read-rounds.ts';

const roundsPerPage = 1_000;
/** Who does not know an address says so in one of these. */
const unknownAt = new Set([404, 405]);

interface Fields {
  readonly from: string;
  readonly to: string;
  readonly limit: number;
  readonly cursor?: string;
}

/** Why there is no page, by what asking for it threw. */
function silenceOf(error: unknown): 'unreachable' | 'unreadable' | 'unknown' {
  const cause = error instanceof VendorUnreachable ? error.cause : error;
  if (cause instanceof VendorRefused) return unknownAt.has(cause.http ?? 0) ? 'unknown' : 'unreadable';
  return cause instanceof ZodError || cause instanceof SyntaxError ? 'unreadable' : 'unreachable';
}

/** The rounds of a time, asked for by `ask` in the dialect's own way. */
export function roundsOfTimeBy(
  currency: string,
  ask: (fields: Fields) => Promise<z.output<typeof transferRoundsPage>>,
): RoundsOfTime {
  return async ({ from, to }, cursor) => {
    const place = cursor === undefined ? {} : { cursor };
    try {
      const page = await ask({
        from: from.toISOString(),
        to: to.toISOString(),
        limit: roundsPerPage,
        ...place,
      });
      return readRounds(page, cursor, currency);
    } catch (error) {
      return silenceOf(error);
    }
  };
}
