import { type AddressInfo, connect } from 'node:net';
import { isResultCode } from '@hanpan/contract';
import type { FastifyInstance } from 'fastify';

export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The code of the envelope, where the body is one. */
  readonly code: string | undefined;
}

function codeIn(body: string): string | undefined {
  try {
    const { resultCode } = JSON.parse(body) as { resultCode?: string };
    return resultCode !== undefined && isResultCode(resultCode) ? resultCode : undefined;
  } catch {
    return undefined;
  }
}

function parse(text: string): RawResponse {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = Object.fromEntries(
    fields.map((each) => [each.slice(0, each.indexOf(':')).toLowerCase(), each.slice(each.indexOf(':') + 2)]),
  );
  const body = rest.join('\r\n\r\n');
  return { status: Number(line.split(' ')[1]), headers, body, code: codeIn(body) };
}

export interface RawConnection {
  readonly port: number;
  /** Writes the text and returns the response, read until the server closes the connection. */
  send(text: string): Promise<RawResponse>;
}

/** A listening server, for requests that no client would write. */
export async function listenRaw(app: FastifyInstance): Promise<RawConnection> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    port,
    send: (text) =>
      new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(text));
        let received = '';
        socket.setEncoding('utf8');
        socket.on('data', (part) => {
          received += part;
        });
        socket.on('error', reject);
        socket.on('close', () => resolve(parse(received)));
      }),
  };
}
