import type { LinesEvent, LinesInfo, SymbolName } from '../../../../src/games/cheongsa-777/play-api.ts';
import type { PlayedRound, SessionFigures, SessionState } from '../../../../src/play/play-api.ts';
import type { Reels, Strips } from '../../slot/reel-stage.ts';
import type { Sound } from '../../sound.ts';

const strip: SymbolName[] = ['fan', 'knot', 'jar', 'plum', 'lantern'];
const strips = [strip, strip, strip, strip, strip];

/** A game small enough to read: one line, and strips that need not pay anything. */
export const smallGame: LinesInfo = {
  code: 'small',
  page: 'cheongsa-777',
  family: 'slot',
  product: 'cheongsa',
  theme: 'market',
  mostWin: { hundredths: 1_831_100, every: null },
  volatility: 3,
  art: {
    seven: 'seven',
    magpie: 'magpie',
    drum: 'drum',
    bell: 'bell',
    plum: 'plum',
    jar: 'jar',
    knot: 'knot',
    fan: 'fan',
    lantern: 'lantern',
    moon: 'moon',
  },
  name: { ko: '작은 판', en: 'Small', vi: 'Nhỏ' },
  mathVersion: 'small/1',
  stakeAmounts: [500, 1000],
  minimumCycleMs: 2500,
  lines: [[1, 1, 1, 1, 1]],
  baseStrips: strips,
  freeStrips: strips,
  paytable: [],
  scatterPays: [],
  returns: {
    exact: '1/1',
    basisPoints: 10_000,
    linesBasisPoints: 10_000,
    scatterBasisPoints: 0,
    freeSpinsBasisPoints: 0,
    hitBasisPoints: 0,
    freeSpinsEvery: 1,
    topLineEvery: 1,
  },
};

export const quietGrid: SymbolName[][] = strips.map(() => ['fan', 'knot', 'jar']);

export function roundOf(events: LinesEvent[], totalAmount: number): PlayedRound {
  return {
    roundId: `round-${totalAmount}`,
    playedAtMs: 0,
    settlement: 'confirmed',
    book: { gameCode: 'small', mathVersion: 'small/1', stakeAmount: 1000, events, totalAmount },
    proof: { algorithm: 'hmac-sha256-reject-32', serverSeedHash: '', clientSeed: '', nonce: 0, draws: [] },
  };
}

export function revealOf(amount: number): LinesEvent {
  const lineWins = amount === 0 ? [] : [{ line: 0, symbol: 'knot' as const, count: 3, amount }];
  return { type: 'reveal', stops: [1, 2, 3, 4, 0], grid: quietGrid, lineWins, scatterWin: null, amount };
}

/** Reels that record their calls. */
export class WrittenReels implements Reels {
  readonly log: string[] = [];
  show(_strips: Strips, stops: readonly number[]) {
    this.log.push(`show ${stops.join(',')}`);
  }
  start() {
    this.log.push('start');
  }
  async land(_strips: Strips, stops: readonly number[]) {
    this.log.push(`land ${stops.join(',')}`);
  }
  highlight(highlight: Parameters<Reels['highlight']>[0]) {
    this.log.push(highlight ? `highlight ${highlight.cells.length}+${highlight.shining.length}` : 'plain');
  }
  moonlight(on: boolean) {
    this.log.push(on ? 'moon' : 'market');
  }
}

/** Sounds that are only counted. */
export function countedSound(): Sound & { played: string[] } {
  const played: string[] = [];
  return {
    played,
    press: () => void played.push('press'),
    reelStop: () => void played.push('stop'),
    win: (tier) => void played.push(`win ${tier}`),
    lantern: () => void played.push('lantern'),
    gong: () => void played.push('gong'),
  };
}

export const figures: SessionFigures = {
  startedAtMs: 0,
  nowMs: 0,
  stakedAmount: 0,
  returnedAmount: 0,
  rounds: 0,
};

/** A session as a page is given it. */
export function openedAs(state: Partial<SessionState>) {
  return {
    mode: 'play' as const,
    state: {
      lang: 'ko' as const,
      currency: 'KRW',
      operatorOrigin: 'http://localhost:3000',
      lobbyUrl: null,
      depositUrl: null,
      isDemo: false,
      game: smallGame,
      balanceAmount: 10_000,
      ended: false,
      session: figures,
      pending: false,
      unplayed: null,
      unshown: null,
      lastRound: null,
      ...state,
    },
  };
}
