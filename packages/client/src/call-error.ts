import type { ResultCode } from '@hanpan/contract';

/**
 * A result other than success (ER-01). `message` is the server's text in the reader's language, or RESPONSE_FAILED
 * where no envelope arrived. `indeterminate` says that the server may have acted: repeat with the same idempotency key.
 */
export class CallError extends Error {
  readonly code: ResultCode;
  readonly indeterminate: boolean;

  constructor(code: ResultCode, message: string, indeterminate = false) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.indeterminate = indeterminate;
  }
}

export function codeOf(error: unknown): ResultCode | undefined {
  return error instanceof CallError ? error.code : undefined;
}
