import { DatabaseUnavailable } from './unavailable.ts';

/** PostgreSQL's error codes that the code decides by; deciding by message text is banned. */
const states = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  numericOutOfRange: '22003',
  checkViolation: '23514',
  insufficientPrivilege: '42501',
  undefinedTable: '42P01',
  undefinedFunction: '42883',
  undefinedColumn: '42703',
  deadlock: '40P01',
  serialization: '40001',
  tooManyConnections: '53300',
  /** Refused because an earlier statement of its transaction failed. */
  failedTransaction: '25P02',
  /** A write at a server that takes none: a standby, or an old primary that was told so. */
  readOnly: '25006',
} as const;

export type SqlState = keyof typeof states;

function field(error: unknown, name: 'code' | 'constraint'): unknown {
  return typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined;
}

/** Whether an error is this state, and, where a name is given, of this constraint or unique index. */
export function isSqlState(error: unknown, state: SqlState, constraint?: string): boolean {
  if (field(error, 'code') !== states[state]) return false;
  return constraint === undefined || field(error, 'constraint') === constraint;
}

/** A transaction that lost a race and was rolled back: run it again. */
export function isRetryable(error: unknown): boolean {
  return isSqlState(error, 'deadlock') || isSqlState(error, 'serialization');
}

/**
 * There was no connection, or it broke before a response: the statement is indeterminate. A connection to a server that takes no
 * writes any more is as good as broken, and one that stood still inside a transaction was ended by the server.
 */
export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const code = field(error, 'code');
  if (typeof code === 'string')
    return /^(08|57P0|25006|25P03)|^E(CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH)/.test(code);
  return (
    error instanceof Error && /Connection terminated|Client (has encountered|was closed)/.test(error.message)
  );
}

/** Cancelled by a time limit, a lock that was not got in time, or a server without resources. */
const passing = /^(57014|55P03|53\d{3})$/;

/**
 * Whether the database could not serve a statement now, although the statement may be right. What was to be committed is
 * indeterminate, so the caller repeats it with its key.
 */
export function isUnavailable(error: unknown): boolean {
  const code = field(error, 'code');
  return isConnectionLoss(error) || (typeof code === 'string' && passing.test(code));
}

/** What PostgreSQL itself says about a connection, such as a wrong password: waiting does not help. */
export function isRefusedConnection(error: unknown): boolean {
  const code = field(error, 'code');
  return typeof code === 'string' && /^(?!08|53|57|E)[0-9A-Z]{5}$/.test(code);
}
