import type { FastifyServerOptions } from 'fastify';
import { logOutput } from './log-output.ts';
import { outageHooks } from './outage-log.ts';

export interface LogSettings {
  readonly logLevel: string;
  /** Where the log goes instead of the standard output. */
  readonly logTo?: { write(line: string): void };
}

function hasCode(value: unknown, code: string): boolean {
  return typeof value === 'object' && value !== null && 'code' in value && value.code === code;
}

/** What a stream says whose other end has closed. Callers leave as they please: no fault of ours. */
function isGoneCaller(logged: unknown): boolean {
  const error = typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : logged;
  return hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE');
}

/**
 * An error without what a driver hangs on it: the details of the database repeat the values of rows. What the code or the
 * constraint is, is enough to find the statement.
 */
function plainError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown };
  return { type: error.name, message: error.message, stack: error.stack ?? '', code, constraint };
}

/** The log of a server, without secrets. */
export function logOptions({
  logLevel,
  logTo = logOutput(),
}: LogSettings): NonNullable<FastifyServerOptions['logger']> {
  const outages = outageHooks();
  return {
    level: logLevel,
    stream: logTo,
    serializers: { err: plainError },
    redact: ['req.headers.authorization', 'req.headers.token', 'req.headers.cookie'],
    hooks: {
      logMethod(given, method, level) {
        if (!isGoneCaller(given[0])) outages.logMethod.apply(this, [given, method, level]);
      },
    },
  };
}
