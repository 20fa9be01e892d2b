import { randomUUID } from 'node:crypto';
import { readWalletRequest } from '../read-wallet-request.ts';
import { type ReferencePlayer, ReferenceWallet } from '../reference-wallet.ts';
import { generateKeyPair, signatureHeader, verifyBody } from '../signature.ts';
import { speakers } from '../speak/index.ts';
import { fieldsOf, type WireRequest } from '../speak/speaker.ts';
import type { DisorderSettings } from '../suite-disorder.ts';
import type { Heard } from '../suite-judge.ts';
import type { WalletPath, WalletRequest, WalletResponse } from '../wallet-calls.ts';
import { fromWireAmount, wireUnitsPerMainUnit } from '../wire-amount.ts';

const vendor = generateKeyPair();
const gameCode = '777';

export type Asked = WalletRequest<Exclude<WalletPath, '/user/info'>>;

/** A call as it came, before anything of it is believed. */
export interface Came {
  readonly path: WalletPath;
  readonly body: string;
  readonly signature: string | undefined;
}

/** What a wallet does otherwise than a right one. */
export interface Ways {
  readonly isSigned?: (came: Came, isSigned: (body: string) => boolean) => boolean;
  readonly carryOut?: (
    wallet: ReferenceWallet,
    path: WalletPath,
    request: Asked,
  ) => WalletResponse | Promise<WalletResponse>;
  readonly answer?: (answer: WalletResponse, came: Came) => object;
  readonly http?: number;
}

const hub88Paths: Readonly<Record<string, WalletPath>> = {
  '/wallet/balance': '/user/balance',
  '/wallet/bet': '/transaction/bet',
  '/wallet/win': '/transaction/win',
  '/wallet/rollback': '/transaction/rollback',
};

/** Caleta has the calls of Hub88 under other paths, and another name for the player. */
function readCall({ path, body }: Came) {
  const { supplier_user: user, ...fields } = fieldsOf(body);
  return readWalletRequest(path, JSON.stringify({ user, ...fields }));
}

/** Whether a session is known, and nothing of its money. */
function answerCheck(wallet: ReferenceWallet, { body, signature }: Came): WalletResponse {
  const { token, request_uuid } = fieldsOf(body);
  const isKnown = [...wallet.players.values()].some((player) => player.token === token);
  const known = isKnown ? 'RS_OK' : 'RS_ERROR_INVALID_TOKEN';
  const isSigned = verifyBody(body, signature, vendor.publicKeyPem);
  return { status: isSigned ? known : 'RS_ERROR_INVALID_SIGNATURE', request_uuid: String(request_uuid) };
}

async function answerOf(wallet: ReferenceWallet, came: Came, ways: Ways): Promise<WalletResponse> {
  const { body, signature, path } = came;
  const verify = (signed: string) => verifyBody(signed, signature, vendor.publicKeyPem);
  const isSigned = ways.isSigned?.(came, verify) ?? verify(body);
  const read = readCall(came);
  const request_uuid = read.ok ? read.request.request_uuid : read.requestUuid;
  if (!isSigned) return { status: 'RS_ERROR_INVALID_SIGNATURE', request_uuid };
  if (!read.ok) return { status: read.status, request_uuid };
  const { request } = read;
  if (!('game_code' in request)) return { status: 'RS_ERROR_UNKNOWN', request_uuid };
  if ('amount' in request && fromWireAmount(request.amount, 'KRW') === undefined)
    return { status: 'RS_ERROR_WRONG_TYPES', request_uuid };
  return (await ways.carryOut?.(wallet, path, request)) ?? wallet.answer(path, request);
}

export interface WireWallet extends DisorderSettings {
  readonly wallet: ReferenceWallet;
  addPlayer(mainUnits: number): ReturnType<DisorderSettings['target']['newPlayer']>;
}

/** The reference wallet behind the edge that an operator puts before it, on the wire of a dialect that it speaks. */
export function wireWallet(name: 'hub88' | 'caleta', ways: Ways = {}): WireWallet {
  const wallet = new ReferenceWallet([gameCode]);
  const header = name === 'hub88' ? signatureHeader : 'x-auth-signature';
  const find = (user: string): ReferencePlayer => {
    const player = wallet.players.get(user);
    if (player === undefined) throw new Error(`no player ${user}`);
    return player;
  };
  async function addPlayer(mainUnits: number) {
    const player = { user: randomUUID(), token: randomUUID(), currency: 'KRW' };
    wallet.addPlayer({ ...player, balanceWireAmount: mainUnits * wireUnitsPerMainUnit });
    return { ...player, gameCode };
  }
  async function send({ path, body, headers }: WireRequest): Promise<Heard> {
    const came = { path: (hub88Paths[path] ?? path) as WalletPath, body, signature: headers[header] };
    const answer = path === '/wallet/check' ? answerCheck(wallet, came) : await answerOf(wallet, came, ways);
    return { http: ways.http ?? 200, text: JSON.stringify(ways.answer?.(answer, came) ?? answer) };
  }
  return {
    wallet,
    addPlayer,
    speaker: speakers[name],
    credentials: { key: vendor.privateKeyPem, operatorId: '1' },
    smallestPart: wireUnitsPerMainUnit,
    target: {
      send,
      leave: async (request) => void send(request),
      newPlayer: () => addPlayer(1_000),
      expireSession: async ({ user }) => {
        find(user).expired = true;
      },
      blockUser: async ({ user }) => {
        find(user).blocked = true;
      },
    },
  };
}
