import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

/** What a provider's sandbox says to one request. */
export interface FeedAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text as it is, anything else as JSON. */
  readonly body?: unknown;
}

export interface FeedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** A provider on this machine: answers as told and keeps what it was asked. Ends with its test. */
export async function feedServer(answer: (request: FeedRequest) => FeedAnswer | undefined) {
  const requests: FeedRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://feed.test');
    const request = { method: incoming.method ?? '', url, headers: incoming.headers };
    requests.push(request);
    const answered = answer(request);
    // Undefined is a provider that never answers.
    if (answered === undefined) return;
    const { status = 200, headers = {}, body = '' } = answered;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    outgoing.writeHead(status, headers).end(text);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, requests };
}
