import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Died } from '@hanpan/testkit';
import {
  generateKeyPair,
  type TransferPath,
  type TransferRequest,
  type TransferResponse,
  type TransferRoundsResponse,
  type TransferStatus,
  transferRequests,
  transferSignatureHeader,
  verifyBody,
} from '@hanpan/vendor-kit';
import type { TransferWallet } from '../vendors/port.ts';
import { transferClient } from '../vendors/transfer/transfer-client.ts';
import type { TestVendor, World } from './world.ts';

export const transferGameKey = 'transfer-777';

/** What goes wrong with one call: its response is lost, before or after it is carried out, or long before it is. */
type Fault = 'lost-before' | 'lost-after' | 'delayed';

/** Where the platform's process dies around a call to the vendor. */
type Death = 'before' | 'after';

interface Player {
  balance: number;
  game: 'open' | 'closed' | 'unseen';
}

type MoneyPath = '/operator/transfer/v1/wallet/deposit' | '/operator/transfer/v1/wallet/withdraw';

/** A vendor of the transfer kind over real HTTP that keeps its own books and can be told to fail. */
export class FakeTransferVendor {
  readonly players = new Map<string, Player>();
  readonly decided = new Map<string, TransferResponse & { user: string }>();
  /** Every call with a good signature, in order. */
  readonly calls: { path: TransferPath; transferId: string | undefined }[] = [];
  /** Faults of the next calls to a path, one each. */
  readonly faults = new Map<TransferPath, Fault[]>();
  /** Calls whose responses are lost until this is cleared. */
  readonly silent = new Set<TransferPath>();
  /** Its list of rounds, in order; a corrected round is listed again. */
  readonly rounds: TransferRoundsResponse['rounds'] = [];
  /** Its list of rounds is no list, or lacks the place where the next page begins. */
  roundsFault: 'rounds' | 'place' | undefined;
  /** What the vendor refuses every deposit with. */
  depositRefusal: TransferStatus | undefined;
  /** Players in a round that is to be played to its end: nothing closes their game. */
  readonly inRound = new Set<string>();
  offline = false;
  /** Only the next call of this kind fails to connect. */
  offlineFor: 'deposit' | undefined;
  death: Death | undefined;
  /** What happens elsewhere while it is asked for the address of a game. */
  onLaunch: (() => Promise<unknown>) | undefined;
  readonly #delayed: (() => void)[] = [];
  readonly #publicKey: string;

  constructor(publicKey: string) {
    this.#publicKey = publicKey;
  }

  player(user: string): Player {
    const known = this.players.get(user) ?? { balance: 0, game: 'unseen' as const };
    this.players.set(user, known);
    return known;
  }

  /** Delayed calls arrive now. */
  deliverDelayed(): void {
    for (const deliver of this.#delayed.splice(0)) deliver();
  }

  /** Everything works again. */
  heal(): void {
    this.faults.clear();
    this.silent.clear();
    this.inRound.clear();
    this.depositRefusal = undefined;
    this.offline = false;
    this.offlineFor = undefined;
    this.death = undefined;
    this.onLaunch = undefined;
  }

  moneyCalls(): string[] {
    return this.calls
      .map(({ path }) => path.replace('/operator/transfer/v1/wallet/', ''))
      .filter((path) => ['deposit', 'withdraw', 'status'].includes(path));
  }

  /** The status and body of the response; undefined where it is lost. */
  receive(path: string, raw: Buffer, signature: string | undefined): [number, object] | undefined {
    if (!isTransferPath(path)) return [404, { error: 'no such call' }];
    if (!verifyBody(raw, signature, this.#publicKey)) return [401, { error: 'signature' }];
    const read = transferRequests[path].safeParse(JSON.parse(raw.toString()));
    if (!read.success) return [400, { error: 'malformed' }];
    const request = read.data as TransferRequest<TransferPath>;
    this.calls.push({ path, transferId: 'transfer_id' in request ? request.transfer_id : undefined });
    const fault = this.faults.get(path)?.shift();
    if (fault === 'lost-before' || this.silent.has(path)) return undefined;
    if (fault === 'delayed') {
      this.#delayed.push(() => this.#carryOut(path, request));
      return undefined;
    }
    const answer = this.#carryOut(path, request);
    return fault === 'lost-after' ? undefined : [200, answer];
  }

  #carryOut(path: TransferPath, request: TransferRequest<TransferPath>): object {
    if (path === '/operator/transfer/v1/game/list') return [listEntry];
    if (path === '/operator/transfer/v1/round/list') return this.#roundsAfter(request);
    if (!('user' in request)) throw new Error(`${path} names no player`);
    const player = this.player(request.user);
    if (path === '/operator/transfer/v1/wallet/balance') return { ...player };
    if (path === '/operator/transfer/v1/game/close') {
      if (!this.inRound.has(request.user)) player.game = 'closed';
      return { closed: true };
    }
    if (!('transfer_id' in request)) return { url: `https://transfer.test/play?user=${request.user}` };
    const known = this.decided.get(request.transfer_id);
    if (known !== undefined) return known;
    if (!isMoneyPath(path)) return { status: 'TRANSFER_UNKNOWN', transfer_id: request.transfer_id };
    const asked = 'amount' in request ? request.amount : 0;
    const answer = { ...this.#decide(path, player, asked), transfer_id: request.transfer_id };
    this.decided.set(request.transfer_id, { ...answer, user: request.user });
    return answer;
  }

  #roundsAfter(request: object): TransferRoundsResponse | object {
    if (this.roundsFault === 'rounds') return { rounds: 'none', has_more: false };
    const from = 'cursor' in request ? Number(request.cursor) : 0;
    // Small pages, so that a few rounds are several of them.
    const rounds = this.rounds.slice(from, from + 2);
    const reached = from + rounds.length;
    const page = { rounds, has_more: reached < this.rounds.length };
    return this.roundsFault === 'place' ? page : { ...page, next_cursor: String(reached) };
  }

  #decide(path: MoneyPath, player: Player, asked: number | 'all') {
    if (path === '/operator/transfer/v1/wallet/deposit') {
      if (this.depositRefusal !== undefined) return { status: this.depositRefusal };
      player.balance += Number(asked);
      return { status: 'OK' as const, amount: Number(asked), balance: player.balance };
    }
    if (player.game === 'open') return { status: 'GAME_OPEN' as const };
    const amount = asked === 'all' ? player.balance : asked;
    if (amount > player.balance) return { status: 'NOT_ENOUGH_MONEY' as const };
    player.balance -= amount;
    return { status: 'OK' as const, amount, balance: player.balance };
  }
}

const listEntry = {
  game_code: transferGameKey,
  name: 'Seven',
  names: { ko: 'Seven', en: 'Seven', vi: 'Seven' },
  category: 'slot',
  product: 'Test',
  platforms: ['GPL_DESKTOP'],
  url_thumb: 'https://transfer.test/seven.svg',
  rtp_basis_points: 9650,
  freebet_support: false,
  demo_game_support: false,
  enabled: true,
};

function isTransferPath(path: string): path is TransferPath {
  return Object.hasOwn(transferRequests, path);
}

function isMoneyPath(path: TransferPath): path is MoneyPath {
  return path.endsWith('/deposit') || path.endsWith('/withdraw');
}

async function listen(fake: FakeTransferVendor): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = request.headers[transferSignatureHeader];
      const answer = fake.receive(request.url ?? '', Buffer.concat(chunks), String(signature));
      if (answer === undefined) request.socket.destroy();
      else response.writeHead(answer[0]).end(JSON.stringify(answer[1]));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** An address without a server: its port was free a moment ago. */
async function deadUrl(): Promise<string> {
  const { url, close } = await listen(new FakeTransferVendor(''));
  close();
  return url;
}

/** The wallet of a process that may die just before, or just after, a call that moves money. */
function mortal(fake: FakeTransferVendor, pick: (kind?: 'deposit') => TransferWallet): TransferWallet {
  const dying = async <T>(call: () => Promise<T>): Promise<T> => {
    const { death } = fake;
    fake.death = undefined;
    if (death === 'before') throw new Died('killed before the call');
    const result = await call();
    if (death === 'after') throw new Died('killed after the call');
    return result;
  };
  return {
    deposit: (transfer) => dying(() => pick('deposit').deposit(transfer)),
    withdraw: (transfer) => dying(() => pick().withdraw(transfer)),
    statusOf: (transfer) => pick().statusOf(transfer),
    gameOf: (playerId) => pick().gameOf(playerId),
    closeGame: (playerId) => pick().closeGame(playerId),
    roundsSince: (cursor) => pick().roundsSince(cursor),
  };
}

export interface TransferTestVendor {
  readonly fake: FakeTransferVendor;
  readonly vendor: TestVendor;
  /** Puts the vendor and its game into the tables. */
  install(world: World): Promise<void>;
  close(): void;
}

/** The real client of the dialect against a fake vendor; `offline` gives it an address without a server. */
export async function startTransferVendor(code: string, id: number): Promise<TransferTestVendor> {
  const keys = generateKeyPair();
  const fake = new FakeTransferVendor(keys.publicKeyPem);
  const server = await listen(fake);
  const at = (baseUrl: string) =>
    transferClient({
      code,
      baseUrl,
      operatorId: '1',
      currency: 'KRW',
      timeoutMs: 30_000,
      theirKeys: [],
      ourKey: () => keys.privateKeyPem,
    });
  const [live, dead] = [at(server.url), at(await deadUrl())];
  const wallet = (kind?: 'deposit') => {
    const { transferWallet } = fake.offline || (kind !== undefined && fake.offlineFor === kind) ? dead : live;
    if (transferWallet === undefined) throw new Error('the vendor has no wallet');
    return transferWallet;
  };
  return {
    fake,
    vendor: {
      code,
      transferWallet: mortal(fake, wallet),
      listGames: () => live.listGames(),
      launch: async (request) => {
        await fake.onLaunch?.();
        return (fake.offline ? dead : live).launch(request);
      },
    },
    async install({ database }) {
      const name = JSON.stringify({ ko: code, en: code, vi: code });
      await database.run(
        `insert into vendor (id, code, name, dialect, wallet_mode, base_url, public_key) values ($1, $2, $3, 'transfer', 'transfer', $4, '')`,
        [id, code, name, server.url],
      );
      await database.run(
        `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent) values ($1, $2, 'slot', $3, '/x.svg', '96.50')`,
        [id, transferGameKey, name],
      );
    },
    close: server.close,
  };
}
