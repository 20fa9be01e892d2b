import type { IncomingMessage } from 'node:http';

/** So much of a connection as is needed to see whether it reads. */
interface Connection {
  readonly request: Pick<IncomingMessage, 'socket'>;
  on(event: 'packetCreate' | 'flush', listener: () => void): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** What waits for a connection since it last took something, and how often it has. */
interface Reading {
  waiting: number;
  taken: number;
  takenAtLook: number;
}

/** So many pushes wait for nobody who reads: a page that comes again reads everything anew. */
const mostWaiting = 500;

/**
 * Ends connections that do not read. The heartbeat does not find them: whoever sends its half of it unasked stays, and all
 * that is pushed would be kept for it. A burst waits as well for a moment, so one is cut only where it has taken nothing from
 * one look to the next.
 */
export class SlowReaders {
  readonly #readings = new Map<Connection, Reading>();

  add(connection: Connection): void {
    const reading = { waiting: 0, taken: 0, takenAtLook: -1 };
    this.#readings.set(connection, reading);
    connection.on('packetCreate', () => {
      reading.waiting += 1;
    });
    connection.on('flush', () => {
      reading.waiting = 0;
      reading.taken += 1;
    });
    connection.once('close', () => this.#readings.delete(connection));
  }

  look(): void {
    for (const [{ request }, reading] of this.#readings) {
      const { waiting, taken, takenAtLook } = reading;
      // A closing handshake would wait behind what is not read.
      if (waiting > mostWaiting && taken === takenAtLook) request.socket.destroy();
      reading.takenAtLook = taken;
    }
  }
}
