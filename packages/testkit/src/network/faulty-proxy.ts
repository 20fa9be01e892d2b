import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Carrier, type Toxics } from './carry.ts';

/** The toxics of both directions of every connection. */
export interface Weather {
  readonly toServer?: Toxics;
  readonly toClient?: Toxics;
}

/**
 * A way to a TCP server on which bytes are late, few, cut into pieces or lost. It can be frozen (bytes stop both ways, and
 * new connections are accepted and never served) and cut off.
 */
export class FaultyProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #carriers = new Set<Carrier>();
  readonly #frozen = new Set<() => void>();
  #isFrozen = false;
  #freezesAfter: string | undefined;
  #weather: Weather = {};
  /** How often a toxic has done something to what passed. */
  disturbed = 0;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(target: { readonly host: string; readonly port: number }): Promise<FaultyProxy> {
    const server = createServer({ pauseOnConnect: true });
    const proxy = new FaultyProxy(server);
    server.on('connection', (client) => proxy.#join(client, connect(target.port, target.host)));
    await proxy.#listen(0);
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** For connections that are open and for new ones, until it is said anew. Bytes that are on their way are not affected. */
  poison(weather: Weather): void {
    this.#weather = weather;
    for (const carrier of this.#carriers) carrier.wake();
  }

  freeze(): void {
    this.#isFrozen = true;
  }

  /** Freezes as soon as a client has sent this text; the text still arrives, the response to it does not. */
  freezeAfter(text: string): void {
    this.#freezesAfter = text;
  }

  thaw(): void {
    this.#isFrozen = false;
    for (const resume of this.#frozen) resume();
    this.#frozen.clear();
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
    for (const socket of [client, upstream]) {
      this.#sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => this.#sockets.delete(socket));
    }
    this.#carry(client, upstream, 'toServer', (bytes) => {
      if (this.#freezesAfter === undefined || !bytes.includes(this.#freezesAfter)) return;
      this.#freezesAfter = undefined;
      this.freeze();
    });
    this.#carry(upstream, client, 'toClient', () => undefined);
  }

  #carry(from: Socket, to: Socket, direction: keyof Weather, onSent: (bytes: Buffer) => void): void {
    const carrier = new Carrier(from, to, {
      toxics: () => this.#weather[direction] ?? {},
      passes: () => this.#passes(),
      onDisturbed: () => {
        this.disturbed += 1;
      },
    });
    this.#carriers.add(carrier);
    to.on('close', () => this.#carriers.delete(carrier));
    void carrier.run(onSent);
  }

  async #passes(): Promise<void> {
    while (this.#isFrozen) await new Promise<void>((resolve) => this.#frozen.add(resolve));
  }
}

/** The same database by way of a proxy. */
export async function behindProxy(url: string): Promise<{ proxy: FaultyProxy; url: string }> {
  const direct = new URL(url);
  const proxy = await FaultyProxy.open({ host: direct.hostname, port: Number(direct.port) });
  const proxied = new URL(url);
  proxied.port = String(proxy.port);
  return { proxy, url: proxied.href };
}
