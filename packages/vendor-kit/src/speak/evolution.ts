import { randomUUID } from 'node:crypto';
import { decimalOf, fieldsOf, json, type Lack, partsOf, type Speaker } from './speaker.ts';

const paths = {
  balance: '/balance',
  bet: '/debit',
  win: '/credit',
  rollback: '/cancel',
  promo: '/promo_payout',
  /** There is none: it is never said. */
  correction: '/debit',
};

export const evolutionSpeaker: Speaker = {
  name: 'evolution',
  lacks: new Set<Lack>(['signed-body', 'signed-bytes', 'free', 'guid', 'correction', 'listed-rollback']),
  // A pair of a debit and its end has one refId; a debit's and a cancel's own id say nothing more.
  meaningOf: (call) => ({
    ...call,
    id: call.kind === 'win' || call.kind === 'promo' ? `${call.kind}:${call.id}` : `${call.kind}:${call.bet}`,
    ...(call.kind === 'bet' && { amount: call.amount }),
  }),
  write(call, { key }) {
    const { player } = call;
    const base = { sid: player.token, userId: player.user, uuid: randomUUID(), currency: player.currency };
    const isCheck = call.kind === 'balance' && call.isCheck === true;
    const path = `${isCheck ? '/check' : paths[call.kind]}?authToken=${encodeURIComponent(key)}`;
    const write = (more: object) => ({
      method: 'POST' as const,
      path,
      headers: json,
      body: JSON.stringify({ ...base, ...more }),
    });
    if (call.kind === 'balance') return write({});
    const table = { id: call.gameCode ?? player.gameCode, vid: null };
    const money = {
      currency: call.currency ?? player.currency,
      game: { id: call.round, details: { table } },
    };
    const amount = decimalOf(call.amount);
    if (call.kind === 'promo')
      return write({ ...money, promoTransaction: { type: 'FreeRoundPlayableSpent', id: call.id, amount } });
    const id = call.kind === 'win' ? call.id : call.bet;
    return write({ ...money, transaction: { id, refId: call.bet, amount } });
  },
  unsigned: (request) => ({ ...request, path: request.path.split('?')[0] ?? '' }),
  read(_http, text) {
    const { status, balance } = fieldsOf(text);
    return { word: String(status), balance: partsOf(balance), tellsPlayer: balance !== undefined };
  },
};
