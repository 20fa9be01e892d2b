import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SynthSound } from './sound.ts';

/** What a browser's sound does, as far as it is asked for: its clock runs or stands. */
class FakeAudio {
  static last: FakeAudio;
  state = 'suspended';
  currentTime = 0;
  destination = {};

  constructor() {
    FakeAudio.last = this;
  }

  async resume(): Promise<void> {
    this.state = 'running';
  }

  async suspend(): Promise<void> {
    this.state = 'suspended';
  }
}

class FakeNode {
  gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  connect = <To>(to: To): To => to;
}

const started = vi.fn();

class FakeOscillator extends FakeNode {
  frequency = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  start = started;
  stop = vi.fn();
}

const page = Object.assign(new EventTarget(), { hidden: false });

async function hide(hidden: boolean): Promise<void> {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
}

beforeEach(() => {
  vi.clearAllMocks();
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('GainNode', FakeNode);
  vi.stubGlobal('DynamicsCompressorNode', FakeNode);
  vi.stubGlobal('OscillatorNode', FakeOscillator);
});
afterEach(() => vi.unstubAllGlobals());

test('nothing sounds before it is turned on, nor once it is off again', async () => {
  const sound = new SynthSound();
  sound.press();
  expect(started).not.toHaveBeenCalled();
  await sound.enable(true);
  sound.press();
  expect(started).toHaveBeenCalledTimes(1);
  await sound.enable(false);
  sound.press();
  expect(started).toHaveBeenCalledTimes(1);
});

test('a page that is hidden is silent, and what went on there is not heard when it is seen again', async () => {
  const sound = new SynthSound();
  await sound.enable(true);
  await hide(true);
  expect(FakeAudio.last.state).toBe('suspended');
  sound.gong();
  await hide(false);
  expect(FakeAudio.last.state).toBe('running');
  expect(started).not.toHaveBeenCalled();
  sound.press();
  expect(started).toHaveBeenCalledTimes(1);
});

test('a page that comes back with its sound off stays silent', async () => {
  const sound = new SynthSound();
  await sound.enable(true);
  await sound.enable(false);
  await hide(true);
  await hide(false);
  expect(FakeAudio.last.state).toBe('suspended');
});
