// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { StageLink } from './stage-link.ts';
import type { ToStage } from './stage-messages.ts';

const workers: FakeWorker[] = [];

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly heard: ToStage[] = [];
  terminated = false;

  constructor() {
    workers.push(this);
  }

  postMessage(message: ToStage): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }
}

afterEach(() => {
  workers.length = 0;
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
});

function link(given = vi.fn(() => ({}))) {
  vi.stubGlobal('Worker', FakeWorker);
  Object.defineProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen', {
    value: given,
    configurable: true,
  });
  const landed: number[] = [];
  const setup = { art: {}, paper: { day: '#fff', night: '#eee' }, reels: 1, rows: 1 };
  const made = new StageLink({
    canvas: document.createElement('canvas'),
    stage: { kind: 'reels', setup },
    art: {},
    symbolSize: () => 1,
    onReelLanded: (reel) => landed.push(reel),
  });
  return { made, landed, given };
}

test('a call goes to the thread beside the page, and resolves when that has shown it', async () => {
  const { made, landed } = link();
  const loading = made.load();
  const [worker] = workers;
  worker?.onmessage?.({ data: { type: 'here' } });
  await loading;
  let isShown = false;
  void made.call('land', [['fan']], [0]).then(() => {
    isShown = true;
  });
  const call = worker?.heard.at(-1);
  expect(call).toMatchObject({ type: 'call', name: 'land', args: [[['fan']], [0]] });
  worker?.onmessage?.({ data: { type: 'landed', reel: 0 } });
  await Promise.resolve();
  expect([landed, isShown]).toEqual([[0], false]);
  worker?.onmessage?.({ data: { type: 'done', id: call?.type === 'call' ? call.id : 0 } });
  await Promise.resolve();
  expect(isShown).toBe(true);
});

test('the page keeps its canvas and draws by itself where the file of the thread has gone', async () => {
  const { made, given } = link();
  const loading = made.load();
  workers[0]?.onerror?.();
  await loading;
  expect(workers[0]?.terminated).toBe(true);
  expect(given).not.toHaveBeenCalled();
  await made.call('highlight', null);
});

test('where what draws breaks, what waits for it goes on', async () => {
  const { made } = link();
  const loading = made.load();
  const [worker] = workers;
  worker?.onmessage?.({ data: { type: 'here' } });
  await loading;
  const landing = made.call('land', [['fan']], [0]);
  worker?.onerror?.();
  await landing;
  await made.call('highlight', null);
});
