/** What can be heard. Nothing sounds for a return that is not above the stake. */
export interface Sound {
  press(): void;
  reelStop(reel: number): void;
  win(tier: 'small' | 'big' | 'grand'): void;
  lantern(step: number): void;
  gong(): void;
}

/** The five notes of a Korean mode on D, in hertz, over two octaves. */
const notes = [293.66, 329.63, 392, 440, 493.88, 587.33, 659.25, 783.99, 880, 987.77] as const;

interface Tone {
  frequency: number;
  /** Seconds from now. */
  after?: number;
  seconds: number;
  loudness: number;
  shape?: OscillatorType;
  /** Falls to this frequency: a drum rather than a string. */
  fallTo?: number;
}

/** Sounds made on the spot, off until the player turns them on (which is also when a browser allows them). */
export class SynthSound implements Sound {
  #audio: AudioContext | undefined;
  #out: GainNode | undefined;
  #enabled = false;

  get enabled(): boolean {
    return this.#enabled;
  }

  async enable(on: boolean): Promise<void> {
    this.#enabled = on;
    if (!on) return await this.#followPage();
    if (!this.#audio) {
      this.#audio = new AudioContext();
      this.#out = new GainNode(this.#audio, { gain: 0.35 });
      // Reels that stop together, or coins that land together, are more than a speaker can give: they are held back, not cut
      // off. Whatever stays below the threshold it makes louder by half, which the gain before it takes back.
      const limiter = new DynamicsCompressorNode(this.#audio, { threshold: -6, knee: 0, ratio: 12 });
      this.#out.connect(limiter).connect(this.#audio.destination);
      document.addEventListener('visibilitychange', () => void this.#followPage());
    }
    await this.#followPage();
  }

  /** A page that nobody sees is silent, and what went on there meanwhile is not heard afterwards. */
  async #followPage(): Promise<void> {
    await (this.#enabled && !document.hidden ? this.#audio?.resume() : this.#audio?.suspend());
  }

  press(): void {
    this.#play({ frequency: 180, fallTo: 90, seconds: 0.12, loudness: 0.35, shape: 'sine' });
  }

  reelStop(reel: number): void {
    this.#play({ frequency: 130 + reel * 9, fallTo: 48, seconds: 0.2, loudness: 0.6, shape: 'sine' });
    this.#play({ frequency: 900, fallTo: 300, seconds: 0.035, loudness: 0.12, shape: 'triangle' });
  }

  win(tier: 'small' | 'big' | 'grand'): void {
    const length = { small: 4, big: 7, grand: 10 }[tier];
    for (let step = 0; step < length; step += 1) this.#pluck(step, step * 0.11);
    if (tier !== 'small') this.gong();
  }

  lantern(step: number): void {
    this.#pluck(4 + step, 0);
  }

  gong(): void {
    for (const [frequency, loudness] of [
      [98, 0.5],
      [147.5, 0.22],
      [262, 0.12],
      [411, 0.07],
    ] as const) {
      this.#play({ frequency, fallTo: frequency * 0.985, seconds: 2.4, loudness, shape: 'sine' });
    }
  }

  #pluck(note: number, after: number): void {
    const frequency = notes[note % notes.length] ?? notes[0];
    this.#play({ frequency, after, seconds: 0.7, loudness: 0.24, shape: 'triangle' });
    this.#play({ frequency: frequency * 2, after, seconds: 0.3, loudness: 0.08, shape: 'sine' });
  }

  #play({ frequency, after = 0, seconds, loudness, shape = 'sine', fallTo }: Tone): void {
    // Whatever is begun while the clock of the sound stands would all be heard at once when it goes on.
    if (!this.#enabled || this.#audio?.state !== 'running' || !this.#out) return;
    const begin = this.#audio.currentTime + after;
    const gain = new GainNode(this.#audio, { gain: 0 });
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loudness, begin + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
    const oscillator = new OscillatorNode(this.#audio, { type: shape, frequency });
    if (fallTo) {
      oscillator.frequency.setValueAtTime(frequency, begin);
      oscillator.frequency.exponentialRampToValueAtTime(fallTo, begin + seconds);
    }
    oscillator.connect(gain).connect(this.#out);
    oscillator.start(begin);
    oscillator.stop(begin + seconds + 0.02);
  }
}
