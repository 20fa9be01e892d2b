/** PostgreSQL's error codes that the code decides by; deciding by message text is banned. */
const states = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  numericOutOfRange: '22003',
  checkViolation: '23514',
  insufficientPrivilege: '42501',
  deadlock: '40P01',
  serialization: '40001',
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

/** The connection broke before a response: the statement is indeterminate. */
export function isConnectionLoss(error: unknown): boolean {
  const code = field(error, 'code');
  if (typeof code === 'string') return /^(08|57P0)|^E(CONN|PIPE)/.test(code);
  return error instanceof Error && /Connection terminated|Client has encountered/.test(error.message);
}
