import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a TCP server that can be frozen: bytes stop both ways, and new connections are accepted and never served. */
export class FreezableProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isFrozen = false;
  #freezesAfter: string | undefined;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(target: { readonly host: string; readonly port: number }): Promise<FreezableProxy> {
    const server = createServer({ pauseOnConnect: true });
    const proxy = new FreezableProxy(server);
    server.on('connection', (client) => proxy.#join(client, connect(target.port, target.host)));
    await proxy.#listen(0);
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  freeze(): void {
    this.#isFrozen = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** Freezes as soon as a client has sent this text; the text still arrives, the response to it does not. */
  freezeAfter(text: string): void {
    this.#freezesAfter = text;
  }

  thaw(): void {
    this.#isFrozen = false;
    for (const socket of this.#sockets) socket.resume();
  }

  /** Cuts all connections and refuses new ones, as where nothing listens. Returns what ends that. */
  async cut(): Promise<() => Promise<void>> {
    const { port } = this;
    await this.close();
    return () => this.#listen(port);
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    if (this.#server.listening) await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #listen(port: number): Promise<void> {
    return new Promise((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  #join(client: Socket, upstream: Socket): void {
    this.#forward(client, upstream);
    this.#forward(upstream, client);
    client.on('data', (bytes) => {
      if (this.#freezesAfter === undefined || !bytes.includes(this.#freezesAfter)) return;
      this.#freezesAfter = undefined;
      this.freeze();
    });
  }

  #forward(from: Socket, to: Socket): void {
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

/** The same database by way of a proxy. */
export async function behindProxy(url: string): Promise<{ proxy: FreezableProxy; url: string }> {
  const direct = new URL(url);
  const proxy = await FreezableProxy.open({ host: direct.hostname, port: Number(direct.port) });
  const proxied = new URL(url);
  proxied.port = String(proxy.port);
  return { proxy, url: proxied.href };
}
