import type { PlayedRound, SessionState, SpinResponse } from '../../../src/play/play-api.ts';
import { NoResponse, newRoundKey, type PlayApi, Refusal } from '../api.ts';
import type { Lang } from '../messages.ts';
import type { Reels } from '../reels/reel-stage.ts';
import type { SynthSound } from '../sound.ts';
import { TimedPace } from './pace.ts';
import { playBook } from './play-book.ts';
import { firstView, type Notice, type View } from './view.ts';

/** How the page was opened. */
export interface Opening {
  launch: string | null;
  replay: string | null;
  lang: Lang;
}

const askAgainMs = 2000;
const retryPausesMs = [500, 1000, 2000, 4000];

/** Turns presses into what is on the screen. It owns the view; the components only draw it. */
export class GameController {
  readonly #api: PlayApi;
  readonly #sound: SynthSound;
  readonly #pace = new TimedPace();
  readonly #listeners = new Set<() => void>();
  #view: View = firstView;
  #reels: Reels | undefined;
  #operatorOrigin: string | undefined;
  #readyAtMs = 0;

  constructor(api: PlayApi, sound: SynthSound) {
    this.#api = api;
    this.#sound = sound;
  }

  view = (): View => this.#view;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Opens or resumes the session, puts the last symbols on the reels, and shows a round that was not seen to its end.
   */
  async begin(reels: Reels, opening: Opening): Promise<void> {
    this.#reels = reels;
    this.#patch({ lang: opening.lang });
    try {
      if (opening.replay) return await this.#replay(opening.replay, opening.lang);
      await this.#enter(await this.#openState(opening.launch));
    } catch (error) {
      this.#close(error);
    }
  }

  /** One press is one round. While a win is shown, a press ends the showing instead. */
  press(): void {
    if (this.#view.phase === 'showing') this.#pace.skip();
    const canBegin =
      this.#view.phase === 'ready' && this.#view.mode === 'play' && Date.now() >= this.#readyAtMs;
    if (canBegin) void this.#round().catch((error: unknown) => this.#fail(error));
  }

  chooseStake(stakeAmount: number): void {
    if (this.#view.phase === 'ready') this.#patch({ stakeAmount, notice: null, result: null });
  }

  dismissNotice(): void {
    this.#patch({ notice: null });
  }

  async toggleSound(): Promise<void> {
    await this.#sound.enable(!this.#sound.enabled);
    this.#patch({ sound: this.#sound.enabled });
  }

  /** After the lobby may have changed it: a deposit, another game. */
  async refreshBalance(): Promise<void> {
    if (this.#view.phase !== 'ready' || this.#view.mode === 'replay') return;
    const { balanceAmount } = await this.#api.balance().catch(() => ({ balanceAmount: null }));
    if (balanceAmount !== null && this.#view.phase === 'ready') this.#patch({ balanceAmount });
  }

  async #openState(launch: string | null): Promise<SessionState> {
    if (launch) return await this.#persist(() => this.#api.open(launch));
    if (!this.#api.hasSession) throw new Refusal({ error: 'session-ended' });
    return await this.#persist(() => this.#api.state());
  }

  async #enter(state: SessionState): Promise<void> {
    this.#operatorOrigin = state.operatorOrigin;
    this.#patch({
      phase: state.pending ? 'resolving' : 'ready',
      lang: state.lang,
      game: state.game,
      lobbyUrl: state.lobbyUrl,
      depositUrl: state.depositUrl,
      balanceAmount: state.balanceAmount,
      session: state.session,
      clockOffsetMs: state.session.nowMs - Date.now(),
      lastRound: state.lastRound,
      notice: state.ended ? { kind: 'refused', reason: 'session-ended' } : null,
      stakeAmount: state.lastRound?.book.stakeAmount ?? this.#view.stakeAmount,
    });
    this.#restAt(state.unshown ? null : state.lastRound);
    if (state.pending) return await this.#awaitResolution();
    if (state.unshown) await this.#showAgain(state.unshown);
  }

  async #replay(link: string, lang: Lang): Promise<void> {
    const replay = await this.#persist(() => this.#api.replay(link, lang));
    this.#patch({
      mode: 'replay',
      game: replay.game,
      stakeAmount: replay.round.book.stakeAmount,
      balanceAmount: replay.balanceBeforeAmount,
      lastRound: replay.round,
    });
    this.#restAt(null);
    await this.#show(replay.round);
    this.#patch({ phase: 'ready', balanceAmount: replay.balanceAfterAmount });
  }

  async #showAgain(round: PlayedRound): Promise<void> {
    this.#patch({ resumed: true });
    await this.#show(round);
    await this.#finish(round);
  }

  async #show(round: PlayedRound): Promise<void> {
    this.#patch({ phase: 'spinning' });
    this.#reels?.start();
    await this.#play(round);
  }

  async #round(): Promise<void> {
    const { stakeAmount } = this.#view;
    const roundKey = newRoundKey();
    this.#patch({ phase: 'spinning', notice: null, result: null, ticker: null, resumed: false });
    this.#sound.press();
    this.#reels?.start();
    const answer = await this.#persist(() => this.#api.spin(stakeAmount, roundKey));
    // Counted from the response, so that a slow connection never makes the next press too early for the server.
    this.#readyAtMs = Date.now() + (this.#view.game?.minimumCycleMs ?? 0);
    if (answer.kind !== 'played') return await this.#notPlayed(answer, roundKey);
    const { balanceAmount } = answer;
    if (balanceAmount !== null) this.#patch({ balanceAmount: balanceAmount - answer.round.book.totalAmount });
    await this.#play(answer.round);
    this.#patch({ session: answer.session, balanceAmount });
    await this.#finish(answer.round);
    if (answer.round.settlement === 'waiting') await this.#awaitWin(stakeAmount, roundKey);
    if (answer.round.settlement === 'refused') {
      this.#patch({ notice: { kind: 'win-refused', roundId: answer.round.roundId } });
    }
  }

  async #play(round: PlayedRound): Promise<void> {
    const { game } = this.#view;
    if (!game || !this.#reels) return;
    const patch = (change: Partial<View>) => this.#patch(change);
    await playBook({ game, reels: this.#reels, sound: this.#sound, pace: this.#pace, patch }, round);
  }

  async #finish(round: PlayedRound): Promise<void> {
    this.#patch({ lastRound: round });
    // A hint for the lobby that opened this window; it asks its own server what the balance is.
    if (this.#operatorOrigin) {
      window.opener?.postMessage({ type: 'hanpan-game', event: 'balance' }, this.#operatorOrigin);
    }
    // If this call is lost, the round is only shown once more.
    await this.#api.shown(round.roundId).catch(() => undefined);
    await this.#rest(this.#readyAtMs - Date.now());
    this.#patch({ phase: 'ready' });
  }

  async #notPlayed(answer: Exclude<SpinResponse, { kind: 'played' }>, roundKey: string): Promise<void> {
    await this.#landAt(this.#view.lastRound);
    if (answer.kind === 'pending') {
      this.#patch({ phase: 'resolving', session: answer.session });
      return await this.#untilResolved(roundKey);
    }
    if (answer.kind !== 'unresolved' && answer.balanceAmount !== null) {
      this.#patch({ balanceAmount: answer.balanceAmount });
    }
    await this.#rest(this.#readyAtMs - Date.now());
    this.#patch({ phase: 'ready', session: answer.session, notice: noticeOf(answer) });
    if (answer.kind === 'returned') await this.refreshBalance();
  }

  /** The same key asks about the same round; no other can begin until its result is known. */
  async #untilResolved(roundKey: string): Promise<void> {
    for (;;) {
      await this.#rest(askAgainMs);
      const answer = await this.#persist(() => this.#api.spin(this.#view.stakeAmount, roundKey));
      if (answer.kind === 'pending' || answer.kind === 'played') continue;
      this.#patch({ phase: 'ready', session: answer.session, notice: noticeOf(answer) });
      return await this.refreshBalance();
    }
  }

  async #awaitResolution(): Promise<void> {
    for (;;) {
      await this.#rest(askAgainMs);
      const state = await this.#persist(() => this.#api.state());
      if (state.pending) continue;
      const { balanceAmount, session } = state;
      this.#patch({
        phase: 'ready',
        balanceAmount,
        session,
        notice: { kind: 'returned', reason: 'connection-lost' },
      });
      return;
    }
  }

  async #awaitWin(stakeAmount: number, roundKey: string): Promise<void> {
    for (;;) {
      await this.#rest(askAgainMs);
      if (this.#view.phase !== 'ready') return;
      const answer = await this.#persist(() => this.#api.spin(stakeAmount, roundKey));
      if (answer.kind !== 'played' || this.#view.phase !== 'ready') return;
      const { settlement, roundId, book } = answer.round;
      if (settlement === 'confirmed')
        return this.#patch({ balanceAmount: answer.balanceAmount, notice: null });
      if (settlement === 'refused') return this.#patch({ notice: { kind: 'win-refused', roundId } });
      this.#patch({ notice: { kind: 'win-waiting', amount: book.totalAmount } });
    }
  }

  /** Repeats a call until it gets a response: every call here may be repeated, a spin by its key. */
  async #persist<T>(call: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const answer = await call();
        this.#patch({ reconnecting: false });
        return answer;
      } catch (error) {
        const pauseMs = this.#pauseAfter(error, attempt);
        if (pauseMs === undefined) throw error;
        await this.#rest(pauseMs);
      }
    }
  }

  /** Undefined where a retry is useless. */
  #pauseAfter(error: unknown, attempt: number): number | undefined {
    if (error instanceof NoResponse) {
      if (this.#view.phase === 'loading' && attempt >= retryPausesMs.length) return undefined;
      this.#patch({ reconnecting: true });
      return retryPausesMs[Math.min(attempt, retryPausesMs.length - 1)];
    }
    if (!(error instanceof Refusal)) return undefined;
    return error.refusal.error === 'too-soon' ? (error.refusal.retryAfterMs ?? 0) + 20 : undefined;
  }

  #restAt(round: PlayedRound | null): void {
    const { game } = this.#view;
    if (game) this.#reels?.show(game.baseStrips, stopsOf(round));
  }

  async #landAt(round: PlayedRound | null): Promise<void> {
    const { game } = this.#view;
    if (game) await this.#reels?.land(game.baseStrips, stopsOf(round));
  }

  async #fail(error: unknown): Promise<void> {
    if (!(error instanceof Refusal) || error.refusal.error !== 'round-open') return this.#close(error);
    // Another round of this player is not settled yet: no bet was made for this press.
    await this.#landAt(this.#view.lastRound);
    this.#patch({ phase: 'resolving' });
    await this.#awaitResolution().catch((failure: unknown) => this.#close(failure));
  }

  #close(error: unknown): void {
    const reason = error instanceof Refusal ? error.refusal.error : 'unreachable';
    if (reason === 'session-ended' || reason === 'session-replaced') this.#api.forget();
    if (this.#view.phase === 'spinning') void this.#landAt(this.#view.lastRound);
    this.#patch({ phase: 'closed', closed: reason, reconnecting: false });
  }

  async #rest(milliseconds: number): Promise<void> {
    if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }

  #patch(change: Partial<View>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function stopsOf(round: PlayedRound | null): readonly number[] {
  const reveal = round?.book.events.find((event) => event.type === 'reveal');
  return reveal?.type === 'reveal' ? reveal.stops : [0, 0, 0, 0, 0];
}

function noticeOf(answer: Exclude<SpinResponse, { kind: 'played' | 'pending' }>): Notice {
  if (answer.kind === 'unresolved') return { kind: 'unresolved', roundId: answer.roundId };
  if (answer.kind === 'refused') return { kind: 'refused', reason: answer.reason };
  return { kind: 'returned', reason: answer.reason };
}
