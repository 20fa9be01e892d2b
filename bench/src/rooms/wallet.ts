import {
  fromWireAmount,
  isWalletPath,
  ReferenceWallet,
  readWalletRequest,
  type WalletPath,
} from '@hanpan/vendor-kit';
import fastify from 'fastify';

export interface BenchWallet {
  readonly url: string;
  addPlayer(name: string): { user: string; token: string };
  /** Bets that no win or rollback has closed. */
  unresolved(): number;
  /** Players whose balance is not what their bets and wins add up to. */
  wrongBalances(): number;
  close(): Promise<void>;
}

const firstWireAmount = 100_000_000_000;

/** The operator's side: the reference wallet, and what every player's balance has to be. */
export async function startWallet(games: string[]): Promise<BenchWallet> {
  const wallet = new ReferenceWallet(games);
  const expected = new Map<string, number>();
  const open = new Set<string>();
  const count = (path: WalletPath, body: Record<string, unknown>) => {
    const [user, amount] = [String(body.user), Number(body.amount ?? 0)];
    if (path === '/transaction/bet') {
      open.add(String(body.transaction_uuid));
      expected.set(user, (expected.get(user) ?? 0) - amount);
    } else if (path === '/transaction/win') {
      open.delete(String(body.reference_transaction_uuid));
      expected.set(user, (expected.get(user) ?? 0) + amount);
    }
  };
  const server = fastify({ forceCloseConnections: true });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  server.post('/*', async (request, reply) => {
    const [path, body] = [request.url, request.body];
    if (!isWalletPath(path) || !(body instanceof Buffer)) return await reply.code(404).send();
    const read = readWalletRequest(path, body);
    if (!read.ok || !('game_code' in read.request)) return await reply.code(400).send();
    const answer = wallet.answer(path, read.request);
    if (answer.status === 'RS_OK') count(path, JSON.parse(body.toString()));
    return answer;
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    addPlayer(name) {
      const player = { user: name, token: `token-${name}` };
      wallet.addPlayer({ ...player, currency: 'KRW', balanceWireAmount: firstWireAmount });
      expected.set(name, firstWireAmount);
      return player;
    },
    unresolved: () => open.size,
    wrongBalances: () =>
      [...expected].filter(([user, wire]) => wallet.players.get(user)?.balanceWireAmount !== wire).length +
      [...expected].filter(([, wire]) => fromWireAmount(wire, 'KRW') === undefined).length,
    close: () => server.close(),
  };
}
