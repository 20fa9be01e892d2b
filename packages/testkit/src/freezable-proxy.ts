import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a TCP server that can be frozen: bytes stop both ways, and new connections are accepted and never served. */
export class FreezableProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isFrozen = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(target: { readonly host: string; readonly port: number }): Promise<FreezableProxy> {
    const server = createServer({ pauseOnConnect: true });
    const proxy = new FreezableProxy(server);
    server.on('connection', (client) => proxy.#join(client, connect(target.port, target.host)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  freeze(): void {
    this.#isFrozen = true;
    for (const socket of this.#sockets) socket.pause();
  }

  thaw(): void {
    this.#isFrozen = false;
    for (const socket of this.#sockets) socket.resume();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #join(client: Socket, upstream: Socket): void {
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      this.#sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      from.on('data', (bytes) => to.write(bytes));
      if (this.#isFrozen) from.pause();
      else from.resume();
    }
  }
}

/** The same database by way of a proxy. */
export async function behindProxy(url: string): Promise<{ proxy: FreezableProxy; url: string }> {
  const direct = new URL(url);
  const proxy = await FreezableProxy.open({ host: direct.hostname, port: Number(direct.port) });
  const proxied = new URL(url);
  proxied.port = String(proxy.port);
  return { proxy, url: proxied.href };
}
