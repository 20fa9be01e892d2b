import type { Cell } from '../../../src/games/slot-api.ts';
import type { Label } from '../canvas/labels.ts';
import { penOf, type Surface } from '../canvas/surface.ts';
import { drawFalls, type Piece, type Rain } from './draw-falls.ts';
import { Backdrop } from './draw-paper.ts';
import type { DrawnStage, Fitting } from './drawn-stage.ts';
import { isOver, originsOf } from './fall-motion.ts';
import type { ReelSetup } from './reel-stage.ts';
import type { Respin, Spin, Tumble } from './slot-stage.ts';
import { makeSprites, type Sprites } from './sprites.ts';

/** From the press to the first symbols coming down; with the stagger and the fall a spin takes about two seconds. */
const firstFallMs = 760;
const staggerMs = 150;
const fallMs = 480;
const outMs = 420;
const rainAfterMs = 220;
const burstMs = 300;
const respinMs = 900;

/** What a new game shows before its first round. */
export type FirstGrid = string[][];

export interface FallSetup extends ReelSetup {
  first: FirstGrid;
}

/**
 * Columns of symbols on one canvas, in the page or beside it, that fall out and in, burst and fall down. Draws only while
 * something moves.
 */
export class FallStage implements DrawnStage {
  readonly #canvas: Surface;
  readonly #setup: FallSetup;
  readonly #onReelLanded: (reel: number) => void;
  readonly #backdrop = new Backdrop();
  #sprites: Sprites | undefined;
  #pieces: Piece[] = [];
  #rain: Rain | null = null;
  #lit: readonly Cell[] | null = null;
  #holding = false;
  #moonlit = false;
  #startedAtMs = Number.NEGATIVE_INFINITY;
  /** Nothing may move. */
  #still = false;
  #frame = 0;

  constructor(canvas: Surface, setup: FallSetup, onReelLanded: (reel: number) => void) {
    this.#canvas = canvas;
    this.#setup = setup;
    this.#onReelLanded = onReelLanded;
  }

  fit({ width, height, symbolSize, symbols }: Fitting): void {
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.#sprites = makeSprites(symbols, symbolSize);
    // A canvas that is given a size is empty, and must not be seen so.
    this.#draw(performance.now());
    this.#wake();
  }

  calm(still: boolean): void {
    this.#still = still;
    this.#wake();
  }

  show(spin: Spin | null): void {
    this.#holding = false;
    this.#rain = null;
    this.#pieces = piecesOf(spin?.grid ?? this.#setup.first);
    this.#wake();
  }

  /** What is there falls out below, and others race past until the outcome is known. */
  start(): void {
    const now = performance.now();
    this.#rain = this.#still ? null : { sinceMs: now + rainAfterMs, untilMs: undefined };
    this.#startedAtMs = now;
    this.#lit = null;
    this.#holding = false;
    this.#pieces = this.#pieces.map((piece) => ({
      ...piece,
      label: null,
      from: piece.to,
      to: piece.to + piece.size + 1,
      startedAtMs: now + piece.reel * 45,
      durationMs: this.#still ? 0 : outMs,
    }));
    this.#wake();
  }

  async land(spin: Spin | null): Promise<void> {
    const grid = spin?.grid ?? this.#setup.first;
    if (performance.now() - this.#startedAtMs > 5000) this.start();
    const beginMs = Math.max(performance.now(), this.#startedAtMs + firstFallMs);
    if (this.#rain)
      this.#rain = { ...this.#rain, untilMs: grid.map((_, reel) => beginMs + reel * staggerMs + fallMs / 2) };
    this.#pieces = [
      ...this.#pieces,
      ...piecesOf(grid).map((piece) => ({
        ...piece,
        from: this.#still ? piece.to : piece.to - piece.size - 1,
        startedAtMs: beginMs + piece.reel * staggerMs + (piece.size - piece.to) * 28,
        durationMs: this.#still ? 0 : fallMs,
      })),
    ];
    this.#wake();
    for (const [reel] of grid.entries()) {
      await this.#until(beginMs + reel * staggerMs + fallMs);
      this.#onReelLanded(reel);
    }
    await this.#until(beginMs + grid.length * staggerMs + fallMs);
    this.#rain = null;
    this.#pieces = piecesOf(grid);
    this.#wake();
  }

  highlight(cells: readonly Cell[] | null): void {
    this.#lit = cells;
    this.#wake();
  }

  async tumble({ removed, grid }: Tumble): Promise<void> {
    const now = performance.now();
    const gone = new Set(removed.map(({ reel, row }) => `${reel}:${row}`));
    this.#lit = removed;
    this.#pieces = this.#pieces.map((piece) =>
      gone.has(`${piece.reel}:${piece.to}`) ? { ...piece, goneAtMs: now } : piece,
    );
    this.#wake();
    await this.#until(now + burstMs);
    this.#lit = null;
    const startedAtMs = performance.now();
    this.#pieces = grid.flatMap((column, reel) => {
      const rows = removed.filter((cell) => cell.reel === reel).map(({ row }) => row);
      const origins = originsOf(column.length, rows);
      return column.map((symbol, row) => ({
        ...pieceOf(symbol, reel, row, column.length),
        from: this.#still ? row : (origins[row] ?? row),
        startedAtMs: startedAtMs + reel * 30,
        durationMs: this.#still ? 0 : fallMs,
      }));
    });
    this.#wake();
    await this.#until(startedAtMs + fallMs + grid.length * 30);
  }

  /** `labels` by what the coins are worth. */
  async hold({ coins, landed }: Respin, labels: ReadonlyMap<number, Label>): Promise<void> {
    const now = performance.now();
    // The coins that opened the feature lie there already.
    const isNew = new Set(this.#holding ? landed.map(({ reel, row }) => `${reel}:${row}`) : []);
    this.#lit = null;
    this.#holding = true;
    const plain = Object.keys(this.#setup.art).filter((symbol) => symbol !== 'scatter' && symbol !== 'wild');
    this.#pieces = coins.flatMap((column, reel) =>
      column.map((value, row) => {
        const isCoin = value !== null;
        const moves = !isCoin || isNew.has(`${reel}:${row}`);
        const symbol = isCoin
          ? 'scatter'
          : (plain[(reel * 5 + row * 3 + Math.floor(now / 900)) % plain.length] ?? '');
        return {
          ...pieceOf(symbol, reel, row, column.length),
          label: isCoin ? (labels.get(value) ?? null) : null,
          from: moves && !this.#still ? row - column.length - 1 : row,
          startedAtMs: now + (moves ? (reel * column.length + row) * 18 : 0),
          durationMs: fallMs,
        };
      }),
    );
    this.#wake();
    await this.#until(now + respinMs);
  }

  night(on: boolean): void {
    this.#moonlit = on;
    if (!on) this.#holding = false;
    this.#wake();
  }

  async #until(atMs: number): Promise<void> {
    const left = atMs - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }

  #wake(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame((now) => this.#tick(now));
  }

  #tick(nowMs: number): void {
    this.#draw(nowMs);
    const moving = this.#pieces.some((piece) => !isOver(piece, nowMs) || piece.goneAtMs !== null);
    const breathing = this.#lit !== null && !this.#still;
    if (moving || breathing || this.#rain) this.#wake();
  }

  #draw(nowMs: number): void {
    if (!this.#sprites) return;
    const { width, height } = this.#canvas;
    drawFalls({
      pen: penOf(this.#canvas),
      width,
      height,
      gap: Math.round(width / 130),
      reels: this.#setup.reels,
      sprites: this.#sprites,
      paper: this.#setup.paper,
      backdrop: this.#backdrop,
      rain: this.#rain,
      pieces: this.#pieces,
      lit: this.#lit,
      holding: this.#holding,
      moonlit: this.#moonlit,
      pulse: this.#still ? 1 : 0.5 - 0.5 * Math.cos(nowMs / 190),
      presence: 1,
      nowMs,
    });
  }
}

function piecesOf(grid: readonly (readonly string[])[]): Piece[] {
  return grid.flatMap((column, reel) =>
    column.map((symbol, row) => pieceOf(symbol, reel, row, column.length)),
  );
}

function pieceOf(symbol: string, reel: number, row: number, size: number): Piece {
  return {
    symbol,
    reel,
    size,
    label: null,
    goneAtMs: null,
    from: row,
    to: row,
    startedAtMs: 0,
    durationMs: 0,
  };
}
