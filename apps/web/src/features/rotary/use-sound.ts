import { useCallback, useRef, useState } from 'react';

const key = 'hanpan-wheel-sound';

function isWanted(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

function keep(isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // A page without storage forgets it, that is all.
  }
}

/** One short tone after so many seconds. */
function tone(audio: AudioContext, afterS: number, hertz: number, lengthS: number): void {
  const from = audio.currentTime + afterS;
  const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
  oscillator.type = 'triangle';
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(0.12, from);
  gain.gain.exponentialRampToValueAtTime(0.001, from + lengthS);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(from);
  oscillator.stop(from + lengthS);
}

/** The wheel's sound. It is off until somebody turns it on, and a turn without a prize makes none at its end. */
export function useSound() {
  const [isOn, setOn] = useState(isWanted);
  const audio = useRef<AudioContext>(undefined);
  const open = useCallback(() => {
    if (!('AudioContext' in window)) return undefined;
    audio.current ??= new AudioContext();
    return audio.current;
  }, []);
  const switchTo = (next: boolean) => {
    setOn(next);
    keep(next);
    const opened = next ? open() : undefined;
    if (opened) tone(opened, 0, 660, 0.12);
  };
  /** Clicks that come slower and slower, as long as the wheel turns. */
  const turn = (lengthMs: number) => {
    const opened = isOn ? open() : undefined;
    if (opened === undefined) return;
    for (let step = 0; step < 26; step += 1) tone(opened, ((step / 26) ** 2 * lengthMs) / 1000, 420, 0.03);
  };
  const win = () => {
    const opened = isOn ? open() : undefined;
    if (opened) [523, 659, 784].forEach((hertz, at) => void tone(opened, at * 0.13, hertz, 0.4));
  };
  return { isOn, switchTo, turn, win };
}
