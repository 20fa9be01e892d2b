import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlayedRound, SessionState } from '../../../src/play/play-api.ts';
import type { StepResponse } from '../../../src/steps/step-api.ts';
import { NoResponse, type PlayApi, Refusal } from '../api.ts';
import { figures, openedAs, roundOf } from '../games/cheongsa-777/testing.ts';
import type { SynthSound } from '../sound.ts';
import { StepsController } from './steps-controller.ts';

const open: StepResponse = {
  kind: 'open',
  round: {
    roundId: 'round-1',
    beganAtMs: 0,
    stakeAmount: 1000,
    choice: { mines: 3 },
    acts: [],
    worthHundredths: 100,
    mayStop: false,
    closesAtMs: 1,
    proof: { serverSeedHash: 'hash', clientSeed: 'seed', nonce: 0 },
  },
  balanceAmount: 9000,
  session: figures,
};

function played(total: number, settlement: PlayedRound['settlement'] = 'confirmed'): StepResponse {
  const round = { ...roundOf([], total), roundId: 'round-1', settlement };
  return { kind: 'played', round, balanceAmount: 9000 + total, session: figures };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { opener: { postMessage: vi.fn() } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function page(answers: (StepResponse | Error)[], opened: Partial<SessionState> = {}) {
  const queue = [...answers];
  const next = async () => {
    const answer = queue.shift();
    if (answer === undefined) throw new Error('more was asked than expected');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const steps = { round: vi.fn(next), begin: vi.fn(next), act: vi.fn(next), stop: vi.fn(next) };
  const api = {
    steps,
    shown: vi.fn(async () => undefined),
    forget: vi.fn(),
    balance: vi.fn(async () => ({ balanceAmount: 9000, ended: false })),
  };
  const sound = { enabled: false, press: vi.fn(), enable: async () => undefined };
  const controller = new StepsController(
    api as unknown as PlayApi,
    sound as unknown as SynthSound,
    openedAs(opened),
  );
  return { controller, api, steps };
}

describe('a round of several acts on its page', () => {
  test('opens with one press, takes acts and stops, and shows what it came to', async () => {
    const acted = { ...open, round: { ...open.round, mayStop: true, worthHundredths: 110 } };
    const { controller, steps } = page([{ kind: 'none', session: figures }, open, acted, played(1100)]);
    await controller.resume();
    await controller.begin(1000, { mines: 3 });
    expect(controller.view().open?.roundId).toBe('round-1');
    await controller.stop();
    expect(steps.stop).not.toHaveBeenCalled();
    await controller.act({ cell: 4 });
    expect(steps.act).toHaveBeenCalledWith({ roundId: 'round-1', act: { cell: 4 } });
    await controller.stop();
    expect(controller.view()).toMatchObject({ open: null, phase: 'ready', balanceAmount: 10_100 });
    expect(controller.view().ended?.book.totalAmount).toBe(1100);
  });

  test('asks for the balance where it opens without one: the answer with it was lost, or came from elsewhere', async () => {
    const again = { ...open, balanceAmount: null };
    const { controller, api } = page([
      { kind: 'none', session: figures },
      new NoResponse('lost'),
      again,
      again,
    ]);
    api.balance.mockResolvedValue({ balanceAmount: 8000, ended: false });
    await controller.resume();
    const begun = controller.begin(1000, { mines: 3 });
    await vi.advanceTimersByTimeAsync(1000);
    await begun;
    expect(controller.view().balanceAmount).toBe(8000);
    // An act changes no balance, and asks for none.
    await controller.act({ cell: 4 });
    expect(api.balance).toHaveBeenCalledTimes(1);
  });

  test('is found again by a player who comes back', async () => {
    const acted = {
      ...open,
      round: { ...open.round, acts: [{ act: { cell: 1 }, outcome: { isSafe: true } }] },
    };
    const { controller } = page([acted]);
    await controller.resume();
    expect(controller.view()).toMatchObject({ resumed: true, phase: 'ready' });
    expect(controller.view().open?.acts).toHaveLength(1);
  });

  test('found again before its first act shows what is at stake in it, and keeps that for the next one', async () => {
    const staked = { ...open, round: { ...open.round, stakeAmount: 50_000 } };
    const { controller } = page([staked, staked, played(0)]);
    await controller.resume();
    expect(controller.view()).toMatchObject({ resumed: true, stakeAmount: 50_000 });
    await controller.act({ cell: 1 });
    expect(controller.view().resumed).toBe(false);
    await controller.reload();
    expect(controller.view()).toMatchObject({ open: null, stakeAmount: 50_000 });
  });

  test('asks for the balance where the end does not say it, at once and after a win that came late', async () => {
    const unsaid = (settlement: PlayedRound['settlement']) => ({
      ...played(6400, settlement),
      balanceAmount: null,
    });
    const { controller, api } = page([open, unsaid('confirmed')]);
    await controller.resume();
    api.balance.mockResolvedValue({ balanceAmount: 15_400, ended: false });
    await controller.reload();
    expect(controller.view().balanceAmount).toBe(15_400);

    const late = page([open, unsaid('waiting'), unsaid('confirmed')]);
    await late.controller.resume();
    const told = late.controller.reload();
    await vi.advanceTimersByTimeAsync(1);
    late.api.balance.mockResolvedValue({ balanceAmount: 15_400, ended: false });
    await vi.advanceTimersByTimeAsync(2000);
    await told;
    expect(late.controller.view().balanceAmount).toBe(15_400);
  });

  test('whose end is told twice is shown once', async () => {
    const { controller, api } = page([open, played(1100), played(1100)]);
    await controller.resume();
    await Promise.all([controller.reload(), controller.reload()]);
    expect(api.shown).toHaveBeenCalledTimes(1);
  });

  test('is asked for again with the same key when the response is lost', async () => {
    const { controller, steps } = page([{ kind: 'none', session: figures }, new NoResponse('lost'), open]);
    await controller.resume();
    const begun = controller.begin(1000, { mines: 3 });
    await vi.advanceTimersByTimeAsync(1000);
    await begun;
    const keys = steps.begin.mock.calls.map(
      (call) => (call as unknown as [{ roundKey: string }])[0].roundKey,
    );
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(controller.view().open).not.toBeNull();
  });

  test('that the rules do not allow to go on stays as it is', async () => {
    const refused = new Refusal({ error: 'act-not-possible' });
    const { controller } = page([open, refused]);
    await controller.resume();
    await controller.act({ cell: 1 });
    expect(controller.view()).toMatchObject({ busy: false, phase: 'ready' });
    expect(controller.view().open?.roundId).toBe('round-1');
  });

  test('takes one act at a time, and shows that it waits only where the answer takes its time', async () => {
    const { controller, steps } = page([open, open]);
    await controller.resume();
    let answer: (response: StepResponse) => void = () => undefined;
    steps.act.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const acting = controller.act({ cell: 1 });
    await controller.act({ cell: 2 });
    expect(steps.act).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(100);
    expect(controller.view().busy).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(controller.view().busy).toBe(true);
    answer(open);
    await acting;
    expect(controller.view().busy).toBe(false);
  });

  test('stays closed once the page was told to end, whatever is still answered', async () => {
    const { controller, api, steps } = page([open, open]);
    await controller.resume();
    const acting = controller.act({ cell: 1 });
    controller.close(new Refusal({ error: 'session-replaced' }));
    await acting;
    await controller.reload();
    controller.close(new Refusal({ error: 'session-ended' }));
    expect(controller.view()).toMatchObject({ phase: 'closed', closed: 'session-replaced' });
    expect(api.forget).toHaveBeenCalledTimes(1);
    expect(steps.round).toHaveBeenCalledTimes(1);
  });

  test('whose stake is refused says why', async () => {
    const refused: StepResponse = {
      kind: 'refused',
      reason: 'not-enough-money',
      balanceAmount: 10,
      session: figures,
    };
    const { controller } = page([{ kind: 'none', session: figures }, refused]);
    await controller.resume();
    await controller.begin(1000, { mines: 3 });
    expect(controller.view()).toMatchObject({
      notice: { kind: 'refused', reason: 'not-enough-money' },
      balanceAmount: 10,
      open: null,
    });
  });
});
