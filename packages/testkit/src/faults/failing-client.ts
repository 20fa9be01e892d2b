import { setImmediate as oneTurn } from 'node:timers/promises';
import { Client, type ClientConfig, type QueryConfig, type QueryResult } from 'pg';
import { Died, type FaultKind, faultKinds, type Storm } from './storm.ts';

type Send = (config: QueryConfig) => Promise<QueryResult>;

const losses: readonly FaultKind[] = ['lost-before', 'lost-after', 'dead-before', 'dead-after'];
const refusals = { deadlock: '40P01', timeout: '57014' } as const;

/** Nothing is refused that begins or gives up. */
const ableTo = (text: string) => (/^(begin|rollback)/.test(text) ? losses : faultKinds);
const named = (text: string) => text.replace(/\s+/g, ' ').slice(0, 160);

/** A point begins with its transaction: what its connection did before is what anybody did. */
const begins = (text: string) => /^begin/.test(text);
const ends = (text: string) => /^(commit|rollback$)/.test(text);

/**
 * The driver's client, which meets the faults of a storm between its statements. All of them are real: connections are cut,
 * and a refusal is raised by the server, so that the transaction and what was sent behind it fare as they would.
 */
export function failingClient(storm: Storm): new (config?: ClientConfig) => Client {
  return class FailingClient extends Client {
    /** The statement before this one in the transaction that is open. */
    #last: string | undefined;

    constructor(config?: ClientConfig) {
      super(config);
      const send = super.query.bind(this) as Send;
      const query: Send = (statement) => this.#query(send, statement);
      this.query = query as typeof this.query;
    }

    async #query(send: Send, statement: QueryConfig): Promise<QueryResult> {
      const point = this.#pass(named(statement.text));
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

    /** The name of the point before this statement. */
    #pass(text: string): string {
      const last = begins(text) ? '' : this.#last;
      this.#last = last === undefined || ends(text) ? undefined : text;
      return `${last ?? ''} → ${text}`;
    }

    async #die(): Promise<QueryResult> {
      await this.#cut();
      throw new Died('its process has ended');
    }

    /** Rejects as the driver does it where a connection has gone. */
    async #break(send: Send): Promise<QueryResult> {
      await this.#cut();
      return send({ text: 'select 1' });
    }

    /** Until its pool knows, so that nobody else is handed what is broken. */
    async #cut(): Promise<void> {
      const { stream } = this.connection;
      if (!stream.closed) await new Promise<unknown>((resolve) => stream.destroy().once('close', resolve));
      await oneTurn();
    }
  };
}
