import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/**
 * Takes a reply over for Server-Sent Events, with the headers of every response and those given. The connection ends with
 * its stream: kept alive, it would keep a server open that closes.
 */
export function beginStream(reply: FastifyReply, headers: Readonly<Record<string, string>>): ServerResponse {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  return raw.writeHead(200, { ...headers, 'cache-control': 'no-store', connection: 'close' });
}

/** A page that does not read for so long is cut off; it comes back and gets a snapshot. */
const mostUnsentBytes = 512 * 1024;

export function sendOrCut(raw: ServerResponse, message: string): void {
  raw.write(message);
  if (raw.writableLength > mostUnsentBytes) raw.destroy();
}
