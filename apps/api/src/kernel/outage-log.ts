import { isConnectionLoss } from '@hanpan/db';
import type { LoggerOptions } from 'pino';

type Hooks = Required<Pick<NonNullable<LoggerOptions['hooks']>, 'logMethod'>>;

/** A database that is started again is there before this. */
const saidAfterMs = 5_000;
/** Jobs and the outbox ask more often, so without a failure for so long the database was back. */
const overAfterMs = 1_000;

function errorOf(given: unknown): unknown {
  return typeof given === 'object' && given !== null && 'err' in given ? given.err : undefined;
}

/**
 * While the database is away everything fails for the same reason. Whoever keeps it says that it died; the log names an
 * outage once, when it lasts, instead of a stack for each call and job that met it.
 */
export function outageHooks(nowMs: () => number = () => performance.now()): Hooks {
  let outage: { readonly sinceMs: number; lastMs: number; isSaid: boolean } | undefined;
  return {
    logMethod(args, method) {
      const error = errorOf(args[0]);
      if (!isConnectionLoss(error)) return method.apply(this, args);
      const now = nowMs();
      if (outage === undefined || now - outage.lastMs > overAfterMs)
        outage = { sinceMs: now, lastMs: now, isSaid: false };
      outage.lastMs = now;
      if (outage.isSaid || now - outage.sinceMs < saidAfterMs) return;
      outage.isSaid = true;
      const reason = error instanceof Error ? error.message : String(error);
      method.apply(this, [{ reason }, 'the database cannot be reached']);
    },
  };
}
