import { isUtf8 } from 'node:buffer';
import { z } from 'zod';
import { plainRequest } from './plain-request.ts';
import { type WalletPath, type WalletRequest, walletRequests } from './wallet-calls.ts';

/** The same table, in the form that lets a generic path keep its type. */
const schemas: { [Path in WalletPath]: z.ZodType<WalletRequest<Path>> } = walletRequests;

/** Echoed when the body could not tell its own id. */
export const nilUuid = '00000000-0000-0000-0000-000000000000';

export type ReadRequest<Path extends WalletPath> =
  | { ok: true; request: WalletRequest<Path> }
  | {
      ok: false;
      status: 'RS_ERROR_WRONG_SYNTAX' | 'RS_ERROR_WRONG_TYPES';
      /** What to echo as request_uuid. */
      requestUuid: string;
      /** For the log, never for the response. */
      detail: string;
    };

/**
 * Reads a body whose signature has been verified. WRONG_SYNTAX: not JSON, or a required field is missing.
 * WRONG_TYPES: a field is there and has the wrong type or range. Neither ever moved money.
 */
export function readWalletRequest<Path extends WalletPath>(
  path: Path,
  rawBody: Buffer | string,
): ReadRequest<Path> {
  const body = readJson(rawBody);
  if (body === undefined) {
    return {
      ok: false,
      status: 'RS_ERROR_WRONG_SYNTAX',
      requestUuid: nilUuid,
      detail: 'the body is not JSON',
    };
  }
  const plain = plainRequest(path, body);
  if (plain !== undefined) return { ok: true, request: plain };
  const parsed = schemas[path].safeParse(body, { reportInput: true });
  if (parsed.success) return { ok: true, request: parsed.data };
  const missing = parsed.error.issues.some(
    (issue) => issue.code === 'invalid_type' && issue.input === undefined,
  );
  return {
    ok: false,
    status: missing ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_WRONG_TYPES',
    requestUuid: requestUuidOf(body),
    detail: z.prettifyError(parsed.error),
  };
}

/** Undefined: not JSON. Bytes that are no UTF-8 are none: what stands for them would be somebody else's text. */
function readJson(rawBody: Buffer | string): unknown {
  if (typeof rawBody !== 'string' && !isUtf8(rawBody)) return undefined;
  try {
    return JSON.parse(rawBody.toString());
  } catch {
    return undefined;
  }
}

/** What to echo of a request that is no call of the dialect. */
export function readRequestUuid(rawBody: Buffer | string): string {
  return requestUuidOf(readJson(rawBody));
}

function requestUuidOf(body: unknown): string {
  const parsed = z.object({ request_uuid: z.guid() }).safeParse(body);
  return parsed.success ? parsed.data.request_uuid : nilUuid;
}
