import { randomUUID } from 'node:crypto';
import { type Callback, CallbackModel, type CallbackStatus } from '../callback-model.ts';
import { dialectAnswers, type Outcome } from '../dialects/answers.ts';
import { dialectPolicies } from '../dialects/policy.ts';
import { evolutionSpeaker } from '../speak/evolution.ts';
import { decimalOf, fieldsOf, parts, type SuitePlayer, type WireRequest } from '../speak/speaker.ts';
import type { DisorderSettings } from '../suite-disorder.ts';
import type { Heard } from '../suite-judge.ts';

const key = 'the-secret';
const words = dialectAnswers.evolution;

/** A call as this wallet has understood it, and whether it came again or was a second end. */
export interface Understood extends Callback {
  readonly isAgain: boolean;
}

/** What a wallet says otherwise than a right one, while money moves as it must. */
export interface OneWays {
  readonly say?: (outcome: Outcome, call: Understood) => Outcome;
  /** What it tells of the balance where there is not enough money. */
  readonly tellsShort?: (balance: number) => number | undefined;
}

interface Seated extends SuitePlayer {
  readonly model: CallbackModel;
  isExpired: boolean;
  isBlocked: boolean;
}

const kinds = { '/debit': 'bet', '/credit': 'win', '/cancel': 'rollback', '/promo_payout': 'promo' } as const;

/** A wallet of the One-Wallet in memory, over the model of what must be. */
export function oneWallet({ say = (outcome) => outcome, tellsShort = (balance) => balance }: OneWays = {}) {
  const players = new Map<string, Seated>();
  const ownerOf = new Map<string, string>();

  function readCall(kind: Callback['kind'], fields: ReturnType<typeof fieldsOf>): Callback {
    const of = (name: string, from: Record<string, unknown>) =>
      (typeof from[name] === 'object' && from[name] !== null ? from[name] : {}) as Record<string, unknown>;
    const { id, refId, amount } = of(kind === 'promo' ? 'promoTransaction' : 'transaction', fields);
    const bet = String(refId ?? '');
    const own = kind === 'win' || kind === 'promo' ? String(id) : bet;
    return {
      ...{ kind, id: `${kind}:${own}`, bet, round: String(of('game', fields).id) },
      amount: Math.round(Number(amount) * parts),
    };
  }

  function decide(player: Seated, call: Callback, fields: ReturnType<typeof fieldsOf>): Outcome {
    const table = JSON.stringify(fields.game ?? {});
    if (fields.currency !== player.currency) return 'wrong-currency';
    if (!table.includes(`"${player.gameCode}"`)) return 'invalid-game';
    if (call.amount < 0 || call.amount % parts !== 0) return 'wrong-types';
    const owner = ownerOf.get(call.id) ?? player.user;
    if (owner !== player.user) return 'duplicate';
    if (call.kind === 'bet' && player.isExpired) return 'token-expired';
    if (call.kind === 'bet' && player.isBlocked) return 'user-disabled';
    const isAgain = player.model.isAgain(call);
    const meaning = call.kind === 'rollback' ? { ...call, amount: 0 } : call;
    const status: CallbackStatus = player.model.apply(meaning);
    ownerOf.set(call.id, player.user);
    return say(status, { ...call, isAgain });
  }

  function answer({ path, body }: WireRequest): {
    word: string;
    balance?: number | undefined;
    http?: number;
  } {
    const [route = '', query = ''] = path.split('?');
    if (new URLSearchParams(query).get('authToken') !== key)
      return { word: words['invalid-signature'][0], http: 401 };
    const fields = fieldsOf(body);
    const player = players.get(String(fields.userId));
    if (player === undefined || fields.sid !== player.token) return { word: words['invalid-token'][0] };
    if (route === '/check') return { word: words.ok[0] };
    if (route === '/balance') return { word: words.ok[0], balance: player.model.cash };
    const kind = kinds[route as keyof typeof kinds];
    const outcome = decide(player, readCall(kind, fields), fields);
    const { cash } = player.model;
    const told = outcome === 'not-enough-money' ? tellsShort(cash) : cash;
    return {
      word: words[outcome][0],
      balance: outcome === 'ok' || outcome === 'not-enough-money' ? told : undefined,
    };
  }

  async function send(request: WireRequest): Promise<Heard> {
    const { word, balance, http = 200 } = answer(request);
    const told = balance !== undefined && { balance: decimalOf(balance), bonus: 0 };
    return { http, text: JSON.stringify({ status: word, ...told }) };
  }

  const seated = ({ user }: SuitePlayer): Seated => {
    const player = players.get(user);
    if (player === undefined) throw new Error(`no player ${user}`);
    return player;
  };
  return {
    speaker: evolutionSpeaker,
    credentials: { key, operatorId: '1' },
    smallestPart: parts,
    target: {
      send,
      leave: async (request: WireRequest) => void (await send(request)),
      async newPlayer() {
        const player = { user: randomUUID(), token: randomUUID(), currency: 'KRW', gameCode: '777' };
        const model = new CallbackModel(dialectPolicies.evolution.rules, 1_000 * parts);
        players.set(player.user, { ...player, model, isExpired: false, isBlocked: false });
        return player;
      },
      expireSession: async (player: SuitePlayer) => {
        seated(player).isExpired = true;
      },
      blockUser: async (player: SuitePlayer) => {
        seated(player).isBlocked = true;
      },
    },
  } satisfies DisorderSettings;
}
