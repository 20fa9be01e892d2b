import type {
  LanternsAct,
  LanternsBook,
  LanternsChoice,
  LanternsEvent,
  LanternsInfo,
  LanternsOutcome,
} from '../../../../src/games/dokkaebi-lanterns/play-api.ts';
import type { PlayedRound } from '../../../../src/play/play-api.ts';
import type { StepsView } from '../../steps/steps-controller.ts';

/** dark: can be lit · lit: safe · woken: the dokkaebi that was hit · shown: what was hidden, once the round is over. */
export type CellState = 'dark' | 'lit' | 'woken' | 'mine' | 'spared';

export interface BoardView {
  /** idle: no round yet · playing · over. */
  state: 'idle' | 'playing' | 'over';
  cells: CellState[];
  mines: number;
  picks: number;
  /** Multipliers in hundredths by lit lanterns, from one. */
  ladder: number[];
  /** What stopping now pays, in hundredths; 100 before the first lantern. */
  worthHundredths: number;
  stakeAmount: number;
  mayPick: boolean;
  mayTake: boolean;
  ending: LanternsEvent['ending'] | null;
  totalAmount: number;
}

/** What a board follows from. */
type Played = Pick<StepsView, 'open' | 'ended' | 'stakeAmount' | 'busy'>;

/** The board as it stands: of the open round, of the one that has just ended, or one that waits for its stake. */
export function boardOf(game: LanternsInfo, view: Played, mines: number): BoardView {
  if (view.open) return playing(game, view, view.open);
  const event = eventOf(view.ended);
  if (event && view.ended) return over(game, view.ended, event);
  return {
    state: 'idle',
    cells: dark(game),
    mines,
    picks: 0,
    ladder: ladderOf(game, mines),
    worthHundredths: 100,
    stakeAmount: view.stakeAmount,
    mayPick: false,
    mayTake: false,
    ending: null,
    totalAmount: 0,
  };
}

/** The number of dokkaebi of the last round, or three. */
export function firstMines(lastRound: PlayedRound | null): number {
  return eventOf(lastRound)?.mines ?? 3;
}

function playing(game: LanternsInfo, { busy }: Played, open: NonNullable<Played['open']>): BoardView {
  const { mines } = open.choice as LanternsChoice;
  const acts = open.acts as { act: LanternsAct; outcome: LanternsOutcome }[];
  const cells = dark(game);
  for (const { act } of acts) cells[act.cell] = 'lit';
  return {
    state: 'playing',
    cells,
    mines,
    picks: acts.length,
    ladder: ladderOf(game, mines),
    worthHundredths: open.worthHundredths,
    stakeAmount: open.stakeAmount,
    mayPick: !busy,
    mayTake: open.mayStop && !busy,
    ending: null,
    totalAmount: 0,
  };
}

function over(game: LanternsInfo, round: PlayedRound, event: LanternsEvent): BoardView {
  const cells: CellState[] = dark(game).map((_, cell) => {
    if (cell === event.hit) return 'woken';
    if (event.picks.includes(cell)) return 'lit';
    return event.board.includes(cell) ? 'mine' : 'spared';
  });
  return {
    state: 'over',
    cells,
    mines: event.mines,
    picks: event.picks.length,
    ladder: ladderOf(game, event.mines),
    worthHundredths: event.multiplierHundredths,
    stakeAmount: round.book.stakeAmount,
    mayPick: false,
    mayTake: false,
    ending: event.ending,
    totalAmount: round.book.totalAmount,
  };
}

function eventOf(round: PlayedRound | null): LanternsEvent | undefined {
  return (round?.book as LanternsBook | undefined)?.events[0];
}

function dark(game: LanternsInfo): CellState[] {
  return Array.from({ length: game.cellCount }, () => 'dark');
}

function ladderOf(game: LanternsInfo, mines: number): number[] {
  return game.ladders.find((ladder) => ladder.mines === mines)?.multipliers ?? [];
}
