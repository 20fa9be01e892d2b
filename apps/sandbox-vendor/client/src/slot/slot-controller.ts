import type { PlayedRound, ReplayResponse, SessionState, SpinResponse } from '../../../src/play/play-api.ts';
import { newRoundKey, type PlayApi, Refusal } from '../api.ts';
import { closedBy } from '../cabinet/open-game.ts';
import type { Opened } from '../cabinet/page.ts';
import { persist, rest } from '../cabinet/persist.ts';
import type { Notice } from '../cabinet/view.ts';
import { ViewStore } from '../cabinet/view-store.ts';
import { translator } from '../messages/translate.ts';
import type { SynthSound } from '../sound.ts';
import { TimedPace } from './pace.ts';
import type { RoundPlayer } from './round-player.ts';
import { fittingStake, type SlotView, slotView } from './view.ts';

const askAgainMs = 2000;
/** Skip and spin are one button: the second tap of a double tap on skip must not pay for a round. */
const afterSkipMs = 600;
/** Who wanted to skip what ended in that moment presses this late at most, and must not pay for a round either. */
const afterShowingMs = 350;

/** Turns presses into what is on the screen. It owns the view; the components only draw it. */
export class SlotController {
  readonly #api: PlayApi;
  readonly #sound: SynthSound;
  readonly #pace = new TimedPace();
  readonly #opened: Opened;
  readonly #store: ViewStore<SlotView>;
  readonly view: () => SlotView;
  readonly subscribe: ViewStore<SlotView>['subscribe'];
  #player: RoundPlayer | undefined;
  #readyAtMs = 0;

  constructor(api: PlayApi, sound: SynthSound, opened: Opened) {
    this.#api = api;
    this.#sound = sound;
    this.#opened = opened;
    const view = slotView(opened);
    const unshown = opened.mode === 'play' ? opened.state.unshown : null;
    this.#store = new ViewStore<SlotView>(unshown ? { ...view, ...beforeWin(unshown, view) } : view);
    this.view = this.#store.view;
    this.subscribe = this.#store.subscribe;
  }

  get #view(): SlotView {
    return this.#store.view();
  }

  /** Puts the last picture there, and shows a round that was not seen to its end. */
  async begin(player: RoundPlayer): Promise<void> {
    this.#player = player;
    try {
      if (this.#opened.mode === 'replay') await this.#replay(this.#opened.replay);
      else await this.#enter(this.#opened.state);
    } catch (error) {
      this.#close(error);
    }
  }

  /** One press is one round. While a win is shown, a press ends the showing instead; a replay begins again. */
  press(): void {
    if (this.#view.phase === 'showing') {
      this.#pace.skip();
      this.#readyAtMs = Math.max(this.#readyAtMs, Date.now() + afterSkipMs);
    }
    if (this.#view.phase === 'ready' && this.#opened.mode === 'replay') {
      this.#store.patch({ result: null, ticker: null, combo: null });
      void this.#replay(this.#opened.replay).catch((error: unknown) => this.#close(error));
      return;
    }
    const canBegin =
      this.#view.phase === 'ready' && this.#view.mode === 'play' && Date.now() >= this.#readyAtMs;
    if (!canBegin) return;
    const fitting = fittingStake(this.#view);
    if (fitting !== undefined) this.#offer(fitting);
    else void this.#round().catch((error: unknown) => this.#fail(error));
  }

  /** The stake is above the balance: the press lowers it, and only the next one plays. */
  #offer(fitting: number | null): void {
    this.#readyAtMs = Date.now() + afterSkipMs;
    if (fitting !== null) {
      this.chooseStake(fitting);
    } else {
      this.#store.patch({ notice: { kind: 'refused', reason: 'not-enough-money' } });
      void this.refreshBalance();
    }
  }

  chooseStake(stakeAmount: number): void {
    if (this.#view.phase === 'ready')
      this.#store.patch({ stakeAmount, notice: null, result: null, combo: null });
  }

  dismissNotice(): void {
    this.#store.patch({ notice: null });
  }

  toggleSound = async (): Promise<void> => {
    await this.#sound.enable(!this.#sound.enabled);
    this.#store.patch({ sound: this.#sound.enabled });
  };

  /** After the lobby may have changed it: a deposit, another game. */
  async refreshBalance(): Promise<void> {
    if (this.#view.phase !== 'ready' || this.#view.mode === 'replay') return;
    const { balanceAmount } = await this.#api.balance().catch(() => ({ balanceAmount: null }));
    if (balanceAmount !== null && this.#view.phase === 'ready') this.#store.patch({ balanceAmount });
  }

  async #enter(state: SessionState): Promise<void> {
    this.#store.patch({ phase: state.pending ? 'resolving' : 'ready' });
    this.#player?.rest(state.unshown ? null : state.lastRound);
    if (state.pending) return await this.#awaitResolution();
    if (state.unshown) await this.#showAgain(state.unshown, state);
  }

  async #replay(replay: ReplayResponse): Promise<void> {
    this.#store.patch({
      stakeAmount: replay.round.book.stakeAmount,
      balanceAmount: replay.balanceBeforeAmount,
    });
    this.#player?.rest(null);
    await this.#show(replay.round);
    this.#store.patch({ phase: 'ready', balanceAmount: replay.balanceAfterAmount });
  }

  /** What it won is in the figures already; they tell it only when the round has been seen. */
  async #showAgain(round: PlayedRound, { balanceAmount, session }: Figures): Promise<void> {
    this.#store.patch({ resumed: true, ...beforeWin(round, { balanceAmount, session }) });
    await this.#show(round);
    this.#store.patch({ balanceAmount, session });
    await this.#finish(round);
  }

  async #show(round: PlayedRound): Promise<void> {
    this.#store.patch({ phase: 'spinning' });
    this.#player?.start();
    await this.#play(round);
  }

  async #round(): Promise<void> {
    const { stakeAmount } = this.#view;
    const roundKey = newRoundKey();
    this.#store.patch({
      phase: 'spinning',
      notice: null,
      result: null,
      ticker: null,
      combo: null,
      resumed: false,
    });
    this.#sound.press();
    this.#player?.start();
    const answer = await this.#persist(() => this.#api.spin(stakeAmount, roundKey));
    // Counted from the response, so that a slow connection never makes the next press too early for the server.
    this.#readyAtMs = Date.now() + this.#view.game.minimumCycleMs;
    if (answer.kind !== 'played') return await this.#notPlayed(answer, roundKey);
    await this.#showPlayed(answer, stakeAmount, roundKey);
  }

  async #showPlayed(
    answer: Extract<SpinResponse, { kind: 'played' }>,
    stakeAmount: number,
    roundKey: string,
  ): Promise<void> {
    const { balanceAmount } = answer;
    if (balanceAmount !== null)
      this.#store.patch({ balanceAmount: balanceAmount - answer.round.book.totalAmount });
    await this.#play(answer.round);
    this.#store.patch({ session: answer.session, balanceAmount });
    await this.#finish(answer.round);
    if (answer.round.settlement === 'waiting') await this.#awaitWin(stakeAmount, roundKey);
    if (answer.round.settlement === 'refused') {
      this.#store.patch({ notice: { kind: 'win-refused', roundId: answer.round.roundId } });
    }
  }

  async #play(round: PlayedRound): Promise<void> {
    const patch = (change: Partial<SlotView>) => this.#store.patch(change);
    const { lang } = this.#view;
    const show = { sound: this.#sound, pace: this.#pace, lang, t: translator(lang), patch };
    await this.#player?.play(show, round);
  }

  async #finish(round: PlayedRound): Promise<void> {
    if (this.#view.phase === 'showing')
      this.#readyAtMs = Math.max(this.#readyAtMs, Date.now() + afterShowingMs);
    // Everything has been shown: until the next round may begin there is nothing left to skip.
    this.#store.patch({ lastRound: round, phase: 'spinning' });
    // A hint for the lobby that opened this window; it asks its own server what the balance is.
    if (this.#opened.mode === 'play') {
      const { operatorOrigin } = this.#opened.state;
      window.opener?.postMessage({ type: 'hanpan-game', event: 'balance' }, operatorOrigin);
    }
    // If this call is lost, the round is only shown once more.
    await this.#api.shown(round.roundId).catch(() => undefined);
    await rest(this.#readyAtMs - Date.now());
    this.#store.patch({ phase: 'ready' });
  }

  async #notPlayed(answer: Exclude<SpinResponse, { kind: 'played' }>, roundKey: string): Promise<void> {
    if (hasEnded(answer)) return this.#close(new Refusal({ error: 'session-ended' }));
    await this.#player?.land(this.#view.lastRound);
    if (answer.kind === 'pending') {
      this.#store.patch({ phase: 'resolving', session: answer.session });
      return await this.#untilResolved(roundKey);
    }
    if (answer.kind !== 'unresolved' && answer.balanceAmount !== null) {
      this.#store.patch({ balanceAmount: answer.balanceAmount });
    }
    await rest(this.#readyAtMs - Date.now());
    this.#store.patch({ phase: 'ready', session: answer.session, notice: noticeOf(answer) });
    if (answer.kind === 'returned') await this.refreshBalance();
  }

  /**
   * The same key asks about the same round; no other can begin until its result is known. It may have been played all the
   * same: the press whose response was lost was still on its way to the operator.
   */
  async #untilResolved(roundKey: string): Promise<void> {
    const { stakeAmount } = this.#view;
    for (;;) {
      await rest(askAgainMs);
      const answer = await this.#persist(() => this.#api.spin(stakeAmount, roundKey));
      if (answer.kind === 'pending') continue;
      if (answer.kind === 'played') {
        this.#store.patch({ phase: 'spinning' });
        this.#player?.start();
        return await this.#showPlayed(answer, stakeAmount, roundKey);
      }
      if (hasEnded(answer)) return this.#close(new Refusal({ error: 'session-ended' }));
      this.#store.patch({ phase: 'ready', session: answer.session, notice: noticeOf(answer) });
      return await this.refreshBalance();
    }
  }

  /** Without its key the state tells what became of a round: played, not played, or played with its win still owed. */
  async #awaitResolution(): Promise<void> {
    for (let isWinOwed = false; ; ) {
      await rest(askAgainMs);
      const { pending, unshown, unplayed, lastRound, balanceAmount, session } = await this.#persist(() =>
        this.#api.state(),
      );
      if (pending) continue;
      if (unshown) {
        await this.#showAgain(unshown, { balanceAmount, session });
        return this.#store.patch({ notice: unplayed });
      }
      if (lastRound?.settlement === 'waiting') {
        isWinOwed = true;
        this.#store.patch({ notice: { kind: 'win-waiting', amount: lastRound.book.totalAmount } });
        continue;
      }
      this.#store.patch({ phase: 'ready', balanceAmount, session, notice: unplayed });
      if (isWinOwed && lastRound?.settlement === 'refused')
        this.#store.patch({ notice: { kind: 'win-refused', roundId: lastRound.roundId } });
      return;
    }
  }

  async #awaitWin(stakeAmount: number, roundKey: string): Promise<void> {
    for (;;) {
      await rest(askAgainMs);
      if (this.#view.phase !== 'ready') return;
      const answer = await this.#persist(() => this.#api.spin(stakeAmount, roundKey));
      if (answer.kind !== 'played' || this.#view.phase !== 'ready') return;
      const { settlement, roundId, book } = answer.round;
      if (settlement === 'confirmed')
        return this.#store.patch({ balanceAmount: answer.balanceAmount, notice: null });
      if (settlement === 'refused') return this.#store.patch({ notice: { kind: 'win-refused', roundId } });
      this.#store.patch({ notice: { kind: 'win-waiting', amount: book.totalAmount } });
    }
  }

  #persist<T>(call: () => Promise<T>): Promise<T> {
    return persist(call, { onReconnecting: (reconnecting) => this.#store.patch({ reconnecting }) });
  }

  async #fail(error: unknown): Promise<void> {
    if (!(error instanceof Refusal) || error.refusal.error !== 'round-open') return this.#close(error);
    // Another round of this player is not settled yet: no bet was made for this press.
    await this.#player?.land(this.#view.lastRound);
    this.#store.patch({ phase: 'resolving' });
    await this.#awaitResolution().catch((failure: unknown) => this.#close(failure));
  }

  #close(error: unknown): void {
    const reason = closedBy(this.#api, error);
    if (this.#view.phase === 'spinning') void this.#player?.land(this.#view.lastRound);
    this.#store.patch({ phase: 'closed', closed: reason, reconnecting: false });
  }
}

type Figures = Pick<SlotView, 'balanceAmount' | 'session'>;

/** The figures as they were while the round's outcome was not known yet. */
function beforeWin(
  { book, settlement, playedAtMs }: PlayedRound,
  { balanceAmount, session }: Figures,
): Figures {
  const { totalAmount } = book;
  // What the operator has not credited is not in its balance, nor a round of an earlier session in this one's net.
  const isCredited = balanceAmount !== null && settlement === 'confirmed';
  const isCounted = session !== null && playedAtMs >= session.startedAtMs;
  return {
    balanceAmount: isCredited ? balanceAmount - totalAmount : balanceAmount,
    session: isCounted ? { ...session, returnedAmount: session.returnedAmount - totalAmount } : session,
  };
}

/** Every further press would only be told the same. */
function hasEnded(answer: Exclude<SpinResponse, { kind: 'played' }>): boolean {
  return 'reason' in answer && answer.reason === 'session-ended';
}

function noticeOf(answer: Exclude<SpinResponse, { kind: 'played' | 'pending' }>): Notice {
  if (answer.kind === 'unresolved') return { kind: 'unresolved', roundId: answer.roundId };
  if (answer.kind === 'refused') return { kind: 'refused', reason: answer.reason };
  return { kind: 'returned', reason: answer.reason };
}
