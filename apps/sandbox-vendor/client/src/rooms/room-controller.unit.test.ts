import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlaceResponse, RoomState } from '../../../src/rooms/room-api.ts';
import { NoResponse, type PlayApi, Refusal } from '../api.ts';
import type { Opened } from '../cabinet/page.ts';
import type { SynthSound } from '../sound.ts';
import { RoomController } from './room-controller.ts';
import { aBet, aRound, aState, opened } from './testing.ts';

type Ask = (
  method: string,
  path: string,
  body?: { betKey: string; lines: unknown },
) => Promise<PlaceResponse>;

/** A server that says what the test says, over one stream. */
function server(ask: Ask = async () => ({ bet: aBet(), balanceAmount: 90_000 })) {
  let push: (text: string) => void = () => {};
  let version = 0;
  const api = {
    page: 'page-1',
    ask: vi.fn(ask),
    forget: vi.fn(),
    listen: async (_: string, signal: AbortSignal) =>
      new ReadableStream<Uint8Array>({
        start(stream) {
          signal.addEventListener('abort', () => stream.error(signal.reason));
          push = (text) => stream.enqueue(new TextEncoder().encode(text));
        },
      }),
  };
  const tell = async (fields: object) => {
    version += 1;
    push(`data: ${JSON.stringify({ version, nowMs: Date.now(), ...fields })}\n\n`);
    await vi.advanceTimersByTimeAsync(1);
  };
  return {
    api,
    lose: () => {
      version += 1;
    },
    snapshot: (state: RoomState) => tell({ type: 'snapshot', state }),
    patch: (patch: Partial<RoomState>) => tell({ type: 'patch', patch }),
    end: () => tell({ type: 'end', error: 'session-replaced' }),
  };
}

const sound = { press: vi.fn(), win: vi.fn(), reelStop: vi.fn(), enabled: false };

async function atTable(at = server()) {
  const controller = new RoomController(at.api as unknown as PlayApi, sound as unknown as SynthSound, opened);
  controller.begin();
  await vi.advanceTimersByTimeAsync(1);
  await at.snapshot(aState());
  return { controller, ...at };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { opener: null });
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('chips are laid up to the limits of the bet and of the round, and taken back one by one', async () => {
  const { controller } = await atTable();
  controller.lay('player');
  controller.lay('player');
  expect(controller.view().laid).toEqual({ player: 20_000 });
  controller.lay('player');
  expect(controller.view()).toMatchObject({
    laid: { player: 20_000 },
    told: 'above-bet-limit',
    toldBets: ['player'],
    toldAmount: 20_000,
  });
  controller.lay('banker');
  controller.lay('tie');
  expect(controller.view()).toMatchObject({
    laid: { player: 20_000, banker: 10_000 },
    told: 'above-round-limit',
    toldAmount: 30_000,
  });
  controller.takeBack();
  controller.takeBack();
  expect(controller.view().laid).toEqual({ player: 10_000 });
  controller.clear();
  expect(controller.view().laid).toEqual({});
});

test('no more is laid than the player has, and with play money nobody is sent to deposit', async () => {
  const { controller, snapshot } = await atTable();
  await snapshot(
    aState({
      balanceAmount: 15_000,
      last: [aBet({ lines: [{ bet: 'player', stakeAmount: 20_000, returnAmount: null }] })],
    }),
  );
  controller.lay('player');
  controller.lay('banker');
  expect(controller.view()).toMatchObject({ laid: { player: 10_000 }, told: 'not-enough-money' });
  controller.clear();
  controller.repeat();
  expect(controller.view()).toMatchObject({ laid: {}, told: 'not-enough-money' });
  const free = {
    ...opened,
    state: { ...(opened as Extract<Opened, { mode: 'play' }>).state, isDemo: true },
  } as Opened;
  const at = server();
  const demo = new RoomController(at.api as unknown as PlayApi, sound as unknown as SynthSound, free);
  demo.begin();
  await vi.advanceTimersByTimeAsync(1);
  await at.snapshot(aState({ balanceAmount: 0 }));
  demo.lay('player');
  expect(demo.view()).toMatchObject({ laid: {}, told: 'no-play-money' });
});

test('one press is one bet, asked for again with the same key when the response is lost', async () => {
  let calls = 0;
  const { controller, api } = await atTable(
    server(async () => {
      calls += 1;
      if (calls === 1) throw new NoResponse('lost');
      return { bet: aBet(), balanceAmount: 90_000 };
    }),
  );
  controller.lay('player');
  controller.confirm();
  controller.confirm();
  await vi.advanceTimersByTimeAsync(3000);
  const keys = api.ask.mock.calls.map(([, , body]) => body?.betKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(controller.view()).toMatchObject({ laid: {}, sending: false, balanceAmount: 90_000, told: null });
  controller.repeat();
  expect(controller.view().laid).toEqual({ player: 10_000 });
});

test('what is being staked is not taken back, and chips that are laid meanwhile lie on', async () => {
  let answer: (response: PlaceResponse) => void = () => undefined;
  const { controller, api } = await atTable(server(() => new Promise((resolve) => (answer = resolve))));
  controller.lay('player');
  controller.confirm();
  controller.takeBack();
  controller.clear();
  expect(controller.view()).toMatchObject({ laid: { player: 10_000 }, sending: true });
  controller.lay('banker');
  expect(controller.view().laid).toEqual({ player: 10_000, banker: 10_000 });
  controller.takeBack();
  expect(controller.view().laid).toEqual({ player: 10_000 });
  controller.lay('banker');
  controller.clear();
  expect(controller.view().laid).toEqual({ player: 10_000 });
  controller.lay('banker');
  answer({ bet: aBet(), balanceAmount: 90_000 });
  await vi.advanceTimersByTimeAsync(1);
  expect(controller.view()).toMatchObject({
    laid: { banker: 10_000 },
    before: { player: 10_000 },
    sending: false,
  });
  expect(api.ask.mock.calls.map(([, , body]) => body?.lines)).toEqual([
    [{ bet: 'player', stakeAmount: 10_000 }],
  ]);
});

test('chips that were laid while others were being staked do not outlive the time for bets', async () => {
  let answer: (response: PlaceResponse) => void = () => undefined;
  const { controller, patch } = await atTable(server(() => new Promise((resolve) => (answer = resolve))));
  controller.lay('player');
  controller.confirm();
  controller.lay('banker');
  await patch({ round: aRound({ state: 'closed' }) });
  answer({ bet: aBet(), balanceAmount: 90_000 });
  await vi.advanceTimersByTimeAsync(1);
  expect(controller.view()).toMatchObject({ laid: {}, sending: false });
});

test('a page that was opened again repeats what was staked last, and one without a bet has nothing to repeat', async () => {
  const { controller, snapshot } = await atTable();
  expect(controller.view().before).toEqual({});
  await snapshot(aState({ last: [aBet(), aBet()] }));
  expect(controller.view().before).toEqual({ player: 20_000 });
  controller.repeat();
  expect(controller.view().laid).toEqual({ player: 20_000 });
});

test('a bet that is still on its way to the operator is asked about until its fate is known', async () => {
  const answers = [aBet({ status: 'pending' }), aBet({ status: 'pending' }), aBet()];
  const { controller, api } = await atTable(
    server(async () => ({ bet: answers.shift() ?? aBet(), balanceAmount: null })),
  );
  controller.lay('player');
  controller.confirm();
  await vi.advanceTimersByTimeAsync(500);
  expect(controller.view()).toMatchObject({ sending: true, told: null });
  await vi.advanceTimersByTimeAsync(3000);
  expect(api.ask).toHaveBeenCalledTimes(3);
  expect(new Set(api.ask.mock.calls.map(([, , body]) => body?.betKey)).size).toBe(1);
  expect(controller.view()).toMatchObject({ sending: false, told: null, laid: {} });
});

test.each([
  [aBet({ status: 'refused', reason: 'not-enough-money' }), 'not-enough-money', { player: 10_000 }],
  [aBet({ status: 'returned', reason: 'too-late' }), 'too-late', {}],
  [aBet({ status: 'unresolved' }), 'unresolved', {}],
] as const)('a bet that does not play is told: %#', async (bet, told, laid) => {
  const { controller } = await atTable(server(async () => ({ bet, balanceAmount: null })));
  controller.lay('player');
  controller.confirm();
  await vi.advanceTimersByTimeAsync(10);
  expect(controller.view()).toMatchObject({ told, toldBetId: 'bet-1', laid });
});

test('chips that were not staked in time go back to the hand, and the player is told', async () => {
  const { controller, patch, api } = await atTable();
  controller.lay('player');
  await vi.advanceTimersByTimeAsync(15_000);
  controller.confirm();
  expect(controller.view().told).toBe('round-closed');
  await patch({ round: aRound({ state: 'closed' }) });
  expect(controller.view()).toMatchObject({ laid: {}, told: 'round-closed' });
  expect(api.ask).not.toHaveBeenCalled();
});

const drawn = aRound({ state: 'drawn', outcome: {}, drawnAtMs: 0 });
test.each([
  ['the same round drawn', aState({ round: drawn })],
  ['the next round open', aState({ round: aRound({ id: 'round-2', number: 2 }) })],
  ['no round, for it was void', aState({ round: null })],
])('chips that were not staked lie on nothing else after a stream that broke: %s', async (_, state) => {
  const { controller, snapshot } = await atTable();
  controller.lay('player');
  controller.lay('banker');
  await snapshot(state);
  expect(controller.view()).toMatchObject({ laid: {}, told: 'round-closed' });
  controller.takeBack();
  expect(controller.view().laid).toEqual({});
});

test('chips lie where they lay when a stream that broke comes back to the same open round', async () => {
  const { controller, snapshot } = await atTable();
  controller.lay('player');
  await snapshot(aState());
  expect(controller.view()).toMatchObject({ laid: { player: 10_000 }, told: null });
});

test.each([
  [
    'a bet that does not play',
    async () => ({ bet: aBet({ status: 'refused' as const }), balanceAmount: null }),
  ],
  [
    'a refusal',
    async () => {
      throw new Refusal({ error: 'above-limit' });
    },
  ],
])('chips that were on their way while the round ended lie on nothing of the next: %s', async (_, answer) => {
  let respond = () => {};
  const asked = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const { controller, snapshot } = await atTable(server(() => asked.then(answer)));
  controller.lay('player');
  controller.confirm();
  await snapshot(aState({ round: aRound({ id: 'round-2', number: 2 }) }));
  expect(controller.view()).toMatchObject({ laid: { player: 10_000 }, sending: true });
  respond();
  await vi.advanceTimersByTimeAsync(10);
  expect(controller.view()).toMatchObject({ laid: {}, sending: false });
});

test('the same chips again are laid where this round has a place for them, and the others are named', async () => {
  const { controller, snapshot } = await atTable();
  const lines = ['player', 'score_5_5'].map((bet) => ({ bet, stakeAmount: 15_000, returnAmount: null }));
  await snapshot(aState({ last: [aBet({ lines, stakeAmount: 30_000 })] }));
  controller.repeat();
  expect(controller.view()).toMatchObject({
    laid: { player: 15_000 },
    told: 'bet-not-offered',
    toldBets: ['score_5_5'],
  });
});

test('where this round has a place for none of the same chips, nothing is laid and nothing is staked', async () => {
  const { controller, snapshot, api } = await atTable();
  const lines = [{ bet: 'score_5_5', stakeAmount: 15_000, returnAmount: null }];
  await snapshot(aState({ last: [aBet({ lines, stakeAmount: 15_000 })] }));
  controller.repeat();
  controller.confirm();
  expect(controller.view()).toMatchObject({ laid: {}, told: 'bet-not-offered' });
  expect(api.ask).not.toHaveBeenCalled();
});

test('a press that the server cannot read is told as a stake that is not offered, and the chips stay', async () => {
  const { controller } = await atTable(
    server(async () => {
      throw new Refusal({ error: 'malformed' });
    }),
  );
  controller.lay('tie');
  controller.confirm();
  await vi.advanceTimersByTimeAsync(10);
  expect(controller.view()).toMatchObject({
    told: 'stake-not-offered',
    laid: { tie: 10_000 },
    sending: false,
  });
});

test('a refusal of the server after the close is told as such', async () => {
  const { controller } = await atTable(
    server(async () => {
      throw new Refusal({ error: 'round-closed' });
    }),
  );
  controller.lay('tie');
  controller.confirm();
  await vi.advanceTimersByTimeAsync(10);
  expect(controller.view()).toMatchObject({ told: 'round-closed', laid: {}, sending: false });
});

test('nothing sounds for a return that is not above the stake', async () => {
  const { controller, patch } = await atTable();
  const shown = async (totalAmount: number | null) => {
    await patch({ mine: [aBet({ status: 'settling', totalAmount })] });
    controller.resultShown();
    return sound.win.mock.calls.flat();
  };
  expect(await shown(null)).toEqual([]);
  expect(await shown(10_000)).toEqual([]);
  expect(await shown(10_001)).toEqual(['small']);
  expect(await shown(100_000)).toEqual(['small', 'big']);
});

test('a win is heard when its result is seen, and not once more when the next round opens', async () => {
  const { controller, patch } = await atTable();
  await patch({ mine: [aBet({ status: 'settling', totalAmount: 20_000 })] });
  expect(sound.win).not.toHaveBeenCalled();
  controller.resultShown();
  await patch({
    round: aRound({ id: 'round-2', number: 2 }),
    mine: [],
    last: [aBet({ totalAmount: 20_000 })],
  });
  expect(sound.win).toHaveBeenCalledTimes(1);
});

test('another window ends this one', async () => {
  const { controller, end, api } = await atTable();
  await end();
  expect(controller.view()).toMatchObject({ phase: 'closed', closed: 'session-replaced' });
  expect(api.forget).toHaveBeenCalled();
});

test('a press that finds the session over closes the page, and its stream does not bring it back', async () => {
  const { controller, patch, api } = await atTable(
    server(() => Promise.reject(new Refusal({ error: 'session-ended' }))),
  );
  controller.lay('player');
  controller.confirm();
  await patch({ balanceAmount: 1 });
  await expect(patch({ balanceAmount: 2 })).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(controller.view()).toMatchObject({ phase: 'closed', closed: 'session-ended', reconnecting: false });
  expect(api.forget).toHaveBeenCalledTimes(1);
});

test('a stream that is silent for six seconds is opened again, and a sign of life shows nothing new', async () => {
  const { controller, patch, api } = await atTable();
  const listen = vi.spyOn(api, 'listen');
  const shown = controller.view();
  for (let beat = 0; beat < 5; beat += 1) {
    await vi.advanceTimersByTimeAsync(2_000);
    await patch({});
  }
  expect(controller.view()).toBe(shown);
  expect(listen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(6_400);
  expect(controller.view().reconnecting).toBe(true);
  expect(listen).toHaveBeenCalledTimes(1);
});

test('a message that is missing opens the stream again', async () => {
  const at = server();
  const listen = vi.spyOn(at.api, 'listen');
  const { controller } = await atTable(at);
  await at.patch({ balanceAmount: 1 });
  expect(controller.view().balanceAmount).toBe(1);
  at.lose();
  await at.patch({ balanceAmount: 2 });
  expect(controller.view()).toMatchObject({ balanceAmount: 1, reconnecting: true });
  await vi.advanceTimersByTimeAsync(1000);
  // The same page, as the server knows by its id: it is not told that another window has taken its place.
  const paths = (listen.mock.calls as unknown as [string][]).map(([path]) => path);
  expect(paths).toEqual(['/api/room/stream?page=page-1', '/api/room/stream?page=page-1']);
});
