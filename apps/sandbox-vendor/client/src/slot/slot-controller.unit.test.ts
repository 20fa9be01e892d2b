import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionState, SpinResponse } from '../../../src/play/play-api.ts';
import { NoResponse, type PlayApi, Refusal } from '../api.ts';
import { linesPlayer } from '../games/cheongsa-777/lines-player.ts';
import {
  countedSound,
  figures,
  openedAs,
  revealOf,
  roundOf,
  smallGame,
  WrittenReels,
} from '../games/cheongsa-777/testing.ts';
import type { SynthSound } from '../sound.ts';
import { SlotController } from './slot-controller.ts';
import type { SlotView } from './view.ts';

function played(total: number, balanceAmount: number | null = 9000 + total): SpinResponse {
  const round = roundOf([revealOf(total)], total);
  const settlement = balanceAmount === null ? 'waiting' : 'confirmed';
  return {
    kind: 'played',
    round: { ...round, settlement },
    balanceAmount,
    session: { ...figures, rounds: 1 },
  };
}

const postMessage = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { opener: { postMessage } });
  postMessage.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page with a server that sends the given responses in order, and is in the given states one after the other. */
async function page(
  spins: (SpinResponse | Error)[],
  opened: Partial<SessionState> = {},
  states: Partial<SessionState>[] = [],
  onView: (view: SlotView) => void = () => undefined,
) {
  const spin = vi.fn<(stakeAmount: number, roundKey: string) => Promise<SpinResponse>>();
  for (const answer of spins)
    answer instanceof Error ? spin.mockRejectedValueOnce(answer) : spin.mockResolvedValueOnce(answer);
  const shown = vi.fn(async () => undefined);
  const api = {
    hasSession: true,
    spin,
    shown,
    forget: vi.fn(),
    state: async () => openedAs(states.shift() ?? {}).state,
    balance: async () => ({ balanceAmount: 10_000, ended: false }),
  };
  const reels = new WrittenReels();
  const sound = Object.assign(countedSound(), { enabled: false, enable: async () => undefined });
  const controller = new SlotController(
    api as unknown as PlayApi,
    sound as unknown as SynthSound,
    openedAs(opened),
  );
  onView(controller.view());
  controller.subscribe(() => onView(controller.view()));
  const begun = controller.begin(linesPlayer(reels, smallGame));
  await vi.advanceTimersByTimeAsync(opened.unshown || opened.pending ? 60_000 : 0);
  await begun;
  return { controller, spin, shown, reels, view: controller.view };
}

describe('a press', () => {
  test('[RG-16] plays one round, and no other by itself, however long the page is left', async () => {
    const { controller, spin } = await page([played(400), played(0)]);
    controller.press();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(spin).toHaveBeenCalledTimes(1);
  });

  test('plays the round, keeps the balance before the win until it has been shown, and tells the opener', async () => {
    const { controller, view, shown } = await page([played(400)]);
    controller.press();
    await vi.advanceTimersByTimeAsync(100);
    expect(view()).toMatchObject({ phase: 'showing', balanceAmount: 9000 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(view()).toMatchObject({ phase: 'ready', balanceAmount: 9400, session: { rounds: 1 } });
    expect(shown).toHaveBeenCalledWith('round-400');
    expect(postMessage).toHaveBeenCalledWith(
      { type: 'hanpan-game', event: 'balance' },
      'http://localhost:3000',
    );
  });

  test('[RG-18][RG-17] cannot start a round within 2.5 seconds, however fast everything is skipped', async () => {
    const { controller, spin, view } = await page([played(0), played(0)]);
    controller.press();
    await vi.advanceTimersByTimeAsync(2400);
    controller.press();
    controller.press();
    expect(spin).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(view().phase).toBe('ready');
    controller.press();
    await vi.advanceTimersByTimeAsync(0);
    expect(spin).toHaveBeenCalledTimes(2);
  });

  test.each([150, 300, 500])(
    '[RG-17] that skips a win and is doubled %d ms later pays for no other round',
    async (gapMs) => {
      const { controller, spin, view } = await page([played(20_000), played(0)]);
      controller.press();
      await vi.advanceTimersByTimeAsync(2510);
      expect(view().phase).toBe('showing');
      controller.press();
      await vi.advanceTimersByTimeAsync(gapMs);
      controller.press();
      expect(spin).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(1300);
      expect(view().phase).toBe('ready');
      controller.press();
      expect(spin).toHaveBeenCalledTimes(2);
    },
  );

  test('[RG-17] that comes a moment after a win has been shown to its end pays for no other round', async () => {
    const phases: string[] = [];
    const { controller, spin, view } = await page([played(400), played(0)], {}, [], ({ phase }) =>
      phases.push(phase),
    );
    controller.press();
    while (phases.at(-1) !== 'showing') await vi.advanceTimersByTimeAsync(10);
    while (phases.at(-1) === 'showing') await vi.advanceTimersByTimeAsync(10);
    await vi.advanceTimersByTimeAsync(300);
    controller.press();
    expect(spin).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(view().phase).toBe('ready');
    controller.press();
    expect(spin).toHaveBeenCalledTimes(2);
  });

  test('with a stake above the balance turns nothing: it lowers the stake, and only a later press plays', async () => {
    const { controller, spin, view } = await page([played(0)], { balanceAmount: 700 });
    expect(view().stakeAmount).toBe(1000);
    controller.press();
    expect(view()).toMatchObject({ stakeAmount: 500, phase: 'ready', notice: null });
    controller.press();
    expect(spin).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(700);
    controller.press();
    expect(spin).toHaveBeenCalledWith(500, expect.anything());
  });

  test('that no stake fits says that the balance is too low', async () => {
    const { controller, spin, view } = await page([], { balanceAmount: 100 });
    controller.press();
    expect(view()).toMatchObject({ phase: 'ready', notice: { reason: 'not-enough-money' } });
    expect(spin).not.toHaveBeenCalled();
  });

  test('that loses offers nothing to skip', async () => {
    const { controller, view } = await page([played(0)]);
    const phases = new Set<string>();
    controller.subscribe(() => phases.add(view().phase));
    controller.press();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([...phases]).toEqual(['spinning', 'ready']);
  });

  test.each(['refused', 'returned'] as const)(
    'in a session that has ended closes the page instead of turning in vain: %s',
    async (kind) => {
      const ended = { kind, reason: 'session-ended', balanceAmount: null, session: figures } as const;
      const { controller, view, spin } = await page([ended as SpinResponse]);
      controller.press();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(view()).toMatchObject({ phase: 'closed', closed: 'session-ended', notice: null });
      controller.press();
      expect(spin).toHaveBeenCalledTimes(1);
    },
  );

  test('without a response is repeated with the same key until there is one', async () => {
    const { controller, spin, view } = await page([
      new NoResponse('down'),
      new NoResponse('down'),
      played(0),
    ]);
    controller.press();
    await vi.advanceTimersByTimeAsync(100);
    expect(view()).toMatchObject({ phase: 'spinning', reconnecting: true });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(view()).toMatchObject({ phase: 'ready', reconnecting: false });
    expect(new Set(spin.mock.calls.map(([, key]) => key)).size).toBe(1);
    expect(spin).toHaveBeenCalledTimes(3);
  });

  test('that is too early for the server waits and is sent again', async () => {
    const { controller, spin, view } = await page([
      new Refusal({ error: 'too-soon', retryAfterMs: 700 }),
      played(0),
    ]);
    controller.press();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(spin).toHaveBeenCalledTimes(2);
    expect(view().phase).toBe('ready');
  });

  test('that is refused puts the old symbols back and says why', async () => {
    const refused: SpinResponse = {
      kind: 'refused',
      reason: 'not-enough-money',
      balanceAmount: 300,
      session: figures,
    };
    const { controller, view, reels } = await page([refused]);
    controller.press();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(view()).toMatchObject({
      phase: 'ready',
      balanceAmount: 300,
      notice: { reason: 'not-enough-money' },
    });
    expect(reels.log.at(-1)).toBe('land 0,0,0,0,0');
  });

  test('whose bet is indeterminate waits for the operator, then says that the stake is back', async () => {
    const pending: SpinResponse = { kind: 'pending', session: figures };
    const returned: SpinResponse = {
      kind: 'returned',
      reason: 'connection-lost',
      balanceAmount: null,
      session: figures,
    };
    const { controller, view, spin } = await page([pending, pending, returned]);
    controller.press();
    await vi.advanceTimersByTimeAsync(3000);
    expect(view().phase).toBe('resolving');
    controller.press();
    await vi.advanceTimersByTimeAsync(5000);
    expect(view()).toMatchObject({ phase: 'ready', notice: { kind: 'returned' }, balanceAmount: 10_000 });
    expect(new Set(spin.mock.calls.map(([, key]) => key)).size).toBe(1);
  });

  test('whose response was lost while its bet was on its way is shown when it turns out to have been played', async () => {
    const pending: SpinResponse = { kind: 'pending', session: figures };
    const { controller, view, shown, reels } = await page([
      new NoResponse('cut'),
      pending,
      pending,
      played(400),
    ]);
    controller.press();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(view()).toMatchObject({ phase: 'ready', balanceAmount: 9400, notice: null });
    expect(reels.log.filter((line) => line === 'start')).toHaveLength(2);
    expect(shown).toHaveBeenCalledWith('round-400');
  });

  test('while the win before it is owed made no bet, and is told that it waits for the win', async () => {
    const owed = { ...roundOf([revealOf(400)], 400), settlement: 'waiting' as const };
    const paid = { ...owed, settlement: 'confirmed' as const };
    const states = [{ lastRound: owed }, { lastRound: paid, balanceAmount: 10_400 }];
    const { controller, view } = await page([new Refusal({ error: 'round-open' })], {}, states);
    controller.press();
    await vi.advanceTimersByTimeAsync(3000);
    expect(view()).toMatchObject({ phase: 'resolving', notice: { kind: 'win-waiting', amount: 400 } });
    await vi.advanceTimersByTimeAsync(2000);
    expect(view()).toMatchObject({ phase: 'ready', balanceAmount: 10_400, notice: null });
  });

  test('while a win is owed that the operator then refuses says so', async () => {
    const owed = { ...roundOf([revealOf(400)], 400), settlement: 'waiting' as const };
    const states = [{ lastRound: owed }, { lastRound: { ...owed, settlement: 'refused' as const } }];
    const { controller, view } = await page([new Refusal({ error: 'round-open' })], {}, states);
    controller.press();
    await vi.advanceTimersByTimeAsync(6000);
    expect(view()).toMatchObject({ phase: 'ready', notice: { kind: 'win-refused', roundId: 'round-400' } });
  });

  test('whose win is not confirmed asks until it is', async () => {
    const { controller, view } = await page([played(3000, null), played(3000, null), played(3000)]);
    controller.press();
    await vi.advanceTimersByTimeAsync(5000);
    expect(view()).toMatchObject({
      phase: 'ready',
      balanceAmount: null,
      notice: { kind: 'win-waiting', amount: 3000 },
    });
    await vi.advanceTimersByTimeAsync(3000);
    expect(view()).toMatchObject({ balanceAmount: 12_000, notice: null });
  });

  test('in a window that was replaced closes the page', async () => {
    const { controller, view } = await page([new Refusal({ error: 'session-replaced' })]);
    controller.press();
    await vi.advanceTimersByTimeAsync(0);
    expect(view()).toMatchObject({ phase: 'closed', closed: 'session-replaced' });
  });
});

describe('opening the page', () => {
  test('[INT-1] shows a round that was not seen to its end, and reports it as shown', async () => {
    const { view, shown, reels } = await page([], { unshown: roundOf([revealOf(0)], 0) });
    expect(reels.log).toEqual(['show 0,0,0,0,0', 'start', 'land 1,2,3,4,0']);
    expect(shown).toHaveBeenCalledWith('round-0');
    expect(view()).toMatchObject({ phase: 'ready', resumed: true });
  });

  test('[INT-1] tells what a round has won only when it has been shown', async () => {
    const told: unknown[] = [];
    const session = { ...figures, stakedAmount: 1000, returnedAmount: 400 };
    const { view } = await page([], { unshown: roundOf([revealOf(400)], 400), session }, [], (now) =>
      told.push([now.balanceAmount, now.session?.returnedAmount, now.result?.totalAmount ?? null]),
    );
    for (const [balance, returned, result] of told as (number | null)[][])
      if (result === null) expect([balance, returned]).toEqual([9600, 0]);
    expect(view()).toMatchObject({ balanceAmount: 10_000, session: { returnedAmount: 400 } });
  });

  test('leaves the net alone where the round was another session’s', async () => {
    const session = { ...figures, startedAtMs: 5000, returnedAmount: 0 };
    const told: unknown[] = [];
    await page([], { unshown: roundOf([revealOf(400)], 400), session }, [], (now) =>
      told.push(now.session?.returnedAmount),
    );
    expect(new Set(told)).toEqual(new Set([0]));
  });

  test('[INT-1] while a bet is on its way shows the round once it was played', async () => {
    const states = [{ pending: true }, { unshown: roundOf([revealOf(400)], 400), balanceAmount: 10_400 }];
    const { view, shown } = await page([], { pending: true }, states);
    expect(shown).toHaveBeenCalledWith('round-400');
    expect(view()).toMatchObject({ phase: 'ready', resumed: true, notice: null, balanceAmount: 10_400 });
  });

  test.each([
    { kind: 'refused', reason: 'not-enough-money' },
    { kind: 'returned', reason: 'connection-lost' },
    { kind: 'unresolved', roundId: 'round-1' },
  ] as const)('while a bet is on its way that is not played says why: $kind', async (unplayed) => {
    const { view, shown } = await page([], { pending: true }, [{ pending: true }, { unplayed }]);
    expect(view()).toMatchObject({ phase: 'ready', notice: unplayed });
    expect(shown).not.toHaveBeenCalled();
  });

  test('puts the last symbols on the reels and keeps the last stake', async () => {
    const { view, reels } = await page([], { lastRound: roundOf([revealOf(0)], 0) });
    expect(reels.log).toEqual(['show 1,2,3,4,0']);
    expect(view()).toMatchObject({ phase: 'ready', stakeAmount: 1000, balanceAmount: 10_000 });
  });
});

test('a replay is played again by a press, from the balance before it, and bets nothing', async () => {
  const round = roundOf([revealOf(400)], 400);
  const { controller, spin, view } = await replayOf(round);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(view()).toMatchObject({ phase: 'ready', balanceAmount: 9400, result: { totalAmount: 400 } });
  controller.press();
  expect(view()).toMatchObject({ phase: 'spinning', balanceAmount: 9000, result: null });
  controller.press();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(view()).toMatchObject({ phase: 'ready', balanceAmount: 9400, result: { totalAmount: 400 } });
  expect(spin).not.toHaveBeenCalled();
});

async function replayOf(round: ReturnType<typeof roundOf>) {
  const spin = vi.fn();
  const sound = Object.assign(countedSound(), { enabled: false, enable: async () => undefined });
  const replay = {
    lang: 'ko' as const,
    currency: 'KRW',
    isDemo: false,
    game: smallGame,
    round,
    balanceBeforeAmount: 9000,
    balanceAfterAmount: 9400,
  };
  const controller = new SlotController({ spin } as unknown as PlayApi, sound as unknown as SynthSound, {
    mode: 'replay',
    replay,
  });
  void controller.begin(linesPlayer(new WrittenReels(), smallGame));
  return { controller, spin, view: controller.view };
}
