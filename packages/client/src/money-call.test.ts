import { amount } from '@hanpan/money';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetAttempts } from './attempt-keys.ts';
import { CallError } from './call-error.ts';
import type { Caller, CallOptions } from './caller.ts';
import { MoneyCall, type MoneyCallSettings } from './money-call.ts';

const path = '/api/point/change';
const done = { entry: {}, cashAmt: amount(10), pointAmt: amount(0), version: 2 };
/** The same, stored with its key before. */
const doneBefore = { ...done };
const lost = new CallError('NT99', 'delayed', true);

/** A server with these responses in order, and the requests that it received. */
function world(responses: readonly unknown[], settings: Partial<MoneyCallSettings> = {}) {
  const bodies: { idempotencyKey: string; amount: number }[] = [];
  const queue = [...responses];
  const caller = (async (_path: string, body: never, options?: CallOptions) => {
    bodies.push(body);
    const answer = await queue.shift();
    if (answer instanceof Error) throw answer;
    if (answer === doneBefore) options?.onStored?.();
    return answer;
  }) as unknown as Caller;
  const queryClient = new QueryClient();
  const make = () => new MoneyCall({ caller, queryClient, ...settings });
  return { money: make(), make, bodies, queryClient };
}

const keysOf = (bodies: readonly { idempotencyKey: string }[]) => bodies.map((body) => body.idempotencyKey);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('one call at a time', () => {
  test('a second press in the same moment sends nothing', async () => {
    const { money, bodies } = world([done]);
    const first = money.submit(path, { amount: amount(1000) });
    expect(await money.submit(path, { amount: amount(1000) })).toEqual({});
    expect(money.state().isSending).toBe(true);
    expect((await first).data).toEqual(done);
    expect(bodies).toHaveLength(1);
    expect(money.state()).toEqual({ isSending: false, failure: undefined });
  });

  test('a call ends by itself on a network that says nothing, with a key or without', async () => {
    const caller = vi.fn(async () => done) as unknown as Caller;
    const money = new MoneyCall({ caller, queryClient: new QueryClient() });
    await money.send('/api/kgon/isPlayGame', {});
    await money.submit(path, { amount: amount(1000) });
    const limits = vi.mocked(caller).mock.calls.map(([, , options]) => options?.timeoutMs);
    expect(limits).toEqual([60_000, 30_000]);
  });

  test('a call without a key waits its turn like one with a key', async () => {
    const { money, bodies } = world([{ isPlayGame: 'Y' }]);
    const first = money.send('/api/kgon/isPlayGame', {});
    expect(await money.submit(path, { amount: amount(1000) })).toEqual({});
    await first;
    expect(bodies).toEqual([{}]);
  });
});

describe('the key', () => {
  test('is kept while the outcome is indeterminate, and another intention has another', async () => {
    const { money, bodies } = world([lost, lost, done]);
    const { failure } = await money.submit(path, { amount: amount(1000) });
    expect(failure).toEqual({ path, code: 'NT99', message: 'delayed', isIndeterminate: true });
    expect(money.state().failure).toEqual(failure);
    await money.submit(path, { amount: amount(2000) });
    expect((await money.submit(path, { amount: amount(1000) })).data).toEqual(done);
    const [first, other, again] = keysOf(bodies);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('is kept where the dialog that began the attempt has been closed', async () => {
    const { make, bodies } = world([lost, done]);
    await make().submit(path, { amount: amount(1000) });
    await make().submit(path, { amount: amount(1000) });
    expect(new Set(keysOf(bodies)).size).toBe(1);
  });

  test('is kept where the same is confirmed anew, because the first may have been done', async () => {
    const { make, bodies } = world([lost, done]);
    const withdrawal = { amount: amount(1000), cashOutPass: '1234' };
    for (const confirmationKey of ['one', 'two'])
      await make().submit('/api/cash/out', { ...withdrawal, confirmationKey });
    expect(new Set(keysOf(bodies)).size).toBe(1);
    expect(bodies).toEqual([
      expect.objectContaining({ confirmationKey: 'one' }),
      expect.objectContaining({ confirmationKey: 'two' }),
    ]);
  });

  test('ends with the session, because the next member is another person', async () => {
    const { make, bodies, queryClient } = world([lost, done]);
    await make().submit(path, { amount: amount(1000) });
    forgetAttempts(queryClient);
    await make().submit(path, { amount: amount(1000) });
    expect(new Set(keysOf(bodies)).size).toBe(2);
  });

  test.each([
    ['a success', done],
    ['a refusal', new CallError('C101', 'too little')],
  ])('is new after %s', async (_name, answer) => {
    const { money, bodies } = world([answer, done]);
    await money.submit(path, { amount: amount(1000) });
    await money.submit(path, { amount: amount(1000) });
    expect(new Set(keysOf(bodies)).size).toBe(2);
  });
});

describe('an indeterminate outcome', () => {
  test('is also an unreadable response', async () => {
    const { money } = world([new Error('not of the contract')]);
    const { failure } = await money.submit(path, { amount: amount(1000) });
    expect(failure).toEqual({ path, code: undefined, message: undefined, isIndeterminate: true });
  });

  test.each(['E401', 'E429'] as const)('stays one where its retry was refused with %s', async (code) => {
    const { money, bodies } = world([lost, new CallError(code, 'no'), done]);
    await money.submit(path, { amount: amount(1000) });
    const { failure } = await money.submit(path, { amount: amount(1000) });
    expect(failure).toMatchObject({ code, isIndeterminate: true });
    await money.submit(path, { amount: amount(1000) });
    expect(new Set(keysOf(bodies)).size).toBe(1);
  });

  test('[BC-04] is retried once after the pause, where that is configured', async () => {
    const { money, bodies } = world([lost, done], { repeatAfterMs: 5000 });
    const outcome = money.submit(path, { amount: amount(1000) });
    await vi.advanceTimersByTimeAsync(4999);
    expect(bodies).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await outcome).data).toEqual(done);
    expect(bodies[1]).toEqual(bodies[0]);
  });
});

describe('what had been done before', () => {
  test('is told to whoever asks for the same again, and the next time it happens', async () => {
    const onDoneBefore = vi.fn();
    const { money, bodies } = world([lost, doneBefore, done], { onDoneBefore });
    await money.submit(path, { amount: amount(1000) });
    expect(onDoneBefore).not.toHaveBeenCalled();
    expect((await money.submit(path, { amount: amount(1000) })).data).toEqual(done);
    expect(onDoneBefore).toHaveBeenCalledOnce();
    await money.submit(path, { amount: amount(1000) });
    expect(onDoneBefore).toHaveBeenCalledOnce();
    const [first, again, third] = keysOf(bodies);
    expect(again).toBe(first);
    expect(third).not.toBe(first);
  });

  test.each([
    ['it was not done before', [lost, done], {}, undefined],
    ['only the page has asked twice', [lost, doneBefore], { repeatAfterMs: 1 }, undefined],
    [
      'what became of it was the question',
      [doneBefore],
      {},
      { key: 'k', isRepeat: true, keep: () => undefined },
    ],
  ])('is a success like any other where %s', async (_name, responses, settings, kept) => {
    const onDoneBefore = vi.fn();
    const { money } = world(responses, { onDoneBefore, ...settings });
    for (let press = 0; press < responses.length; press += 1) {
      const outcome = money.submit(path, { amount: amount(1000) }, kept);
      await vi.advanceTimersByTimeAsync(1);
      if ((await outcome).data) break;
    }
    expect(onDoneBefore).not.toHaveBeenCalled();
  });
});

test('an attempt that is stored beyond the page keeps its own key, and is announced before it is sent', async () => {
  const { money, bodies } = world([done]);
  const keep = vi.fn(() => expect(bodies).toHaveLength(0));
  await money.submit(path, { amount: amount(1000) }, { key: 'kept', isRepeat: true, keep });
  expect(keep).toHaveBeenCalledOnce();
  expect(keysOf(bodies)).toEqual(['kept']);
});

test.each([
  ['a success', done],
  ['a refusal', new CallError('C101', 'too little')],
  ['an indeterminate outcome', lost],
])('after %s the calls that it may have changed are marked as stale', async (_name, answer) => {
  const { money, queryClient } = world([answer], { refreshes: ['/api/point/list'] });
  queryClient.setQueryData(['/api/point/list', { page: 1 }], {});
  queryClient.setQueryData(['/api/coupon/list', {}], {});
  await money.submit(path, { amount: amount(1000) });
  expect(queryClient.getQueryState(['/api/point/list', { page: 1 }])?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(['/api/coupon/list', {}])?.isInvalidated).toBe(false);
});
