import type { FastifyReply } from 'fastify';
import { takeLine } from '../kernel/refusal-log.ts';

/** A call to a wallet's address that was refused, and in which word. */
export interface RefusedCall {
  readonly dialect: string;
  readonly vendor: string;
  readonly path: string;
  readonly outcome: string;
}

const text = 'a wallet call was refused';

/** One line for each call of a vendor that is refused. */
export function noteRefused(reply: FastifyReply, call: RefusedCall): void {
  reply.log.warn({ audit: 'wallet-call-refused', ...call }, text);
}

/** As much of what anybody may write into an address as is of use to whoever looks for a vendor that is set up wrongly. */
const longestShown = 100;

/**
 * The same where nobody knows who calls. No limit of the network stands before a wallet, so the lines of a dialect are as few
 * as those of any other refusal: what is beyond is counted, and nobody can fill the log.
 */
export function noteUnsigned(reply: FastifyReply, { dialect, vendor, path, outcome }: RefusedCall): void {
  const line = takeLine(reply.server, `${text}: ${dialect}`);
  if (line === undefined) return;
  const [shownVendor, shownPath] = [vendor, path].map((each) => each.slice(0, longestShown));
  reply.log.warn(
    { audit: 'wallet-call-refused', dialect, vendor: shownVendor, path: shownPath, outcome, ...line },
    text,
  );
}
