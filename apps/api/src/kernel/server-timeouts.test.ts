import { EventEmitter } from 'node:events';
import { Server } from 'node:http';
import { expect, test } from 'vitest';
import { capConnections } from './cap-connections.ts';
import { defaultTimeouts } from './server-timeouts.ts';

test('a request that has not arrived is cut within thirty seconds', () => {
  expect(defaultTimeouts.requestMs + defaultTimeouts.checkMs).toBeLessThanOrEqual(30_000);
});

class FakeSocket extends EventEmitter {
  readonly remoteAddress: string;
  isCut = false;

  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }

  destroy(): void {
    this.isCut = true;
    this.emit('close');
  }
}

function serverWith(trustedProxies: readonly string[]) {
  const server = new Server();
  capConnections(server, { perAddress: 2, trustedProxies });
  return (address: string) => {
    const socket = new FakeSocket(address);
    server.emit('connection', socket as never);
    return socket;
  };
}

test('an address has so many connections and no more, until one of them ends', () => {
  const connect = serverWith([]);
  const first = connect('203.0.113.1');
  expect([first, connect('203.0.113.1'), connect('::ffff:203.0.113.1')].map(({ isCut }) => isCut)).toEqual([
    false,
    false,
    true,
  ]);
  expect(connect('203.0.113.2').isCut).toBe(false);
  first.destroy();
  expect(connect('203.0.113.1').isCut).toBe(false);
  expect(connect('203.0.113.1').isCut).toBe(true);
});

test.each([
  ['127.0.0.1', []],
  ['::1', []],
  ['::ffff:127.0.0.1', []],
  ['198.51.100.7', ['198.51.100.7']],
  ['198.51.100.7', ['198.51.100.0/24']],
  ['10.1.2.3', ['uniquelocal']],
  ['2001:db8::7', ['2001:db8::/32']],
])('connections of %s are not counted where %j is trusted', (address, trusted) => {
  const connect = serverWith(trusted);
  expect([1, 2, 3, 4].map(() => connect(address).isCut)).toEqual([false, false, false, false]);
});

test('a household with a network of its own is one caller', () => {
  const connect = serverWith([]);
  expect(['::1', '::2', '::3'].map((host) => connect(`2001:db8:0:7${host}`).isCut)).toEqual([
    false,
    false,
    true,
  ]);
});
