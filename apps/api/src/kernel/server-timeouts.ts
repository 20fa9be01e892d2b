export interface ServerTimeouts {
  /** A request has to have arrived whole in this time, however it is sent. */
  readonly requestMs: number;
  readonly headersMs: number;
  /** How often that is looked at. */
  readonly checkMs: number;
}

/** A body of the largest size comes in this time over a slow telephone. Together with a check it is below 30 s. */
export const defaultTimeouts: ServerTimeouts = { requestMs: 25_000, headersMs: 15_000, checkMs: 2_500 };

/** Longer than proxies keep their connections to us, or one of theirs is closed while a request is on its way. */
const keepAliveMs = 72_000;

/** The options of Fastify, and of Node's server below it. */
export function timeoutOptions({ requestMs, headersMs, checkMs }: ServerTimeouts) {
  return {
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    http: { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: checkMs },
  };
}
