import type { WalletErrorStatus, WalletStatus } from './wallet-status.ts';

/**
 * `refused` is any status but RS_OK with the balance unchanged: the dialect leaves the choice of status open. `by-rules`
 * is what the rules of the dialect give.
 */
export type Expected = WalletStatus | 'refused' | 'by-rules';

/** Labels, not ids: `tx: 'a'` is the same UUID wherever 'a' appears in a vector, another one in the next run. */
interface MoneyStep {
  tx: string;
  /** In main units, at most five places; the dialect's smallest part is 0.00001. */
  amount?: number;
  round?: string;
  reference?: string;
  free?: true;
  roundOpen?: true;
  player?: 'other';
  /** The ids are sent in upper case. */
  upperCase?: true;
  currency?: string;
  gameCode?: string;
  expect: Expected;
  /** In main units, after the step. */
  balance?: number;
}

export type ConformanceStep =
  | ({ do: 'bet' | 'win' | 'rollback' | 'promo' } & MoneyStep)
  | {
      do: 'balance';
      token?: 'unknown';
      signature?: 'wrong' | 'missing';
      expect: Expected;
      balance?: number;
      /** The response must not tell an unknown caller anything about a player. */
      anonymous?: true;
    }
  | { do: 'expire-session' }
  | { do: 'block-user' };

export interface ConformanceVector {
  /** Number in the public test suite the vector is taken from; from 22 on they are ours. */
  id: string;
  title: string;
  steps: readonly ConformanceStep[];
}

const ok = 'RS_OK';
const error = <Name extends string>(name: Name): `RS_ERROR_${Name}` => `RS_ERROR_${name}`;
const duplicate: WalletErrorStatus = error('DUPLICATE_TRANSACTION');

/** Every vector starts with new players who hold exactly 1,000 main units and a live session. */
export const conformanceVectors: readonly ConformanceVector[] = [
  {
    id: '1',
    title: 'a balance is told to a valid token',
    steps: [{ do: 'balance', expect: ok, balance: 1000 }],
  },
  {
    id: '2',
    title: 'an unknown token learns nothing',
    steps: [{ do: 'balance', token: 'unknown', expect: error('INVALID_TOKEN'), anonymous: true }],
  },
  {
    id: '3',
    title: 'a wrong or missing signature is refused',
    steps: [
      { do: 'balance', signature: 'wrong', expect: error('INVALID_SIGNATURE'), anonymous: true },
      { do: 'balance', signature: 'missing', expect: error('INVALID_SIGNATURE'), anonymous: true },
    ],
  },
  {
    id: '4a',
    title: 'a bet of 1 is exact',
    steps: [{ do: 'bet', tx: 'a', amount: 1, expect: ok, balance: 999 }],
  },
  {
    id: '4b',
    title: 'a bet of 0.01 is exact, or refused where no such coin exists',
    steps: [{ do: 'bet', tx: 'a', amount: 0.01, expect: ok, balance: 999.99 }],
  },
  {
    id: '4c',
    title: 'a bet of 0.001 is exact, or refused where no such coin exists',
    steps: [{ do: 'bet', tx: 'a', amount: 0.001, expect: ok, balance: 999.999 }],
  },
  {
    id: '4d',
    title: 'a bet of 0.00001 is exact, or refused where no such coin exists',
    steps: [{ do: 'bet', tx: 'a', amount: 0.00001, expect: ok, balance: 999.99999 }],
  },
  {
    id: '5',
    title: 'three bets in one round each take their stake',
    steps: [
      { do: 'bet', tx: 'a', amount: 1, roundOpen: true, expect: ok, balance: 999 },
      { do: 'bet', tx: 'b', amount: 2, roundOpen: true, expect: ok, balance: 997 },
      { do: 'bet', tx: 'c', amount: 3, roundOpen: true, expect: ok, balance: 994 },
    ],
  },
  {
    id: '6',
    title: 'an expired session cannot bet',
    steps: [{ do: 'expire-session' }, { do: 'bet', tx: 'a', amount: 1, expect: error('TOKEN_EXPIRED') }],
  },
  {
    id: '7',
    title: 'an expired session still receives its win, its rollback and its promotion',
    steps: [
      { do: 'bet', tx: 'a', amount: 1, round: 'r1', expect: ok, balance: 999 },
      { do: 'bet', tx: 'b', amount: 2, round: 'r2', expect: ok, balance: 997 },
      { do: 'bet', tx: 'c', amount: 5, round: 'r3', free: true, expect: ok, balance: 997 },
      { do: 'expire-session' },
      { do: 'win', tx: 'd', amount: 3, round: 'r1', reference: 'a', expect: ok, balance: 1000 },
      { do: 'rollback', tx: 'e', round: 'r2', reference: 'b', expect: ok, balance: 1002 },
      { do: 'win', tx: 'f', amount: 4, round: 'r3', reference: 'c', free: true, expect: ok, balance: 1006 },
    ],
  },
  {
    id: '8',
    title: 'negative amounts are refused and move nothing',
    steps: [
      { do: 'bet', tx: 'a', amount: -1, expect: 'refused', balance: 1000 },
      { do: 'bet', tx: 'b', amount: 1, expect: ok, balance: 999 },
      { do: 'win', tx: 'c', amount: -1, reference: 'b', expect: 'refused', balance: 999 },
    ],
  },
  {
    id: '9',
    title: 'a bet above the balance is refused',
    steps: [{ do: 'bet', tx: 'a', amount: 1001, expect: error('NOT_ENOUGH_MONEY'), balance: 1000 }],
  },
  {
    id: '10',
    title: 'another currency, a currency that does not exist and an unknown game are refused',
    steps: [
      { do: 'bet', tx: 'a', amount: 1, currency: 'SEK', expect: error('WRONG_CURRENCY'), balance: 1000 },
      { do: 'bet', tx: 'b', amount: 1, currency: 'QQQ', expect: error('WRONG_CURRENCY'), balance: 1000 },
      {
        do: 'bet',
        tx: 'c',
        amount: 1,
        gameCode: 'no-such-game',
        expect: error('INVALID_GAME'),
        balance: 1000,
      },
    ],
  },
  {
    id: '11',
    title: 'a transaction id used for another round, amount or player is a duplicate',
    steps: [
      { do: 'bet', tx: 'a', amount: 1, round: 'r1', expect: ok, balance: 999 },
      { do: 'bet', tx: 'a', amount: 1, round: 'r2', expect: duplicate, balance: 999 },
      { do: 'bet', tx: 'a', amount: 2, round: 'r1', expect: duplicate, balance: 999 },
      { do: 'bet', tx: 'a', amount: 1, round: 'r1', player: 'other', expect: duplicate, balance: 1000 },
    ],
  },
  {
    id: '12',
    title: 'a retransmission is answered and has one effect',
    steps: [
      { do: 'bet', tx: 'a', amount: 1, expect: ok, balance: 999 },
      { do: 'bet', tx: 'a', amount: 1, expect: ok, balance: 999 },
      { do: 'win', tx: 'b', amount: 5, reference: 'a', expect: ok, balance: 1004 },
      { do: 'win', tx: 'b', amount: 5, reference: 'a', expect: ok, balance: 1004 },
    ],
  },
  {
    id: '13',
    title: "a win under its bet's transaction id is a duplicate",
    steps: [
      { do: 'bet', tx: 'a', amount: 1, expect: ok, balance: 999 },
      { do: 'win', tx: 'a', amount: 1, reference: 'a', expect: duplicate, balance: 999 },
    ],
  },
  {
    id: '14',
    title: 'a win without its bet is refused',
    steps: [
      {
        do: 'win',
        tx: 'a',
        amount: 1,
        reference: 'never',
        expect: error('TRANSACTION_DOES_NOT_EXIST'),
        balance: 1000,
      },
    ],
  },
  {
    id: '15',
    title: 'a rollback gives the stake back',
    steps: [
      { do: 'bet', tx: 'a', amount: 1, expect: ok, balance: 999 },
      { do: 'rollback', tx: 'b', reference: 'a', expect: ok, balance: 1000 },
    ],
  },
  {
    id: '16',
    title: 'one bet of a round is rolled back and the other wins',
    steps: [
      { do: 'bet', tx: 'a', amount: 1, roundOpen: true, expect: ok, balance: 999 },
      { do: 'bet', tx: 'b', amount: 1, roundOpen: true, expect: ok, balance: 998 },
      { do: 'rollback', tx: 'c', reference: 'a', roundOpen: true, expect: ok, balance: 999 },
      { do: 'win', tx: 'd', amount: 1, reference: 'b', expect: ok, balance: 1000 },
    ],
  },
  {
    id: '17',
    title: 'a rollback of an unknown bet is accepted, and the bet that comes late is refused',
    steps: [
      { do: 'rollback', tx: 'b', reference: 'a', expect: ok, balance: 1000 },
      { do: 'bet', tx: 'a', amount: 1, expect: 'refused', balance: 1000 },
    ],
  },
  {
    id: '18',
    title: 'a second rollback has no second effect',
    steps: [
      { do: 'bet', tx: 'a', amount: 1, expect: ok, balance: 999 },
      { do: 'rollback', tx: 'b', reference: 'a', expect: ok, balance: 1000 },
      { do: 'rollback', tx: 'b', reference: 'a', expect: ok, balance: 1000 },
      { do: 'rollback', tx: 'c', reference: 'a', expect: ok, balance: 1000 },
    ],
  },
  {
    id: '19',
    title: 'a win on a rolled-back bet is refused',
    steps: [
      { do: 'bet', tx: 'a', amount: 1, expect: ok, balance: 999 },
      { do: 'rollback', tx: 'b', reference: 'a', expect: ok, balance: 1000 },
      {
        do: 'win',
        tx: 'c',
        amount: 1,
        reference: 'a',
        expect: error('TRANSACTION_ROLLED_BACK'),
        balance: 1000,
      },
    ],
  },
  {
    id: '20',
    title: 'a blocked player cannot bet, and is still paid and given back',
    steps: [
      { do: 'bet', tx: 'a', amount: 1, round: 'r1', expect: ok, balance: 999 },
      { do: 'bet', tx: 'b', amount: 2, round: 'r2', expect: ok, balance: 997 },
      { do: 'block-user' },
      { do: 'bet', tx: 'c', amount: 1, round: 'r3', expect: error('USER_DISABLED') },
      { do: 'win', tx: 'd', amount: 3, round: 'r1', reference: 'a', expect: ok, balance: 1000 },
      { do: 'rollback', tx: 'e', round: 'r2', reference: 'b', expect: ok, balance: 1002 },
    ],
  },
  {
    id: '21',
    title: 'a promotion takes no cash and its win pays cash',
    steps: [
      { do: 'bet', tx: 'a', amount: 10, free: true, expect: ok, balance: 1000 },
      { do: 'win', tx: 'b', amount: 5, reference: 'a', free: true, expect: ok, balance: 1005 },
    ],
  },
  {
    id: '22',
    title: 'a GUID in upper case is the same transaction',
    steps: [
      { do: 'bet', tx: 'a', amount: 1, expect: ok, balance: 999 },
      { do: 'bet', tx: 'a', amount: 1, upperCase: true, expect: ok, balance: 999 },
      { do: 'bet', tx: 'a', amount: 2, upperCase: true, expect: duplicate, balance: 999 },
      { do: 'win', tx: 'b', amount: 5, reference: 'a', upperCase: true, expect: ok, balance: 1004 },
      { do: 'win', tx: 'b', amount: 5, reference: 'a', expect: ok, balance: 1004 },
      { do: 'bet', tx: 'c', amount: 2, upperCase: true, expect: ok, balance: 1002 },
      { do: 'rollback', tx: 'd', reference: 'c', expect: ok, balance: 1004 },
      { do: 'rollback', tx: 'd', reference: 'c', upperCase: true, expect: ok, balance: 1004 },
    ],
  },
];
