import { decimalOf, fieldsOf, json, type Lack, numberOf, partsOf, type Speaker } from './speaker.ts';

const types = { bet: 'BET', win: 'WIN', rollback: 'CANCEL', promo: 'REWARD', correction: 'ADJUST' } as const;

export const highendSpeaker: Speaker = {
  name: 'highend',
  lacks: new Set<Lack>([
    'token',
    'signature',
    'signed-body',
    'signed-bytes',
    'currency',
    'free',
    'guid',
    'check',
    'listed-rollback',
  ]),
  meaningOf: (call) => call,
  write(call) {
    const { player } = call;
    const username = player.user;
    if (call.kind === 'balance')
      return {
        method: 'GET',
        path: `/balance?username=${encodeURIComponent(username)}`,
        headers: {},
        body: '',
      };
    const sign = call.kind === 'bet' || call.kind === 'correction' ? -1 : 1;
    const isAbout = call.kind !== 'bet' && call.kind !== 'promo';
    const body = {
      username,
      amount: sign * decimalOf(call.amount),
      transaction: {
        id: numberOf(call.id),
        previous_tx_id: isAbout ? numberOf(call.bet) : null,
        type: call.isOtherName === true ? 'DEBIT_EXCEED_WIN' : types[call.kind],
        created_at: new Date().toISOString(),
        context: { game_id: call.gameCode ?? player.gameCode, round_id: call.round },
      },
    };
    return { method: 'POST', path: '/changeBalance', headers: json, body: JSON.stringify(body) };
  },
  unsigned: (request) => request,
  read(http, text) {
    const { balance, error } = fieldsOf(text);
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : 'none';
    const told = partsOf(balance);
    return {
      word: http === 200 && told !== undefined ? 'ok' : String(code),
      balance: told,
      tellsPlayer: told !== undefined,
    };
  },
};
