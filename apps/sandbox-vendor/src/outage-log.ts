import type { LoggerOptions } from 'pino';

type Hooks = Required<Pick<NonNullable<LoggerOptions['hooks']>, 'logMethod'>>;

/** A connection that broke, or a database that refuses connections while it starts or ends. */
export function isDatabaseLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // 57014: a statement that was cut, because the database hangs.
  if (code !== '') return /^(08|57P0|57014)|^E(CONN|PIPE)/.test(code);
  return /Connection terminated|Client has encountered|timeout exceeded when trying to connect/.test(
    error.message,
  );
}

/** A database that is started again is there before this. */
const saidAfterMs = 5_000;
const overAfterMs = 1_000;

/** An outage of the database is one line, when it lasts, instead of a stack for each round and call that met it. */
export function outageHooks(nowMs: () => number = () => performance.now()): Hooks {
  let outage: { readonly sinceMs: number; lastMs: number; isSaid: boolean } | undefined;
  return {
    logMethod(args, method) {
      const [given] = args as unknown[];
      const error = typeof given === 'object' && given !== null && 'err' in given ? given.err : undefined;
      if (!isDatabaseLoss(error)) return method.apply(this, args);
      const now = nowMs();
      if (outage === undefined || now - outage.lastMs > overAfterMs)
        outage = { sinceMs: now, lastMs: now, isSaid: false };
      outage.lastMs = now;
      if (outage.isSaid || now - outage.sinceMs < saidAfterMs) return;
      outage.isSaid = true;
      method.apply(this, ['the database cannot be reached']);
    },
  };
}
