import type { ResultCode } from '@hanpan/contract';
import type { AnyParams } from '@hanpan/messages';

/**
 * A declared refusal, as a value. Use-cases return it, so the compiler sees every code that a call may return; a
 * transaction whose work returns one is rolled back.
 */
export class Failure<Code extends ResultCode = ResultCode> {
  readonly code: Code;
  readonly params: AnyParams;

  constructor(code: Code, params: AnyParams) {
    this.code = code;
    this.params = params;
  }
}

export function fail<const Code extends ResultCode>(code: Code, params: AnyParams = {}): Failure<Code> {
  return new Failure(code, params);
}

export function isFailure(value: unknown): value is Failure {
  return value instanceof Failure;
}
