import { Client, type ClientConfig, type QueryConfig, type QueryResult } from 'pg';
import { Died, type FaultKind, faultKinds, type Storm } from './storm.ts';

type Send = (config: QueryConfig) => Promise<QueryResult>;

const losses: readonly FaultKind[] = ['lost-before', 'lost-after', 'dead-before', 'dead-after'];
const refusals = { deadlock: '40P01', timeout: '57014' } as const;

/** Nothing is refused that begins or gives up. */
const ableTo = (text: string) => (/^(begin|rollback)/.test(text) ? losses : faultKinds);
const named = (text: string) => text.replace(/\s+/g, ' ').slice(0, 160);

/**
 * The driver's client, which meets the faults of a storm between its statements. All of them are real: connections are cut,
 * and a refusal is raised by the server, so that the transaction and what was sent behind it fare as they would.
 */
export function failingClient(storm: Storm): new (config?: ClientConfig) => Client {
  return class FailingClient extends Client {
    #last = '';

    constructor(config?: ClientConfig) {
      super(config);
      const send = super.query.bind(this) as Send;
      const query: Send = (statement) => this.#query(send, statement);
      this.query = query as typeof this.query;
    }

    async #query(send: Send, statement: QueryConfig): Promise<QueryResult> {
      const point = `${this.#last} → ${named(statement.text)}`;
      this.#last = named(statement.text);
      if (storm.isDead()) return this.#die();
      const kind = storm.strike(point, ableTo(statement.text));
      if (kind === undefined) return send(statement);
      if (kind === 'deadlock' || kind === 'timeout')
        return send({
          text: `do $$ begin raise exception 'a storm' using errcode = '${refusals[kind]}'; end $$`,
        });
      if (kind.endsWith('after')) await send(statement);
      return kind.startsWith('dead') ? this.#die() : this.#break(send);
    }

    #die(): Promise<QueryResult> {
      this.connection.stream.destroy();
      return Promise.reject(new Died('its process has ended'));
    }

    /** Rejects as the driver does it where a connection has gone. */
    #break(send: Send): Promise<QueryResult> {
      this.connection.stream.destroy();
      return send({ text: 'select 1' });
    }
  };
}
