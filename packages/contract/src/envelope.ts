import type { ResultCode } from './result-codes.ts';

/** Every answer, also a transport failure, has this shape. Success is the string "0". */
export interface Envelope<Data = unknown> {
  readonly resultCode: ResultCode;
  readonly resultMessage: string;
  readonly data: Data | null;
}
