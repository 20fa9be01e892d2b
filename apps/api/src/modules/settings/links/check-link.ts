import { type CallOutside, NotPublic } from './call-outside.ts';
import { isPublicAddress } from './public-address.ts';

export interface Checked {
  readonly answers: boolean;
  /** The status, or one word for why there is none. */
  readonly outcome: string;
}

const mostRedirects = 5;
/** How long a link has for everything, and its head of that: one that is silent at the head is still asked for its page. */
const [wholeMs, headMs] = [10_000, 4_000];

/** Names of what went wrong, by the codes that a connection fails with. */
function wordFor(error: unknown): string {
  if (error instanceof NotPublic) return 'private';
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? 'failed' : code.slice(0, 40);
}

/** Follows redirects to https alone; what leads elsewhere is no link that members should be sent to. */
async function follow(
  call: CallOutside,
  address: string,
  method: 'HEAD' | 'GET',
  signal: AbortSignal,
): Promise<Checked> {
  let at = address;
  for (let step = 0; step <= mostRedirects; step += 1) {
    if (!isPublicAddress(at)) return { answers: false, outcome: 'insecure' };
    const { status, location } = await call(at, method, signal);
    if (status < 300 || status >= 400 || location === undefined)
      return { answers: status >= 200 && status < 400, outcome: String(status) };
    if (!URL.canParse(location, at)) return { answers: false, outcome: 'insecure' };
    at = new URL(location, at).href;
  }
  return { answers: false, outcome: 'redirects' };
}

/** Does something that ends after a time, or where what it is a part of ends. */
async function within<T>(
  outer: AbortSignal | undefined,
  mostMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const own = new AbortController();
  const end = () => own.abort();
  const timer = setTimeout(end, mostMs);
  outer?.addEventListener('abort', end, { once: true });
  if (outer?.aborted === true) end();
  try {
    return await work(own.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', end);
  }
}

/**
 * Whether an address answers: asked for its head, and where that is not answered well for its page, as some know no heads. Redirects and
 * all, it takes no longer than ten seconds, and ends at once where the process stops.
 */
export function checkLink(call: CallOutside, address: string, stopping?: AbortSignal): Promise<Checked> {
  const ask = (method: 'HEAD' | 'GET') => (signal: AbortSignal) =>
    follow(call, address, method, signal).catch((error: unknown) => ({
      answers: false,
      outcome: wordFor(error),
    }));
  return within(stopping, wholeMs, async (whole) => {
    const head = await within(whole, headMs, ask('HEAD'));
    const isDecided = head.answers || head.outcome === 'private' || head.outcome === 'insecure';
    return isDecided || whole.aborted ? head : ask('GET')(whole);
  });
}
