import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { answerJson, answerText, mostAnswerBytes } from './read-answer.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(send: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(send);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('[SEC-21] an answer that never ends is cut once it is larger than any has to be', async () => {
  let sent = 0;
  let isCut: () => void = () => undefined;
  const cut = new Promise<void>((resolve) => {
    isCut = resolve;
  });
  const chunk = Buffer.alloc(1024 * 1024, ' ');
  const url = await serve((_, response) => {
    response.on('close', isCut);
    const more = () => {
      if (response.destroyed) return;
      sent += chunk.length;
      response.write(chunk, more);
    };
    more();
  });
  await expect(answerText(await fetch(url))).rejects.toThrow('an answer of more than');
  await cut;
  expect(sent).toBeLessThan(4 * mostAnswerBytes);
});

test('an answer of the very size is read whole, and a character of several bytes between two parts stays one', async () => {
  const body = JSON.stringify({ name: '바카라' });
  const bytes = Buffer.from(body);
  const url = await serve((_, response) => {
    response.write(bytes.subarray(0, 11));
    setImmediate(() => response.end(bytes.subarray(11)));
  });
  expect(await answerText(await fetch(url), bytes.length)).toBe(body);
  await expect(answerText(await fetch(url), bytes.length - 1)).rejects.toThrow('an answer of more than');
  expect(await answerJson(await fetch(url))).toEqual({ name: '바카라' });
});

test('an answer without a body is empty', async () => {
  expect(await answerText(new Response(null, { status: 204 }))).toBe('');
});
