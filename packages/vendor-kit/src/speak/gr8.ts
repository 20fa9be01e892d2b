import { decimalOf, fieldsOf, json, type Lack, partsOf, type Speaker } from './speaker.ts';

const types = {
  bet: 'withdrawal',
  win: 'deposit',
  rollback: 'rollback',
  promo: 'award',
  correction: 'withdrawal',
} as const;
const reasons = {
  bet: 'bet',
  win: 'settle',
  rollback: 'rollback',
  promo: 'award',
  correction: 'cancelsettle',
} as const;

export const gr8Speaker: Speaker = {
  name: 'gr8',
  lacks: new Set<Lack>([
    'token',
    'signature',
    'signed-body',
    'signed-bytes',
    'free',
    'guid',
    'game',
    'check',
    'listed-rollback',
  ]),
  meaningOf: (call) => call,
  write(call, { operatorId }) {
    const { player } = call;
    const headers = { ...json, 'X-Operator-Id': operatorId, 'X-Brand': 'brand' };
    const path = `/api/v2/wallet/${encodeURIComponent(player.user)}`;
    if (call.kind === 'balance') return { method: 'GET', path, headers, body: '' };
    const cash = String(decimalOf(call.amount));
    const body = {
      id: call.id,
      currency: call.currency ?? player.currency,
      platform: 'web',
      type: call.isOtherName === true ? 'retract' : types[call.kind],
      initiatedAt: new Date().toISOString(),
      createdAt: new Date().toISOString(),
      context: {
        product: 'sportsbook',
        reason: reasons[call.kind],
        betId: call.round,
        ...(call.kind === 'bet' || call.kind === 'promo' ? {} : { parentId: call.bet }),
      },
      amountBreakdown: { cash, bonus: '0', locked: '0' },
    };
    return { method: 'POST', path: `${path}/transactions`, headers, body: JSON.stringify(body) };
  },
  unsigned: (request) => request,
  read(_http, text) {
    const { balance, code } = fieldsOf(text);
    const told =
      typeof balance === 'object' && balance !== null && 'cash' in balance ? balance.cash : undefined;
    return {
      word: told === undefined ? String(code) : 'ok',
      balance: partsOf(told),
      tellsPlayer: told !== undefined,
    };
  },
};
