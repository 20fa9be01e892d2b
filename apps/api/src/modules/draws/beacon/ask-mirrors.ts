import { bytesOfHex, isHex } from '@hanpan/rules';
import { z } from 'zod';
import { answerText } from '../../../vendors/read-answer.ts';

/** Where rounds of a beacon are asked for, and how. */
export interface Mirrors {
  /** Addresses without a path's end, such as `https://api.drand.sh`. Each is asked for `/<hash of the chain>/public/<round>`. */
  readonly urls: readonly string[];
  readonly timeoutMs: number;
  /** `fetch`, or what a test puts in its place. */
  readonly request: (url: string, init: RequestInit) => Promise<Response>;
}

/** A round is some 250 bytes; who sends more is cut. */
const mostBytes = 4 * 1024;

const answered = z.object({ round: z.int(), signature: z.string() });

/**
 * Asks all mirrors at once for this round, and never for the latest. The first signature that `holds` is the result, as hex; no
 * mirror is believed, and those that have not answered by then are left. Undefined where none gives one in time. Never throws.
 */
export async function askMirrors(
  { urls, timeoutMs, request }: Mirrors,
  network: string,
  round: number,
  holds: (signature: Uint8Array) => boolean,
): Promise<string | undefined> {
  // A timer of our own: a signal of AbortSignal.timeout that only AbortSignal.any holds may be collected, and then never comes.
  const enough = new AbortController();
  const { signal } = enough;
  const timer = setTimeout(() => enough.abort(), timeoutMs);
  const ask = async (url: string) => {
    const response = await request(`${url}/${network}/public/${round}`, { redirect: 'error', signal });
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    const said = answered.parse(JSON.parse(await answerText(response, mostBytes)));
    if (said.round !== round || !isHex(said.signature, 48) || !holds(bytesOfHex(said.signature, 48)))
      throw new Error('not the round that was asked for');
    return said.signature;
  };
  try {
    return await Promise.any(urls.map(ask));
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    enough.abort();
  }
}
