import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listenRaw } from '../testing/raw-http.ts';
import { createWorld } from '../testing/world.ts';

const lines: string[] = [];
const world = await createWorld({ server: { logTo: { write: (line) => lines.push(line) } } });
const { port } = await listenRaw(world.app);

test('a caller who leaves in the middle of a request is no error of the log', async () => {
  for (let index = 0; index < 5; index += 1) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `POST /api/main HTTP/1.1\r\nhost: localhost\r\nauthorization: ${world.site.key}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":`,
        );
        setTimeout(() => {
          socket.destroy();
          resolve();
        }, 30);
      });
    });
  }
  await new Promise((done) => setTimeout(done, 200));
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
