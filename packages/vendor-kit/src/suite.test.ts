import { randomUUID } from 'node:crypto';
import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { Chance, makeHistory } from './callback-history.ts';
import { CallbackModel } from './callback-model.ts';
import { conformanceVectors } from './conformance-vectors.ts';
import { fromDecimal, toDecimal, toDecimalText } from './decimal-amount.ts';
import { hub88Answers, type Outcome } from './dialects/answers.ts';
import { dialectNames, dialectPolicies, hub88Rules } from './dialects/policy.ts';
import { signForm } from './shared-secret.ts';
import { speakers } from './speak/index.ts';
import type { WireRequest } from './speak/speaker.ts';
import { runSuite } from './suite.ts';
import type { SuiteTarget } from './suite-target.ts';

test('the model says of every published vector what is published', () => {
  const known = new Set(['bet', 'win', 'rollback']);
  let compared = 0;
  for (const { id, steps } of conformanceVectors) {
    const isPlain = steps.every(
      (step) =>
        known.has(step.do) &&
        'tx' in step &&
        (step.amount ?? 0) >= 0 &&
        step.currency === undefined &&
        step.player === undefined &&
        step.free === undefined,
    );
    if (!isPlain) continue;
    const model = new CallbackModel(hub88Rules, 100_000_000);
    for (const step of steps) {
      if (!('tx' in step) || step.do === 'promo') continue;
      const bet = step.do === 'bet' ? step.tx : (step.reference ?? '');
      const sum = Math.round((step.amount ?? 0) * 100_000);
      const round = step.round ?? 'only';
      const outcome: Outcome = model.apply({ kind: step.do, id: step.tx, bet, round, amount: sum });
      const word = hub88Answers[outcome][0];
      if (step.expect === 'refused') expect(outcome, id).not.toBe('ok');
      else expect(word, id).toBe(step.expect);
      if (step.balance !== undefined) expect(model.cash, id).toBe(Math.round(step.balance * 100_000));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(30);
});

test.each(dialectNames)('money in a history under the rules of %s comes from somewhere', (name) => {
  for (let seed = 0; seed < 300; seed += 1) {
    const model = new CallbackModel(dialectPolicies[name].rules, 5_000);
    for (const { callback } of makeHistory(new Chance(seed), 'h')) model.apply(callback);
    const sums = [...model.rounds.values()];
    const moved = sums.reduce((sum, { stake, win, returned }) => sum - stake + win + returned, 0);
    expect(model.cash).toBe(5_000 + moved);
    expect(model.cash).toBeGreaterThanOrEqual(0);
  }
});

/** A wallet of the KPLAY shape in a few lines; `forgets` makes it take everything anew. */
function smallWallet(forgets: boolean): SuiteTarget {
  const cash = new Map<string, number>();
  const seen = new Map<string, string>();
  const bets = new Map<string, number>();
  return {
    async newPlayer() {
      const user = randomUUID();
      cash.set(user, 1_000);
      return { user, token: '', currency: 'KRW', gameCode: '1' };
    },
    async send({ path, body }: WireRequest) {
      const { user_id: user, txn_id: id, amount: sum, is_cancel: isCancel } = JSON.parse(body);
      const say = (change: number, error?: string) => {
        const balance = (cash.get(user) ?? 0) + change;
        cash.set(user, balance);
        return { http: 200, text: JSON.stringify(error ? { status: 0, error } : { status: 1, balance }) };
      };
      if (path === '/balance') return say(0);
      const key = `${path}${isCancel ?? ''}${id}`;
      if (seen.has(key) && !forgets) return seen.get(key) === body ? say(0) : say(0, 'DUPLICATE_TXN');
      if (path === '/debit' && sum > (cash.get(user) ?? 0)) return say(0, 'INSUFFICIENT_FUNDS');
      seen.set(key, body);
      if (path === '/debit') bets.set(id, sum);
      return say(path === '/debit' ? -sum : isCancel === 1 ? (bets.get(id) ?? 0) : sum);
    },
  };
}

test('a wallet that forgets what it processed, and one that knows no ends of a bet, are found out', async () => {
  const settings = {
    speaker: speakers.kplay,
    credentials: { key: '', operatorId: '1' },
    smallestPart: 100_000,
  };
  const failing = async (forgets: boolean) => {
    const reports = await runSuite({ ...settings, target: smallWallet(forgets) });
    return reports.filter(({ result }) => result === 'failed').map(({ id }) => id);
  };
  const careless = await failing(false);
  expect(careless).toEqual(expect.arrayContaining(['14', '17', '19']));
  expect(careless).not.toContain('12');
  expect(await failing(true)).toEqual(expect.arrayContaining(['12', 'E1']));
});

test('decimals are read exactly or not at all', () => {
  expect([10, '10', '10.00', 0].map((value) => fromDecimal(value, 'KRW'))).toEqual([10, 10, 10, 0]);
  expect(
    [10.5, '10.001', -1, '1e3', '', ' 1', Number.NaN, 1e30].map((each) => fromDecimal(each, 'KRW')),
  ).toEqual(Array.from({ length: 8 }, () => undefined));
  expect([12.34, '0.1', '0.010'].map((value) => fromDecimal(value, 'USD'))).toEqual([1234, 10, 1]);
  expect(fromDecimal('9007199254740992', 'KRW')).toBeUndefined();
  expect([toDecimalText(amount(5), 'USD'), toDecimalText(amount(1234), 'KRW')]).toEqual(['0.05', '1234']);
  expect(toDecimal(amount(1234), 'USD')).toBe(12.34);
});

test('a signed form covers every field and header, and lists keep their order', () => {
  const headers = { 'X-Merchant-Id': 'm', 'X-Timestamp': '1', 'X-Nonce': 'n' };
  const form: [string, string][] = [
    ['b', '2'],
    ['a', 'x y'],
  ];
  const sign = signForm(form, headers, 'key');
  expect(signForm(form.toReversed(), headers, 'key')).toBe(sign);
  expect(signForm([...form, ['c', '']], headers, 'key')).not.toBe(sign);
  expect(signForm(form, { ...headers, 'X-Nonce': 'o' }, 'key')).not.toBe(sign);
  expect(signForm(form, headers, 'other')).not.toBe(sign);
});
