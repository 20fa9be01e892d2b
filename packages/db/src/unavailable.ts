import { field, isConnectionLoss } from './sql-state.ts';

/** No connection could be had, so nothing was sent. Over HTTP: try again later. */
export class DatabaseUnavailable extends Error {
  readonly statusCode = 503;
}

/** Cancelled by a time limit, a lock that was not got in time, or a server without resources. */
const passing = /^(57014|55P03|53\d{3})$/;

/**
 * Whether the database could not serve a statement now, although the statement may be right. What was to be committed is
 * indeterminate, so the caller repeats it with its key.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || isConnectionLoss(error)) return true;
  const code = field(error, 'code');
  return typeof code === 'string' && passing.test(code);
}

/** What PostgreSQL itself says about a connection, such as a wrong password: waiting does not help. */
export function isRefusedConnection(error: unknown): boolean {
  const code = field(error, 'code');
  return typeof code === 'string' && /^(?!08|53|57|E)[0-9A-Z]{5}$/.test(code);
}
