import type { ShotSeen } from '../../../../../src/games/moonlit-catch/play-api.ts';
import { fishNamed } from '../../../../../src/games/moonlit-catch/rules.ts';
import type { Fish } from '../../../../../src/games/moonlit-catch/swim.ts';
import { drawnSize } from '../../../canvas/drawing-thread.ts';
import { leisure } from '../../../canvas/leisure.ts';
import { fetchLetters } from '../../../canvas/letters.ts';
import type { Pen } from '../../../canvas/painted.ts';
import { formatNumber } from '../../../messages/figures.ts';
import type { Lang } from '../../../messages/texts.ts';
import type { PondLink } from '../pond-link.ts';
import { isWhole, layOut, swimmersOf } from './lay-out.ts';
import { lettersOfPond, paintPondLabels, paintPondSums } from './pond-labels.ts';
import { PondPicture } from './pond-picture.ts';

interface Size {
  width: number;
  height: number;
}

const mostRatio = 2;

/** The pond in its page: it keeps its picture moving and in its size, and knows which fish is where a finger presses. */
export class PondStage {
  readonly #canvas: HTMLCanvasElement;
  readonly #link: PondLink;
  readonly #lang: Lang;
  readonly #missText: string;
  readonly #picture: PondPicture;
  /** In pixels of the page, and how many of the device are drawn. Whoever asks the canvas has the page laid out before its time. */
  #seen: Size = { width: 1, height: 1 };
  #drawn: Size = { width: 1, height: 1 };

  constructor(canvas: HTMLCanvasElement, link: PondLink, lang: Lang, missText: string) {
    this.#canvas = canvas;
    this.#link = link;
    this.#lang = lang;
    this.#missText = missText;
    this.#picture = new PondPicture(link, matchMedia('(prefers-reduced-motion: reduce)').matches);
  }

  /** Returns what ends it. */
  start(): () => void {
    const stop = this.#draw();
    const observer = new ResizeObserver(() => this.#fit());
    observer.observe(this.#canvas);
    this.#fit();
    void this.#paintAgain();
    return () => {
      observer.disconnect();
      stop();
    };
  }

  /** The fish under a place of the window, the smallest where several are. */
  fishAt(x: number, y: number): number | undefined {
    const layout = this.#layout();
    const near = swimmersOf(this.#link.waters, layout)
      .map(({ fish, at }) => ({ fish, away: Math.hypot(at.x - x, at.y - y) }))
      .filter(({ fish, away }) => away < (fishNamed(fish.name).size * 1.25 + 0.02) * layout.scale)
      .sort((one, other) => fishNamed(one.fish.name).size - fishNamed(other.fish.name).size);
    return near[0]?.fish.id;
  }

  /** Marks the next fish that is wholly in sight for the keyboard, from left to right. */
  mark(by: 1 | -1): Fish | undefined {
    const layout = this.#layout();
    const inSight = swimmersOf(this.#link.waters, layout)
      .filter(({ fish, at }) => isWhole(at, fishNamed(fish.name).size * layout.scale, layout))
      .sort((one, other) => one.at.x - other.at.x)
      .map(({ fish }) => fish);
    const now = inSight.findIndex(({ id }) => id === this.#picture.marked);
    const next = inSight[(now + by + inSight.length) % Math.max(1, inSight.length)];
    this.#picture.marked = next?.id;
    return next;
  }

  get marked(): number | undefined {
    const { marked } = this.#picture;
    return marked !== undefined && this.#link.waters.fish.has(marked) ? marked : undefined;
  }

  launch(fish: number): void {
    this.#picture.launch(fish);
  }

  /** What was caught is nobody's target any more. */
  show(shot: ShotSeen): void {
    this.#picture.show(shot, `+${formatNumber(shot.paid * shot.bulletAmount, this.#lang)}`);
    if (shot.paid > 0) for (const id of shot.struck) this.#link.waters.fish.delete(id);
  }

  #draw(): () => void {
    const pen: Pen | null = this.#canvas.getContext('2d');
    if (pen === null) return () => undefined;
    const atLeisure = leisure(() => this.#picture.paintAhead());
    let frame = 0;
    const step = (frameMs: number) => {
      this.#picture.draw(this.#canvas, pen, frameMs);
      if (this.#picture.hasToPaint) atLeisure();
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }

  #fit(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    // A page that is zoomed has another size in its own pixels, and the same one in those of the device.
    this.#seen = { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
    const drawn = drawnSize({ clientWidth, clientHeight }, mostRatio);
    if (drawn.width === this.#drawn.width && drawn.height === this.#drawn.height) return;
    this.#drawn = drawn;
    this.#picture.fit(this.#drawn);
    this.#paint();
  }

  #paint(): void {
    const scale = this.#drawnScale();
    this.#picture.labels = paintPondLabels(this.#missText, scale);
    this.#picture.sums = paintPondSums(scale);
  }

  /** Once as they can be written at once, and again when the face of the page is there. */
  async #paintAgain(): Promise<void> {
    await fetchLetters(700, lettersOfPond(this.#missText));
    this.#paint();
  }

  /** In pixels of the page. */
  #layout() {
    return layOut(this.#seen.width, this.#seen.height);
  }

  /** Device pixels of the pond's height, as it is drawn. */
  #drawnScale(): number {
    return layOut(this.#drawn.width, this.#drawn.height).scale;
  }
}
