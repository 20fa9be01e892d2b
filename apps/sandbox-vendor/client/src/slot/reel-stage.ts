import type { SlotInfo } from '../../../src/games/slot-api.ts';
import { penOf, type Surface } from '../canvas/surface.ts';
import { Backdrop } from './draw-paper.ts';
import { drawReels, type Highlight } from './draw-reels.ts';
import type { DrawnStage, Fitting } from './drawn-stage.ts';
import type { Paper } from './pigments.ts';
import { hasLanded, landingMs, placeAt, type ReelMotion } from './reel-motion.ts';
import { makeSprites, type Sprites } from './sprites.ts';

export type Strips = readonly (readonly string[])[];

/** What the book player needs of the reels. */
export interface Reels {
  show(strips: Strips, stops: readonly number[]): void;
  start(): void;
  /** Brings every reel to its stop, one after the other; resolves when the last one rests. */
  land(strips: Strips, stops: readonly number[]): Promise<void>;
  highlight(highlight: Highlight | null): void;
  moonlight(on: boolean): void;
}

/** From the press to the first reel slowing down; with the stagger and the landing a spin takes 2.5 s. */
const firstStopMs = 850;
const staggerMs = 260;
const fadeMs = 260;

interface Landing {
  strips: Strips;
  stops: readonly number[];
  landed: number;
  done: () => void;
}

/** What is on the reels, and how many there are. */
export interface ReelSetup {
  art: SlotInfo['art'];
  reels: number;
  rows: number;
  paper: Paper;
}

/** The reels on one canvas, in the page or beside it. Draws only while something moves. */
export class ReelStage implements Reels, DrawnStage {
  readonly #canvas: Surface;
  readonly #setup: ReelSetup;
  readonly #onReelLanded: (reel: number) => void;
  readonly #backdrop = new Backdrop();
  #sprites: Sprites | undefined;
  #spriteSize = 0;
  #strips: Strips = [];
  #shown: Strips = [];
  #motions: ReelMotion[];
  #landing: Landing | undefined;
  #startedAtMs = 0;
  #highlight: Highlight | null = null;
  #moonlit = false;
  /** Nothing may move. */
  #still = false;
  #frame = 0;

  constructor(canvas: Surface, setup: ReelSetup, onReelLanded: (reel: number) => void) {
    this.#canvas = canvas;
    this.#setup = setup;
    this.#motions = Array.from({ length: setup.reels }, () => ({ kind: 'rest', position: 0 }));
    this.#onReelLanded = onReelLanded;
  }

  fit({ width, height, symbolSize, symbols }: Fitting): void {
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.#spriteSize = symbolSize;
    this.#sprites = makeSprites(symbols, symbolSize);
    // A canvas that is given a size is empty, and must not be seen so.
    this.#draw(performance.now());
    this.#wake();
  }

  calm(still: boolean): void {
    this.#still = still;
    this.#wake();
  }

  show(strips: Strips, stops: readonly number[]): void {
    this.#strips = strips;
    this.#shown = strips;
    this.#motions = stops.map((position) => ({ kind: 'rest', position }));
    this.#wake();
  }

  start(): void {
    const now = performance.now();
    this.#startedAtMs = now;
    this.#highlight = null;
    if (!this.#still) {
      this.#motions = this.#motions.map((motion, reel) => ({
        kind: 'turning',
        from: placeAt(motion, now).position,
        startedAtMs: now + reel * 40,
      }));
    }
    this.#wake();
  }

  async land(strips: Strips, stops: readonly number[]): Promise<void> {
    if (!this.#still && this.#motions.every((motion) => motion.kind === 'rest')) this.start();
    await new Promise<void>((done) => {
      this.#landing = { strips, stops, landed: 0, done };
      this.#wake();
    });
  }

  highlight(highlight: Highlight | null): void {
    this.#highlight = highlight;
    this.#wake();
  }

  moonlight(on: boolean): void {
    this.#moonlit = on;
    this.#wake();
  }

  #wake(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame((now) => this.#tick(now));
  }

  #tick(now: number): void {
    if (this.#landing) this.#advance(this.#landing, now);
    this.#draw(now);
    const moving = this.#motions.some((motion) => motion.kind !== 'rest') || this.#landing !== undefined;
    const breathing = this.#highlight !== null && !this.#still;
    const fading = this.#still && now - this.#startedAtMs < firstStopMs + 2 * fadeMs;
    if (moving || breathing || fading) this.#wake();
  }

  /** Starts each reel's landing when its turn has come, and counts those that rest. */
  #advance(landing: Landing, now: number): void {
    if (this.#still) {
      this.#swap(landing, now);
      return;
    }
    for (let reel = 0; reel < this.#setup.reels; reel += 1) {
      const motion = this.#motions[reel];
      const isDue = now >= this.#startedAtMs + firstStopMs + reel * staggerMs;
      if (motion?.kind === 'turning' && isDue && this.#previousIsLanding(reel, now)) {
        this.#motions[reel] = { kind: 'landing', to: landing.stops[reel] ?? 0, startedAtMs: now };
        this.#shown = this.#shown.map((strip, at) => (at === reel ? (landing.strips[reel] ?? strip) : strip));
      }
      if (motion && hasLanded(motion, now)) this.#rest(landing, reel);
    }
    if (landing.landed === this.#setup.reels) this.#finish(landing);
  }

  /** A late response must not stop all reels at once. */
  #previousIsLanding(reel: number, now: number): boolean {
    const before = this.#motions[reel - 1];
    if (!before || before.kind === 'rest') return true;
    return before.kind === 'landing' && now - before.startedAtMs >= Math.min(staggerMs, landingMs);
  }

  #rest(landing: Landing, reel: number): void {
    this.#motions[reel] = { kind: 'rest', position: landing.stops[reel] ?? 0 };
    landing.landed += 1;
    this.#onReelLanded(reel);
  }

  /** Without motion: the old symbols fade, the new ones appear, in the same time. */
  #swap(landing: Landing, now: number): void {
    if (now < this.#startedAtMs + firstStopMs) return;
    for (let reel = 0; reel < this.#setup.reels; reel += 1) this.#rest(landing, reel);
    this.#finish(landing);
  }

  #finish(landing: Landing): void {
    this.#strips = landing.strips;
    this.#shown = landing.strips;
    this.#landing = undefined;
    landing.done();
  }

  #presence(now: number): number {
    if (!this.#still) return 1;
    const elapsed = now - this.#startedAtMs;
    if (this.#landing || elapsed < firstStopMs) return Math.max(0.25, 1 - elapsed / fadeMs);
    return Math.min(1, 0.25 + (elapsed - firstStopMs) / fadeMs);
  }

  #draw(now: number): void {
    if (!this.#sprites || this.#strips.length === 0) return;
    const { width, height } = this.#canvas;
    drawReels({
      pen: penOf(this.#canvas),
      width,
      height,
      gap: Math.round(width / 130),
      sprites: this.#sprites,
      spriteSize: this.#spriteSize,
      rows: this.#setup.rows,
      strips: this.#shown,
      places: this.#motions.map((motion) => placeAt(motion, now)),
      moonlit: this.#moonlit,
      paper: this.#setup.paper,
      backdrop: this.#backdrop,
      highlight: this.#highlight,
      pulse: this.#still ? 1 : 0.5 - 0.5 * Math.cos(now / 190),
      presence: this.#presence(now),
    });
  }
}
