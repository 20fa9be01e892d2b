import type { CallPath } from '@hanpan/contract';

/**
 * A response that is nobody's refusal: a failure of the server, one that cannot be read, or one that breaks the contract. It is
 * for a log, and nothing in it is of a person: no body, and of the answer only where it is wrong (ER-01).
 */
export interface CallFault {
  readonly path: CallPath;
  readonly status: number;
  /** The code of its envelope; what is unreadable has none. */
  readonly code: string | undefined;
  /** Under which the server has written it down. */
  readonly requestId: string | undefined;
  /** Where it breaks the contract, and how: `list.0.amount invalid_type`. */
  readonly breaches: readonly string[];
}

/** What a check of a response says is wrong. */
interface Breach {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly code?: string | undefined }[];
}

export function faultIn(path: CallPath, response: Response, code?: string, breach?: Breach): CallFault {
  return {
    path,
    status: response.status,
    code,
    requestId: response.headers.get('x-request-id') ?? undefined,
    breaches: (breach?.issues ?? []).map((issue) => `${issue.path.map(String).join('.')} ${issue.code}`),
  };
}
