import { type CallOutside, NotPublic } from './call-outside.ts';
import { isPublicAddress } from './public-address.ts';

export interface Checked {
  readonly answers: boolean;
  /** The status, or one word for why there is none. */
  readonly outcome: string;
}

const mostRedirects = 5;

/** Names of what went wrong, by the codes that a connection fails with. */
function wordFor(error: unknown): string {
  if (error instanceof NotPublic) return 'private';
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? 'failed' : code.slice(0, 40);
}

/** Follows redirects to https alone; what leads elsewhere is no link that members should be sent to. */
async function follow(call: CallOutside, address: string, method: 'HEAD' | 'GET'): Promise<Checked> {
  let at = address;
  for (let step = 0; step <= mostRedirects; step += 1) {
    if (!isPublicAddress(at)) return { answers: false, outcome: 'insecure' };
    const { status, location } = await call(at, method);
    if (status < 300 || status >= 400 || location === undefined)
      return { answers: status >= 200 && status < 400, outcome: String(status) };
    if (!URL.canParse(location, at)) return { answers: false, outcome: 'insecure' };
    at = new URL(location, at).href;
  }
  return { answers: false, outcome: 'redirects' };
}

/** Whether an address answers: asked for its head, and where that is not answered well for its page, as some know no heads. */
export async function checkLink(call: CallOutside, address: string): Promise<Checked> {
  let checked: Checked = { answers: false, outcome: 'failed' };
  for (const method of ['HEAD', 'GET'] as const) {
    checked = await follow(call, address, method).catch((error: unknown) => ({
      answers: false,
      outcome: wordFor(error),
    }));
    if (checked.answers || checked.outcome === 'private' || checked.outcome === 'insecure') return checked;
  }
  return checked;
}
