import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { installVendor } from '../modules/vendor/index.ts';
import type { World } from './world.ts';

export const kplayGameKey = '31';
export const agentSecret = 'what the agent and KPLAY know';

type Fault = 'lost-before' | 'lost-after' | 'denied';
type Said = Readonly<Record<string, unknown>>;

interface Player {
  balance: number;
  game_state: 'open' | 'closed' | 'unseen';
}

/**
 * A vendor that speaks as KPLAY does, with books of its own. Its words are written by hand and not by the tables of the
 * kit, so that a mistake there is found.
 */
export class KplayTransferVendor {
  readonly players = new Map<string, Player>();
  readonly #moved = new Map<string, object>();
  /** Every call of an agent that is known, in order: its path, its player, and the id of its transfer. */
  readonly calls: { readonly path: string; readonly user: unknown; readonly txn: unknown }[] = [];
  /** What goes wrong with the next calls to a path, one each. */
  readonly faults = new Map<string, Fault[]>();
  readonly rounds: object[] = [];

  player(user: string): Player {
    const known = this.players.get(user) ?? { balance: 0, game_state: 'unseen' as const };
    this.players.set(user, known);
    return known;
  }

  /** Undefined where the response is lost. */
  receive(path: string, said: Said): object | undefined {
    this.calls.push({ path, user: said.user_id, txn: said.txn_id });
    const fault = this.faults.get(path)?.shift();
    if (fault === 'lost-before') return undefined;
    if (fault === 'denied') return { status: 0, error: 'ACCESS_DENIED' };
    const answer = this.#carryOut(path, said);
    return fault === 'lost-after' ? undefined : answer;
  }

  #carryOut(path: string, said: Said): object {
    if (path === '/auth') return { status: 1, launch_url: 'https://kplay.test/play' };
    if (path === '/rounds') return this.#roundsAfter(Number(said.from ?? 0));
    const player = this.player(String(said.user_id));
    if (path === '/balance') return { status: 1, ...player };
    if (path === '/close') {
      player.game_state = 'closed';
      return { status: 1, is_closed: true };
    }
    const txn = String(said.txn_id);
    const known = this.#moved.get(txn);
    if (known !== undefined) return known;
    if (path === '/transaction') return { status: 0, error: 'INVALID_TXN', txn_id: txn };
    const answer = { txn_id: txn, ...this.#move(path, player, said.amount) };
    this.#moved.set(txn, answer);
    return answer;
  }

  #move(path: string, player: Player, asked: unknown): object {
    if (path === '/deposit') {
      player.balance += Number(asked);
      return { status: 1, amount: asked, balance: player.balance };
    }
    if (player.game_state === 'open') return { status: 0, error: 'USER_IN_GAME' };
    const amount = asked === 'all' ? player.balance : Number(asked);
    if (amount > player.balance) return { status: 0, error: 'INSUFFICIENT_FUNDS' };
    player.balance -= amount;
    return { status: 1, amount, balance: player.balance };
  }

  #roundsAfter(from: number): object {
    return { status: 1, rounds: this.rounds.slice(from), has_more: false, next: String(this.rounds.length) };
  }
}

async function bodyOf(request: IncomingMessage): Promise<Said> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return JSON.parse(Buffer.concat(chunks).toString());
}

async function listen(vendor: KplayTransferVendor): Promise<string> {
  const server = createServer(async (request, response) => {
    const said = await bodyOf(request);
    const { 'ag-code': agent, 'ag-token': secret } = request.headers;
    const isKnown = agent === 'AG7' && secret === agentSecret;
    const answer = isKnown ? vendor.receive(request.url ?? '', said) : { status: 0, error: 'ACCESS_DENIED' };
    if (answer === undefined) request.socket.destroy();
    else response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A row of the installation that runs, one game and the vendor behind it; it closes with the file. */
export async function startKplayTransferVendor(world: World, code: string): Promise<KplayTransferVendor> {
  const vendor = new KplayTransferVendor();
  const name = { ko: code, en: code, vi: code };
  const baseUrl = await listen(vendor);
  await world.database.transaction((tx) =>
    installVendor(world.services, tx, {
      code,
      name,
      dialect: 'kplay-transfer',
      walletMode: 'transfer',
      baseUrl,
      publicKey: '',
      ourKey: agentSecret,
    }),
  );
  await world.database.run("update vendor set operator_id = 'AG7' where code = $1", [code]);
  await world.database.run(
    `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent)
     select id, $2, 'slot', $3, '/x.svg', '96.50' from vendor where code = $1`,
    [code, kplayGameKey, JSON.stringify(name)],
  );
  return vendor;
}
