import type { QueueKind } from './model.ts';

/** Two tones a kind, in hertz: money in rises, money out falls, people and questions lie lower. */
const tones: Record<QueueKind, readonly [number, number]> = {
  deposit: [659, 988],
  withdrawal: [988, 659],
  signup: [440, 554],
  account: [554, 554],
  question: [554, 659],
  approval: [440, 440],
  adjustment: [440, 440],
  return: [440, 554],
};

const toneSeconds = 0.14;
const gapSeconds = 0.05;
const loudness = 0.16;
/** A burst of items is one signal, not a siren. */
const restMs = 1500;

export interface SoundPlayer {
  /** Must run inside a click or a key press: browsers allow sound only then. Returns whether sound may play. */
  readonly unlock: () => Promise<boolean>;
  /** Returns whether it was played. */
  readonly play: (kind: QueueKind) => boolean;
  readonly isUnlocked: () => boolean;
}

function playTone(audio: AudioContext, frequency: number, at: number): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.frequency.value = frequency;
  oscillator.connect(gain).connect(audio.destination);
  // A ramp at both ends, because a tone cut off square clicks.
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.02);
  gain.gain.linearRampToValueAtTime(0, at + toneSeconds);
  oscillator.start(at);
  oscillator.stop(at + toneSeconds);
}

export function createSoundPlayer(open: () => AudioContext, clock: () => number): SoundPlayer {
  let audio: AudioContext | undefined;
  const lastAtMs = new Map<QueueKind, number>();
  const isUnlocked = () => audio?.state === 'running';
  return {
    isUnlocked,
    async unlock() {
      audio ??= open();
      await audio.resume();
      return isUnlocked();
    },
    play(kind) {
      const nowMs = clock();
      const restedMs = nowMs - (lastAtMs.get(kind) ?? Number.NEGATIVE_INFINITY);
      if (audio === undefined || audio.state !== 'running' || restedMs < restMs) return false;
      lastAtMs.set(kind, nowMs);
      const [first, second] = tones[kind];
      playTone(audio, first, audio.currentTime);
      playTone(audio, second, audio.currentTime + toneSeconds + gapSeconds);
      return true;
    },
  };
}
