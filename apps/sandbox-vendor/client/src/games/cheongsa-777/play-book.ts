import type {
  LinesBook,
  LinesEvent,
  LinesInfo,
  LineWin,
} from '../../../../src/games/cheongsa-777/play-api.ts';
import type { Cell } from '../../../../src/games/slot-api.ts';
import type { PlayedRound } from '../../../../src/play/play-api.ts';
import { gameTranslator } from '../../messages/translate.ts';
import type { Reels } from '../../slot/reel-stage.ts';
import { hasWinBanner, type Show, showResult } from '../../slot/round-player.ts';
import { type Ticker, tierOf } from '../../slot/view.ts';
import { texts } from './messages.ts';

/** The stage of a book. It shows events and knows nothing of how they were drawn. */
export interface Stage extends Show {
  game: LinesInfo;
  reels: Reels;
}

type Reveal = Extract<LinesEvent, { type: 'reveal' }>;
type FreeSpin = Extract<LinesEvent, { type: 'free-spin' }>;

/** Plays a round's events in their order; the reels have been started. Resolves when everything has been shown. */
export async function playBook(stage: Stage, round: PlayedRound): Promise<void> {
  const book = round.book as LinesBook;
  const freeSpinCount = book.events.filter((event) => event.type === 'free-spin').length;
  for (const event of book.events) {
    stage.pace.begin();
    if (event.type === 'reveal') await playReveal(stage, event);
    if (event.type === 'free-spins-start') await enterFreeSpins(stage, event.count);
    if (event.type === 'free-spin') await playFreeSpin(stage, event, freeSpinCount);
    if (event.type === 'free-spins-end') {
      await leaveFreeSpins(stage, event.amount, book);
      backToPaid(stage, book);
    }
  }
  stage.pace.begin();
  await showResult(stage, round);
}

async function playReveal(stage: Stage, event: Reveal): Promise<void> {
  const { reels, game, pace, patch } = stage;
  await reels.land(game.baseStrips, event.stops);
  if (event.amount === 0) return;
  patch({ phase: 'showing', combo: { multiplier: 1, runningAmount: event.amount } });
  const scatterCells = event.scatterWin?.cells ?? [];
  const showAll = () =>
    reels.highlight({
      ...linesShown(game, event.lineWins),
      cells: cellsOf(game, event, scatterCells),
      shining: [],
    });
  showAll();
  await pace.linger(900);
  for (const win of event.lineWins.slice(0, 8)) {
    reels.highlight({ ...linesShown(game, [win]), cells: lineCells(game, win), shining: [] });
    patch({ ticker: tickerOf(win) });
    await pace.linger(750);
  }
  if (event.scatterWin) {
    stage.sound.gong();
    reels.highlight({ lines: [], cells: scatterCells, shining: [] });
    patch({
      ticker: {
        kind: 'scatter',
        symbol: 'moon',
        count: scatterCells.length,
        amount: event.scatterWin.amount,
      },
    });
    await pace.linger(1400);
  }
  patch({ ticker: null });
  showAll();
}

async function enterFreeSpins(stage: Stage, count: number): Promise<void> {
  stage.sound.gong();
  stage.reels.highlight(null);
  stage.reels.moonlight(true);
  stage.patch({
    phase: 'showing',
    combo: null,
    banner: {
      kind: 'free-start',
      art: stage.game.art.moon,
      title: stage.t('banner.freeStart', { count }),
      help: gameTranslator(texts, stage.lang)('freeHelp'),
    },
    free: { index: 0, count, multiplier: 1, runningAmount: 0 },
  });
  await stage.pace.linger(2600);
  stage.patch({ banner: null });
}

/** The same time as any spin: only what is shown of its wins can be skipped. */
async function playFreeSpin(stage: Stage, event: FreeSpin, count: number): Promise<void> {
  const { reels, game, pace, patch, sound } = stage;
  const before = {
    index: event.index + 1,
    count,
    multiplier: 1,
    runningAmount: event.runningAmount - event.amount,
  };
  patch({ phase: 'spinning', free: before });
  reels.start();
  await reels.land(game.freeStrips, event.stops);
  const shining = lanternsIn(event);
  if (shining.length > 0 || event.lineWins.length > 0) patch({ phase: 'showing' });
  for (const [index] of shining.entries()) {
    reels.highlight({ lines: [], cells: [], shining: shining.slice(0, index + 1) });
    patch({ free: { ...before, multiplier: index + 2 } });
    sound.lantern(index);
    await pace.linger(260);
  }
  patch({ free: { ...before, multiplier: event.multiplier, runningAmount: event.runningAmount } });
  if (event.lineWins.length === 0) return await pace.linger(350);
  const named = event.lineWins.slice(0, 3);
  for (const win of named) {
    reels.highlight({ ...linesShown(game, [win]), cells: lineCells(game, win), shining });
    patch({ ticker: tickerOf(win) });
    await pace.linger(named.length > 1 ? 650 : 1200);
  }
  patch({ ticker: null });
  const cells = event.lineWins.flatMap((win) => lineCells(game, win));
  reels.highlight({ ...linesShown(game, event.lineWins), cells: distinct(cells), shining });
}

async function leaveFreeSpins(
  stage: Stage,
  amount: number,
  { totalAmount, stakeAmount }: LinesBook,
): Promise<void> {
  // A large win counts the same money up in a moment: it is not told twice.
  if (!hasWinBanner(tierOf(totalAmount, stakeAmount))) {
    if (amount > stakeAmount) stage.sound.win('small');
    stage.patch({ phase: 'showing', banner: { kind: 'free-end', title: stage.t('banner.freeEnd'), amount } });
    await stage.pace.linger(2600);
  }
  stage.reels.moonlight(false);
  stage.patch({ banner: null, free: null });
}

/** After free spins what stands there is what a page that is opened anew shows, and what is told of it in words. */
function backToPaid({ reels, game }: Stage, { events }: LinesBook): void {
  const paid = events.find((event) => event.type === 'reveal');
  reels.highlight(null);
  if (paid) reels.show(game.baseStrips, paid.stops);
}

function tickerOf({ line, symbol, count, amount }: LineWin): Ticker {
  return { kind: 'line', line: line + 1, symbol, count, amount };
}

function linesShown(game: LinesInfo, wins: readonly LineWin[]) {
  return { lines: wins.map(({ line, count }) => ({ line, count, rows: game.lines[line] ?? [] })) };
}

function lineCells(game: LinesInfo, { line, count }: LineWin): Cell[] {
  const rows = game.lines[line] ?? [];
  return rows.slice(0, count).map((row, reel) => ({ reel, row }));
}

function cellsOf(game: LinesInfo, event: Reveal, scatterCells: readonly Cell[]): Cell[] {
  return distinct([...event.lineWins.flatMap((win) => lineCells(game, win)), ...scatterCells]);
}

function distinct(cells: readonly Cell[]): Cell[] {
  return [...new Map(cells.map((cell) => [`${cell.reel}:${cell.row}`, cell])).values()];
}

function lanternsIn(event: FreeSpin): Cell[] {
  return event.grid.flatMap((window, reel) =>
    window.flatMap((symbol, row) => (symbol === 'lantern' ? [{ reel, row }] : [])),
  );
}
