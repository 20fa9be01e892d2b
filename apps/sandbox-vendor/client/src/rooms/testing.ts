import type {
  MyBet,
  RoomInfo,
  RoomReplayEvent,
  RoomRoundView,
  RoomState,
} from '../../../src/rooms/room-api.ts';
import type { PlayApi } from '../api.ts';
import type { Opened } from '../cabinet/page.ts';

export const roomInfo: RoomInfo = {
  code: 'cheongsa-baccarat',
  page: 'table',
  name: { ko: '-', en: 'Cheongsa Baccarat', vi: '-' },
  family: 'live',
  product: '1',
  mathVersion: 'baccarat-1',
  stakeAmounts: [1000, 5000, 10_000],
  minimumCycleMs: 5000,
  returns: { exact: '1/1', basisPoints: 9876 },
  rules: 'baccarat',
  palette: 'celadon',
  dealer: { ko: '-', en: 'Seoyun', vi: '-' },
  limits: { chips: [1000, 5000, 10_000], mostAmount: 20_000, roundAmount: 30_000 },
  bettingMs: 15_000,
  bets: [],
  greetings: [],
};

export function aRound(change: Partial<RoomRoundView> = {}): RoomRoundView {
  const nowMs = Date.now();
  return {
    id: 'round-1',
    number: 1,
    state: 'open',
    openedAtMs: nowMs,
    closesAtMs: nowMs + 15_000,
    commitment: { chainEnd: 'end', chainLength: 8192, chainIndex: 1, nextChainEnd: 'next' },
    limits: { player: 20_000, banker: 20_000, tie: 20_000 },
    card: null,
    betsDigest: null,
    outcome: null,
    returns: null,
    chainValue: null,
    drawnAtMs: null,
    shownUntilMs: null,
    ...change,
  };
}

export function aState(change: Partial<RoomState> = {}): RoomState {
  return {
    round: aRound(),
    past: [],
    crowd: { here: 1, totals: {}, seats: [] },
    greetings: [],
    mine: [],
    last: [],
    alias: { word: 0, number: 10 },
    session: { startedAtMs: 0, nowMs: 0, stakedAmount: 0, returnedAmount: 0, rounds: 0 },
    balanceAmount: 100_000,
    ...change,
  };
}

export function aBet(change: Partial<MyBet> = {}): MyBet {
  return {
    id: 'bet-1',
    roundId: 'round-1',
    roundNumber: 1,
    placedAtMs: 0,
    lines: [{ bet: 'player', stakeAmount: 10_000, returnAmount: null }],
    stakeAmount: 10_000,
    totalAmount: null,
    status: 'taken',
    reason: null,
    ...change,
  };
}

export const opened: Opened = {
  mode: 'play',
  state: {
    lang: 'en',
    currency: 'KRW',
    operatorOrigin: 'http://localhost:3000',
    lobbyUrl: null,
    depositUrl: null,
    isDemo: false,
    game: roomInfo,
    balanceAmount: 100_000,
    ended: false,
    session: { startedAtMs: 0, nowMs: Date.now(), stakedAmount: 0, returnedAmount: 0, rounds: 0 },
    pending: false,
    unplayed: null,
    unshown: null,
    lastRound: null,
  },
};

/** A server whose room says one thing and then nothing more; it knows no earlier bets. */
export function apiSaying(state: RoomState): Pick<PlayApi, 'ask' | 'listen' | 'page'> {
  const message = { version: 1, nowMs: Date.now(), type: 'snapshot', state };
  return {
    page: 'page-1',
    ask: async <T>() => [] as T,
    listen: async () =>
      new ReadableStream<Uint8Array>({
        start: (stream) => stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(message)}\n\n`)),
      }),
  };
}

/** One bet that is looked at again, and the round it was placed in. */
export function aReplay(bet: MyBet, outcome: Record<string, unknown>, game = roomInfo): Opened {
  const round = aRound({ state: 'drawn', outcome });
  return {
    mode: 'replay',
    replay: {
      lang: 'en',
      currency: 'KRW',
      game,
      round: {
        roundId: bet.id,
        playedAtMs: 0,
        book: {
          gameCode: game.code,
          mathVersion: game.mathVersion,
          stakeAmount: bet.stakeAmount,
          events: [{ type: 'room-round', round, mine: [bet] } as RoomReplayEvent],
          totalAmount: bet.totalAmount ?? 0,
        },
        proof: {
          algorithm: 'hmac-sha256-reject-32',
          serverSeedHash: '',
          clientSeed: '',
          nonce: 1,
          draws: [],
        },
        settlement: 'confirmed',
      },
      isDemo: false,
      balanceBeforeAmount: 100_000,
      balanceAfterAmount: 100_000 - bet.stakeAmount + (bet.totalAmount ?? 0),
    },
  };
}
