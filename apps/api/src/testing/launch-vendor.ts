import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { need } from '../kernel/need.ts';

export interface HeardLaunch {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly raw: Buffer;
}

/** The HTTP status and body of an answer; undefined where there never is one. */
export type SaidAnswer = readonly [http: number, text: string] | undefined;

/** Whoever is asked for the address of a game: it keeps what it hears as it came, and says what it is told to. */
export async function startLaunchVendor() {
  const heard: HeardLaunch[] = [];
  const vendor = {
    url: '',
    answer: undefined as SaidAnswer,
    heard,
    last: () => need(heard.at(-1), 'a launch'),
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { method = '', url = '', headers } = request;
    heard.push({ method, path: url, headers, raw: Buffer.concat(chunks) });
    if (vendor.answer !== undefined) response.writeHead(vendor.answer[0]).end(vendor.answer[1]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vendor.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return vendor;
}
