import { createConnection, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';

/** Longer than the servers of a killed run take to notice and to end. */
const LEFT_WITHIN_MS = 12_000;

/**
 * Resolves when the port is free; waits a little. Throws the sentence for the operator.
 *
 * @param {string} name
 * @param {number} port
 * @param {{ patienceMs?: number }} options
 */
export async function waitForFreePort(name, port, { patienceMs = LEFT_WITHIN_MS } = {}) {
  let failure = await tryListen(port);
  for (let waitedMs = 0; failure === 'EADDRINUSE' && waitedMs < patienceMs; waitedMs += 200) {
    await sleep(200);
    failure = await tryListen(port);
  }
  if (failure === undefined) return;
  if (failure === 'EADDRINUSE') {
    throw new Error(
      `${name} is ${port}, but another program already uses that port. Stop it, or set ${name} to another one.`,
    );
  }
  throw new Error(
    `${name} is ${port}, but this user may not listen on that port (${failure}). Set ${name} to another one.`,
  );
}

/**
 * Throws the sentence for the operator when no Redis responds at the URL. Speaks just enough of its protocol.
 *
 * @param {string} url
 * @param {string} shownUrl
 */
export async function checkRedis(url, shownUrl) {
  const failure = await ping(new URL(url)).catch((error) => error.message || error.code);
  if (failure === undefined) return;
  throw new Error(
    `REDIS_URL is ${shownUrl}, but no Redis responds there: ${failure}. Start it, or leave REDIS_URL out.`,
  );
}

/**
 * Every address that a server of ours could take counts, so both the loopback and the wildcard are tried.
 *
 * @param {number} port
 */
async function tryListen(port) {
  return (await tryListenOn(port, '127.0.0.1')) ?? (await tryListenOn(port, undefined));
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<string | undefined>}
 */
function tryListenOn(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * @param {URL} url
 */
function ping(url) {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port || 6379);
  const user = decodeURIComponent(url.username);
  const password = decodeURIComponent(url.password);
  const commands = [...(password ? [['AUTH', ...(user ? [user] : []), password]] : []), ['PING']];
  return new Promise((resolve, reject) => {
    const socket =
      url.protocol === 'rediss:'
        ? connectTls({ host, port, servername: host })
        : createConnection({ host, port });
    const end = (settle, value) => {
      socket.destroy();
      settle(value);
    };
    let answer = '';
    socket.setTimeout(5_000, () => end(reject, new Error('it did not answer within 5 s')));
    socket.once('error', (error) => end(reject, error));
    socket.once('close', () => reject(new Error('it closed the connection')));
    socket.on('data', (chunk) => {
      answer += chunk;
      if (answer.includes('+PONG')) end(resolve, undefined);
      else if (/^-.*\r\n/m.test(answer)) end(reject, new Error(/^-(.*)\r/m.exec(answer)?.[1] ?? 'an error'));
    });
    socket.write(commands.map(encodeCommand).join(''));
  });
}

/**
 * @param {string[]} words
 */
function encodeCommand(words) {
  return `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`;
}
