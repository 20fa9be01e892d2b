import { createServer, request } from 'node:http';
import { connect } from 'node:net';

const HOST = '127.0.0.1';
/** The paths of the server; everything else is a page or a source of one. */
const CALLS = /^\/(api|realtime|wallet|health|ready)(\/|\?|$)/;

/**
 * The one origin of development: calls go to the server behind it, which may be restarting and is then
 * awaited, everything else to `servePage(request, response)`. Resolves to the listening HTTP server.
 *
 * @param {{ port: number, serverPort: number, whenReady: () => Promise<unknown> | undefined, servePage: import('node:http').RequestListener }} options
 * @returns {Promise<import('node:http').Server>}
 */
export function openFront({ port, serverPort, whenReady, servePage }) {
  const front = createServer(async (incoming, response) => {
    if (!CALLS.test(incoming.url ?? '')) return servePage(incoming, response);
    await whenReady();
    passOn(incoming, response, serverPort);
  });
  front.on('upgrade', async (incoming, socket, head) => {
    // The other upgrades belong to hot reload, which has its own listener.
    if (!incoming.url?.startsWith('/realtime')) return;
    socket.on('error', () => undefined);
    await whenReady();
    passSocketOn(incoming, socket, head, serverPort);
  });
  return new Promise((resolve, reject) => {
    front.once('error', reject);
    front.listen({ port, host: HOST }, () => resolve(front));
  });
}

/**
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} response
 * @param {number} port
 */
function passOn(incoming, response, port) {
  const { method, url, socket } = incoming;
  const headers = { ...incoming.headers, 'x-forwarded-for': socket.remoteAddress };
  const passed = request({ host: HOST, port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end('The server is not running; the reason is in the terminal.\n');
  });
  incoming.pipe(passed);
}

/**
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:stream').Duplex} socket
 * @param {Buffer} head
 * @param {number} port
 */
function passSocketOn(incoming, socket, head, port) {
  const lines = [`GET ${incoming.url} HTTP/1.1`];
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    lines.push(`${incoming.rawHeaders[index]}: ${incoming.rawHeaders[index + 1]}`);
  }
  const passed = connect(port, HOST, () => {
    passed.write(`${lines.join('\r\n')}\r\n\r\n`);
    passed.write(head);
    passed.pipe(socket).pipe(passed);
  });
  passed.on('error', () => socket.destroy());
  socket.on('close', () => passed.destroy());
}
