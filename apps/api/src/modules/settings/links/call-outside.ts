import { lookup as lookUp } from 'node:dns';
import { type RequestOptions, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicIp } from './public-address.ts';

/** What one call came to: a status with where it leads on, or why there is none. */
export interface Called {
  readonly status: number;
  readonly location: string | undefined;
}
export type CallOutside = (address: string, method: 'HEAD' | 'GET', signal: AbortSignal) => Promise<Called>;

/** The name leads to a machine that is not everybody's. */
export class NotPublic extends Error {}

/** Looks a name up for the connection itself, so that it cannot lead elsewhere between a check and the call. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '', 0);
    const [first] = found;
    if (first === undefined || !found.every(({ address }) => isPublicIp(address)))
      return done(new NotPublic(`${hostname} is no public machine`), '', 0);
    if (options.all === true) return done(null, found);
    return done(null, first.address, first.family);
  });
};

/** Asks an address for its head or its page, and reads no more than the head of the answer. It sends nothing but that. */
export function callOver(send: typeof request, more: RequestOptions = {}): CallOutside {
  return (address, method, signal) =>
    new Promise((resolve, reject) => {
      const options = {
        method,
        signal,
        agent: false,
        lookup: publicLookup,
        headers: { accept: '*/*' },
        ...more,
      };
      const call = send(address, options, (answer) => {
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
        answer.destroy();
      });
      call.on('error', reject);
      call.end();
    });
}

export const callOutside: CallOutside = callOver(request);
