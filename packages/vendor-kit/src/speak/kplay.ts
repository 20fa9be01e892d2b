import { decimalOf, fieldsOf, json, type Lack, partsOf, type Speaker, withoutHeader } from './speaker.ts';

export const kplaySpeaker: Speaker = {
  name: 'kplay',
  lacks: new Set<Lack>([
    'token',
    'signed-body',
    'signed-bytes',
    'currency',
    'free',
    'guid',
    'own-win-id',
    'promo',
    'check',
    'correction',
    'listed-rollback',
  ]),
  // A debit has one id, and so have its credit and its cancel.
  meaningOf: (call) => ({ ...call, id: `${call.kind}:${call.bet}` }),
  write(call, { key, operatorId }) {
    const { player } = call;
    const headers = { ...json, 'ag-code': operatorId, 'ag-token': key };
    const base = { user_id: player.user, prd_id: 1 };
    if (call.kind === 'balance')
      return { method: 'POST', path: '/balance', headers, body: JSON.stringify(base) };
    const body = {
      ...base,
      txn_id: call.bet,
      amount: decimalOf(call.amount),
      game_id: call.gameCode ?? player.gameCode,
      round_id: call.round,
      ...(call.kind === 'bet' ? {} : { is_cancel: call.kind === 'rollback' ? 1 : 0 }),
    };
    const path = call.kind === 'bet' ? '/debit' : '/credit';
    return { method: 'POST', path, headers, body: JSON.stringify(body) };
  },
  unsigned: (request) => withoutHeader(request, 'ag-token'),
  read(_http, text) {
    const { status, balance, error } = fieldsOf(text);
    return {
      word: status === 1 ? 'ok' : String(error),
      balance: partsOf(balance),
      tellsPlayer: balance !== undefined,
    };
  },
};
