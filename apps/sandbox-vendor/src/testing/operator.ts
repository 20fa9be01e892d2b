import { randomUUID } from 'node:crypto';
import {
  fromWireAmount,
  generateKeyPair,
  isWalletPath,
  ReferenceWallet,
  readWalletRequest,
  signatureHeader,
  verifyBody,
  type WalletPath,
  type WalletStatus,
} from '@hanpan/vendor-kit';
import fastify, { type FastifyInstance } from 'fastify';
import { games } from '../games/catalogue.ts';

/** What goes wrong with one call: before it is carried out, or after, when only the response is lost. */
export type Fault =
  | { kind: 'status'; status: WalletStatus }
  | { kind: 'http'; status: number; carriedOut: boolean }
  | { kind: 'late'; carriedOut: boolean }
  /** Carried out, and not answered before this. */
  | { kind: 'held'; until: Promise<void> };

export interface TestOperator {
  walletUrl: string;
  wallet: ReferenceWallet;
  /** Every call that arrived with a good signature, in order. */
  calls: { path: WalletPath; body: Record<string, unknown> }[];
  /** Faults of the next calls to a path, one each; after them the wallet works. */
  faults: Map<WalletPath, Fault[]>;
  /** A vendor whose timeout fires exactly when a response is delayed, so that no test waits for a clock. */
  fetch: typeof fetch;
  player(balanceAmount: number): { user: string; token: string };
  balanceOf(user: string): number;
  close(): Promise<void>;
}

/** Times out the caller that waits for the response to a request. */
type GiveUp = Map<string, () => void>;

export const vendorKeys = generateKeyPair();
export const operatorKeys = generateKeyPair();

/** An operator's wallet over HTTP that checks signatures and can be told to fail. */
export async function startTestOperator(): Promise<TestOperator> {
  const wallet = new ReferenceWallet(games.map(({ info }) => info.code));
  const calls: TestOperator['calls'] = [];
  const faults: TestOperator['faults'] = new Map();
  const giveUp: GiveUp = new Map();
  const server = walletServer(wallet, calls, faults, giveUp);
  const walletUrl = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    walletUrl,
    wallet,
    calls,
    faults,
    fetch: (input, init) => {
      const { request_uuid } = JSON.parse(String(init?.body));
      const tooLate = new Promise<never>((_, reject) => {
        giveUp.set(request_uuid, () => reject(new DOMException('the answer is late', 'TimeoutError')));
      });
      return Promise.race([fetch(input, init), tooLate]).finally(() => giveUp.delete(request_uuid));
    },
    player(balanceAmount) {
      const player = { user: `player-${randomUUID()}`, token: `token-${randomUUID()}` };
      wallet.addPlayer({ ...player, currency: 'KRW', balanceWireAmount: balanceAmount * 100_000 });
      return player;
    },
    balanceOf(user) {
      const player = wallet.players.get(user);
      if (!player) throw new Error(`no player ${user}`);
      return fromWireAmount(player.balanceWireAmount, 'KRW') ?? -1;
    },
    close: () => server.close(),
  };
}

function walletServer(
  wallet: ReferenceWallet,
  calls: TestOperator['calls'],
  faults: TestOperator['faults'],
  giveUp: GiveUp,
): FastifyInstance {
  const server = fastify({ forceCloseConnections: true });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  server.post('/*', async (request, reply) => {
    const rawBody = Buffer.from(request.body instanceof Buffer ? request.body : '');
    const path = request.url;
    if (!isWalletPath(path)) return await reply.code(404).send();
    const body: Record<string, unknown> = JSON.parse(rawBody.toString());
    const header = String(request.headers[signatureHeader]);
    if (!verifyBody(rawBody, header, vendorKeys.publicKeyPem)) {
      return { status: 'RS_ERROR_INVALID_SIGNATURE', request_uuid: body.request_uuid };
    }
    calls.push({ path, body });
    const fault = faults.get(path)?.shift();
    if (fault?.kind === 'status') return { status: fault.status, request_uuid: body.request_uuid };
    const isLost = (fault?.kind === 'http' || fault?.kind === 'late') && !fault.carriedOut;
    const answer = isLost ? undefined : carryOut(wallet, path, rawBody);
    if (fault?.kind === 'held') await fault.until;
    if (fault?.kind === 'http') return await reply.code(fault.status).send('Bad Gateway');
    if (fault?.kind === 'late') giveUp.get(String(body.request_uuid))?.();
    return answer ?? {};
  });
  return server;
}

function carryOut(wallet: ReferenceWallet, path: WalletPath, rawBody: Buffer): object {
  const read = readWalletRequest(path, rawBody);
  if (!read.ok) return { status: read.status, request_uuid: read.requestUuid };
  if (!('game_code' in read.request))
    return { status: 'RS_ERROR_UNKNOWN', request_uuid: read.request.request_uuid };
  return wallet.answer(path, read.request);
}
