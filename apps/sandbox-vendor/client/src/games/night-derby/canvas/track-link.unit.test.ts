// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { linkTrack } from './track-link.ts';
import type { Told, ToTrack } from './track-messages.ts';

afterEach(() => vi.unstubAllGlobals());

const told: Told = {
  card: null,
  outcome: null,
  drawnAtMs: null,
  clockOffsetMs: 0,
  places: ['1등', '2등', '3등'],
};

/** A thread that says that it is there when the test wants it to. */
class Thread {
  static last: Thread;
  onmessage: (() => void) | undefined;
  onerror: (() => void) | undefined;
  readonly heard: ToTrack[] = [];
  readonly terminate = vi.fn();
  constructor() {
    Thread.last = this;
  }
  postMessage(message: ToTrack): void {
    this.heard.push(message);
  }
}

function canvasToGive() {
  vi.stubGlobal('Worker', Thread);
  const give = vi.fn(() => ({}) as OffscreenCanvas);
  const canvas = Object.assign(document.createElement('canvas'), { transferControlToOffscreen: give });
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: give });
  Object.assign(document, { fonts: { load: async () => [] } });
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ translate: () => undefined, fillText: () => undefined });
      transferToImageBitmap = () => ({});
    },
  );
  return { canvas, give };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

test('the canvas goes to the thread once it is there, and the thread knows the round before it draws', async () => {
  const { canvas, give } = canvasToGive();
  const link = linkTrack(canvas, told);
  expect(give).not.toHaveBeenCalled();
  link.tell({ ...told, drawnAtMs: 5 });
  Thread.last.onmessage?.();
  await soon();
  const kinds = Thread.last.heard.map(({ type }) => type);
  expect(kinds.indexOf('told')).toBeLessThan(kinds.indexOf('begin'));
  expect(kinds.indexOf('fit')).toBeLessThan(kinds.indexOf('begin'));
  expect(kinds).toContain('labels');
  expect(Thread.last.heard.find(({ type }) => type === 'told')).toMatchObject({ told: { drawnAtMs: 5 } });
  link.tell({ ...told, drawnAtMs: 9 });
  expect(Thread.last.heard.at(-1)).toMatchObject({ told: { drawnAtMs: 9 } });
  link.end();
  expect(Thread.last.terminate).toHaveBeenCalledOnce();
});

test('a page that goes before the thread is there gives nothing away', async () => {
  const { canvas, give } = canvasToGive();
  const link = linkTrack(canvas, told);
  link.end();
  Thread.last.onmessage?.();
  await soon();
  expect(give).not.toHaveBeenCalled();
  expect(Thread.last.terminate).toHaveBeenCalledOnce();
});

test('where the file of the thread is gone the page draws', async () => {
  const { canvas, give } = canvasToGive();
  const drawn = vi.spyOn(canvas, 'getContext').mockReturnValue(null);
  linkTrack(canvas, told);
  Thread.last.onerror?.();
  await soon();
  expect(give).not.toHaveBeenCalled();
  expect(drawn).toHaveBeenCalled();
});
