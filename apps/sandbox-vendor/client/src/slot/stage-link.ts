import type { SlotInfo } from '../../../src/games/slot-api.ts';
import { drawingThread, drawnSize } from '../canvas/drawing-thread.ts';
import type { Label } from '../canvas/labels.ts';
import { coinLabel } from './coin-label.ts';
import { loadSymbolImages, picturesOf } from './sprites.ts';
import type { FromStage, StageSetup, ToStage } from './stage-messages.ts';

const mostRatio = 3;

export interface LinkedStage {
  canvas: HTMLCanvasElement;
  stage: StageSetup;
  art: SlotInfo['art'];
  symbolSize(width: number, height: number): number;
  onReelLanded(reel: number): void;
}

type Send = (message: ToStage, transfer?: Transferable[]) => void;

/**
 * The page's end of a stage. It is drawn in a thread of its own, so that sixty frames a second leave the page free; where a
 * browser has none, or its file has gone, the page draws it.
 */
export class StageLink {
  readonly #linked: LinkedStage;
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #waiting = new Map<number, () => void>();
  #send: Send | undefined;
  #images: Awaited<ReturnType<typeof loadSymbolImages>> | undefined;
  #calls = 0;

  constructor(linked: LinkedStage) {
    this.#linked = linked;
  }

  async load(): Promise<void> {
    const { canvas, stage, art } = this.#linked;
    const [images, send] = await Promise.all([
      loadSymbolImages(art),
      openStage(
        canvas,
        stage,
        (message) => this.#hear(message),
        () => this.#giveUp(),
      ),
    ]);
    this.#images = images;
    this.#send = send;
    const calm = () => send({ type: 'calm', still: this.#still.matches });
    this.#still.addEventListener('change', calm);
    calm();
    this.#fit();
    new ResizeObserver(() => this.#fit()).observe(canvas);
  }

  /** Resolves when it has been shown. */
  call(name: string, ...args: readonly unknown[]): Promise<void> {
    this.#calls += 1;
    const id = this.#calls;
    return new Promise((resolve) => {
      if (this.#send === undefined) return resolve();
      this.#waiting.set(id, resolve);
      this.#send({ type: 'call', id, name, args });
    });
  }

  /** What is written on coins of these amounts. */
  labels(amounts: readonly number[], textOf: (amount: number) => string): ReadonlyMap<number, Label> {
    const { width, height } = this.#size();
    const size = this.#linked.symbolSize(width, height);
    return new Map([...new Set(amounts)].map((amount) => [amount, coinLabel(textOf(amount), size)]));
  }

  #hear(message: FromStage): void {
    if (message.type === 'landed') this.#linked.onReelLanded(message.reel);
    if (message.type !== 'done') return;
    this.#waiting.get(message.id)?.();
    this.#waiting.delete(message.id);
  }

  /** What draws has broken: the round goes on without its picture, and a reload brings that back. */
  #giveUp(): void {
    this.#send = undefined;
    for (const shown of this.#waiting.values()) shown();
    this.#waiting.clear();
  }

  #size(): { width: number; height: number } {
    return drawnSize(this.#linked.canvas, mostRatio);
  }

  #fit(): void {
    const { width, height } = this.#size();
    const symbolSize = this.#linked.symbolSize(width, height);
    if (!this.#images || symbolSize <= 0) return;
    const symbols = picturesOf(this.#images, symbolSize);
    this.#send?.({ type: 'fit', fitting: { width, height, symbolSize, symbols } });
  }
}

async function openStage(
  canvas: HTMLCanvasElement,
  stage: StageSetup,
  hear: (message: FromStage) => void,
  onBroken: () => void,
): Promise<Send> {
  const worker = await drawingThread(
    () => new Worker(new URL('./stage.worker.ts', import.meta.url), { type: 'module' }),
  );
  if (worker) {
    worker.onmessage = ({ data }: MessageEvent<FromStage>) => hear(data);
    worker.onerror = onBroken;
    const send: Send = (message, transfer = []) => worker.postMessage(message, transfer);
    const given = canvas.transferControlToOffscreen();
    send({ type: 'begin', canvas: given, ...stage }, [given]);
    return send;
  }
  const { stageHost } = await import('./stage-host.ts');
  const host = stageHost(hear);
  host({ type: 'begin', canvas, ...stage });
  return host;
}
