import { randomUUID } from 'node:crypto';
import { signForm } from '../shared-secret.ts';
import {
  decimalOf,
  fieldsOf,
  type Lack,
  partsOf,
  type Speaker,
  type SpokenCall,
  withoutHeader,
} from './speaker.ts';

function fieldsFor(call: SpokenCall): Record<string, string> {
  const about = {
    game_uuid: call.gameCode ?? call.player.gameCode,
    transaction_id: call.id,
    round_id: call.round,
    amount: String(decimalOf(call.amount)),
  };
  if (call.kind === 'rollback' && call.isListed === true)
    return {
      ...{ ...about, action: 'rollback', amount: '0' },
      'rollback_transactions[0][action]': 'bet',
      'rollback_transactions[0][transaction_id]': call.bet,
    };
  if (call.kind === 'rollback')
    return { ...about, action: 'refund', amount: '0', bet_transaction_id: call.bet };
  return call.kind === 'promo'
    ? { ...about, action: 'win', type: 'freespin' }
    : { ...about, action: call.kind };
}

export const slotegratorSpeaker: Speaker = {
  name: 'slotegrator',
  lacks: new Set<Lack>(['signed-bytes', 'free', 'guid', 'check', 'correction']),
  // A win names its round and no bet.
  meaningOf: (call) => (call.kind === 'win' ? { ...call, bet: '' } : call),
  write(call, { key, operatorId }) {
    const { player } = call;
    const form = new URLSearchParams({
      player_id: player.user,
      session_id: player.token,
      currency: player.currency,
      ...(call.kind === 'balance' ? { action: 'balance' } : fieldsFor(call)),
    });
    if (call.kind !== 'balance' && call.currency !== undefined) form.set('currency', call.currency);
    const signed = {
      'X-Merchant-Id': operatorId,
      'X-Timestamp': String(Math.floor(Date.now() / 1000)),
      'X-Nonce': randomUUID(),
    };
    const headers = {
      ...signed,
      'X-Sign': signForm([...form], signed, key),
      'content-type': 'application/x-www-form-urlencoded',
    };
    return { method: 'POST', path: '', headers, body: form.toString() };
  },
  unsigned: (request) => withoutHeader(request, 'X-Sign'),
  read(_http, text) {
    const { balance, error_code } = fieldsOf(text);
    const told = partsOf(balance);
    return {
      word: error_code === undefined && told !== undefined ? 'ok' : String(error_code),
      balance: told,
      tellsPlayer: told !== undefined,
    };
  },
};
