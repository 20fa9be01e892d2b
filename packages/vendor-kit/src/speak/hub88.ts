import { randomUUID } from 'node:crypto';
import type { DialectName } from '../dialects/policy.ts';
import { signatureHeader, signBody } from '../signature.ts';
import {
  type Answered,
  type Credentials,
  fieldsOf,
  guidOf,
  json,
  type Lack,
  type Speaker,
  type SpokenBalance,
  type SpokenCall,
  withoutHeader,
} from './speaker.ts';

interface Paths {
  readonly balance: string;
  readonly bet: string;
  readonly win: string;
  readonly rollback: string;
}

/** What it has no call of its own for is never said. */
const pathOf = {
  balance: 'balance',
  bet: 'bet',
  win: 'win',
  rollback: 'rollback',
  promo: 'win',
  correction: 'bet',
} as const;

function bodyOf(call: SpokenCall | SpokenBalance, isCaleta: boolean): object {
  const { player } = call;
  const named = isCaleta ? { supplier_user: player.user } : { user: player.user, supplier_user: player.user };
  const base = { ...named, token: player.token, request_uuid: randomUUID() };
  if (call.kind === 'balance') return { ...base, game_code: player.gameCode };
  const spell = (label: string) => (call.upperCase === true ? guidOf(label).toUpperCase() : guidOf(label));
  const money =
    call.kind === 'rollback' ? {} : { currency: call.currency ?? player.currency, amount: call.amount };
  return {
    ...base,
    transaction_uuid: spell(call.id),
    supplier_transaction_id: call.id,
    ...(call.kind === 'bet' ? {} : { reference_transaction_uuid: spell(call.bet) }),
    game_code: call.gameCode ?? player.gameCode,
    round: call.round,
    round_closed: call.closesRound ?? call.kind !== 'bet',
    is_free: call.isFree === true,
    ...money,
  };
}

/** Which call it answers; and where all is well, of which player and in which money. Caleta's player may have another name there. */
function faultIn({ request, player, text }: Answered, isCaleta: boolean): string | undefined {
  const { request_uuid: asked } = fieldsOf(request.body);
  const { status, request_uuid: told, user, currency } = fieldsOf(text);
  if (told !== asked) return `request_uuid ${asked} came back as ${told}`;
  // Whether a session is known says nothing of money.
  if (status !== 'RS_OK' || request.path === '/wallet/check') return undefined;
  if (currency !== player.currency) return `the answer is in ${currency}, and not in ${player.currency}`;
  const isTold = isCaleta ? typeof user === 'string' : user === player.user;
  return isTold ? undefined : `the answer is about ${user}, and not about ${player.user}`;
}

function speakerOf(name: DialectName, paths: Paths, header: string): Speaker {
  return {
    name,
    lacks: new Set<Lack>([
      'promo',
      'correction',
      'listed-rollback',
      ...(name === 'caleta' ? [] : (['check'] as const)),
    ]),
    meaningOf: (call) => call,
    write(call, { key }: Credentials) {
      const fields = bodyOf(call, name === 'caleta');
      const isSpaced = call.kind !== 'balance' && call.isSpaced === true;
      const body = isSpaced ? `${JSON.stringify(fields, null, '\t ')}\n` : JSON.stringify(fields);
      const isCheck = call.kind === 'balance' && call.isCheck === true;
      const path = isCheck ? '/wallet/check' : paths[pathOf[call.kind]];
      return { method: 'POST', path, headers: { ...json, [header]: signBody(body, key) }, body };
    },
    unsigned: (request) => withoutHeader(request, header),
    read(_http, text) {
      const { status, balance, user, currency } = fieldsOf(text);
      return {
        word: String(status),
        balance: typeof balance === 'number' ? balance : undefined,
        tellsPlayer: balance !== undefined || user !== undefined || currency !== undefined,
      };
    },
    faultIn: (answered) => faultIn(answered, name === 'caleta'),
  };
}

export const hub88Speaker = speakerOf(
  'hub88',
  {
    balance: '/user/balance',
    bet: '/transaction/bet',
    win: '/transaction/win',
    rollback: '/transaction/rollback',
  },
  signatureHeader,
);

export const caletaSpeaker = speakerOf(
  'caleta',
  { balance: '/wallet/balance', bet: '/wallet/bet', win: '/wallet/win', rollback: '/wallet/rollback' },
  'x-auth-signature',
);
