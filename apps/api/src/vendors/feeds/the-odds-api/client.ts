import { answerText } from '../../read-answer.ts';

/** How to reach the provider. The key stands in the address alone, and no address leaves this file. */
export interface OddsApiConnection {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly timeoutMs: number;
  /** `fetch`, or what a test puts in its place. */
  readonly request: (url: string, init: RequestInit) => Promise<Response>;
}

/** What came back, with the credits that are left, where the answer says so. */
export type OddsApiAnswer = { readonly remaining: number | undefined } & (
  | { readonly kind: 'ok'; readonly body: unknown }
  /** 401: the key is not accepted, or its credits are spent. */
  | { readonly kind: 'refused'; readonly isSpent: boolean }
  /** 429, and how long the provider wants to be left alone. */
  | { readonly kind: 'slow-down'; readonly afterMs: number | undefined }
  /** It will not answer this question better the next time. */
  | { readonly kind: 'bad-question'; readonly detail: string }
  | { readonly kind: 'no-answer'; readonly detail: string }
);

/** Asks one question: a path below `/v4/` and its parameters. Never throws, and says nothing that holds the key. */
export async function askOddsApi(
  connection: OddsApiConnection,
  path: string,
  parameters: Readonly<Record<string, string>>,
): Promise<OddsApiAnswer> {
  const { baseUrl, apiKey, timeoutMs, request } = connection;
  const url = new URL(`/v4/${path}`, baseUrl);
  url.search = new URLSearchParams({ ...parameters, apiKey }).toString();
  try {
    const response = await request(url.href, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const text = await answerText(response);
    return {
      remaining: countIn(response.headers.get('x-requests-remaining')),
      ...understand(response, text, path),
    };
  } catch (error) {
    // The message of a failed request may repeat its address.
    const name = error instanceof Error ? error.name : 'unreachable';
    return { kind: 'no-answer', remaining: undefined, detail: `${path}: ${name}` };
  }
}

type Understood = OddsApiAnswer extends infer Answer
  ? Answer extends unknown
    ? Omit<Answer, 'remaining'>
    : never
  : never;

function understand(response: Response, text: string, path: string): Understood {
  const { status } = response;
  if (status === 401) return { kind: 'refused', isSpent: text.includes('OUT_OF_USAGE_CREDITS') };
  if (status === 429) return { kind: 'slow-down', afterMs: secondsIn(response.headers.get('retry-after')) };
  if (status === 404 || status === 422) return { kind: 'bad-question', detail: `${path}: status ${status}` };
  if (status !== 200) return { kind: 'no-answer', detail: `${path}: status ${status}` };
  try {
    return { kind: 'ok', body: JSON.parse(text) };
  } catch {
    return { kind: 'no-answer', detail: `${path}: no JSON` };
  }
}

/** `1234` or `1234.0`. */
function countIn(header: string | null): number | undefined {
  return header !== null && /^\d{1,9}(\.\d+)?$/.test(header) ? Math.floor(Number(header)) : undefined;
}

function secondsIn(header: string | null): number | undefined {
  return header !== null && /^\d{1,5}$/.test(header) ? Number(header) * 1000 : undefined;
}
