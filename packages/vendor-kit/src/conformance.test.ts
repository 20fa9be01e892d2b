import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  type ConformanceTarget,
  conformanceVectors,
  fromWireAmount,
  generateKeyPair,
  isWalletPath,
  type ReferencePlayer,
  ReferenceWallet,
  readWalletRequest,
  runConformance,
  signBody,
  verifyBody,
  type WalletPath,
} from './index.ts';

const vendor = generateKeyPair();
const stranger = generateKeyPair();

type Defect = (
  wallet: ReferenceWallet,
  path: WalletPath,
  body: Record<string, unknown>,
) => object | undefined;

/** A wallet over the reference rules, with the edge (signature, syntax, scale) an operator puts before them. */
function target(currency: string, defect: Defect = () => undefined): ConformanceTarget {
  const wallet = new ReferenceWallet(['cheongsa-777']);
  const find = (user: string): ReferencePlayer => {
    const player = wallet.players.get(user);
    if (!player) throw new Error(`no player ${user}`);
    return player;
  };
  return {
    smallestWireAmount: currency === 'KRW' ? 100_000 : 1000,
    async call(path, body, signature) {
      const rawBody = JSON.stringify(body);
      const key = signature === 'wrong' ? stranger.privateKeyPem : vendor.privateKeyPem;
      const header = signature === 'missing' ? undefined : signBody(rawBody, key);
      const broken = defect(wallet, path, JSON.parse(rawBody));
      return broken ?? edge(wallet, currency, path, rawBody, header);
    },
    async newPlayer() {
      const player = { user: randomUUID(), token: randomUUID(), currency, balanceWireAmount: 100_000_000 };
      wallet.addPlayer(player);
      return { ...player, gameCode: 'cheongsa-777' };
    },
    expireSession: async ({ user }) => {
      find(user).expired = true;
    },
    blockUser: async ({ user }) => {
      find(user).blocked = true;
    },
    balanceOf: async ({ user }) => find(user).balanceWireAmount,
  };
}

function edge(wallet: ReferenceWallet, currency: string, path: WalletPath, rawBody: string, header?: string) {
  const read = readWalletRequest(path, rawBody);
  const request_uuid = read.ok ? read.request.request_uuid : read.requestUuid;
  if (!verifyBody(rawBody, header, vendor.publicKeyPem)) {
    return { status: 'RS_ERROR_INVALID_SIGNATURE', request_uuid };
  }
  if (!read.ok) return { status: read.status, request_uuid };
  if ('amount' in read.request && fromWireAmount(read.request.amount, currency) === undefined) {
    return { status: 'RS_ERROR_WRONG_TYPES', request_uuid };
  }
  if (!('game_code' in read.request)) return { status: 'RS_ERROR_UNKNOWN', request_uuid };
  return wallet.answer(path, read.request);
}

async function failing(defect: Defect): Promise<string[]> {
  const reports = await runConformance(target('KRW', defect));
  return reports.filter((report) => !report.passed).map((report) => report.id);
}

test.each(['KRW', 'USD'])('the reference wallet passes every vector in %s', async (currency) => {
  const reports = await runConformance(target(currency));
  expect(reports.filter((report) => !report.passed)).toEqual([]);
  expect(reports).toHaveLength(conformanceVectors.length);
  expect(new Set(reports.map((report) => Number.parseInt(report.id, 10))).size).toBe(22);
});

test('a wallet that forgets what it processed fails the retransmission vectors', async () => {
  const ids = await failing((wallet, path) => {
    if (path === '/transaction/bet') wallet.transactions.clear();
    return undefined;
  });
  expect(ids).toEqual(expect.arrayContaining(['11', '12']));
});

test('a wallet that checks expiry on a win fails that vector', async () => {
  const ids = await failing((wallet, path, body) =>
    path === '/transaction/win' && wallet.players.get(String(body.user))?.expired
      ? { status: 'RS_ERROR_TOKEN_EXPIRED', request_uuid: body.request_uuid }
      : undefined,
  );
  expect(ids).toEqual(['7']);
});

test('a wallet that refuses the rollback of an unknown bet fails that vector', async () => {
  const ids = await failing((wallet, path, body) =>
    path === '/transaction/rollback' &&
    !wallet.transactions.has(String(body.reference_transaction_uuid).toLowerCase())
      ? { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST', request_uuid: body.request_uuid }
      : undefined,
  );
  expect(ids).toEqual(['17']);
});

test('a wallet that tells a stranger a balance fails the vectors on token and signature', async () => {
  const ids = await failing((_wallet, path, body) =>
    path === '/user/balance' && body.token !== undefined
      ? {
          status: 'RS_OK',
          request_uuid: body.request_uuid,
          user: body.user,
          currency: 'KRW',
          balance: 100_000_000,
        }
      : undefined,
  );
  expect(ids).toEqual(['2', '3']);
});

test('a target that throws fails its vector and not the run', async () => {
  const broken = { ...target('KRW'), call: () => Promise.reject(new Error('connection refused')) };
  const reports = await runConformance(broken);
  expect(reports.every((report) => !report.passed && report.failure?.includes('connection refused'))).toBe(
    true,
  );
});

test('only the five paths of the dialect are wallet paths', () => {
  expect(isWalletPath('/transaction/bet')).toBe(true);
  expect(isWalletPath('/toString')).toBe(false);
  expect(isWalletPath('toString')).toBe(false);
});
