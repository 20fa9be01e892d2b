import type { PlayedRound } from '../../../src/play/play-api.ts';
import type { OpenRound, StepResponse } from '../../../src/steps/step-api.ts';
import { newRoundKey, type PlayApi, Refusal } from '../api.ts';
import { closedBy } from '../cabinet/open-game.ts';
import { cabinetView, type Opened } from '../cabinet/page.ts';
import { persist, rest } from '../cabinet/persist.ts';
import type { CabinetView } from '../cabinet/view.ts';
import { ViewStore } from '../cabinet/view-store.ts';
import type { SynthSound } from '../sound.ts';

export interface StepsView extends CabinetView {
  /** The round that is being played. */
  open: OpenRound | null;
  /** The round that has just ended in this window. */
  ended: PlayedRound | null;
  lastRound: PlayedRound | null;
  /** A call takes its time; what it will change is not pressed again. */
  busy: boolean;
}

const askAgainMs = 2000;
/** An answer that comes sooner is not waited for: whatever stood still for so short a time would only flicker. */
const busyAfterMs = 200;

/** Plays rounds of several acts: what is open, what it has come to, and the money around it. */
export class StepsController {
  readonly #api: PlayApi;
  readonly #sound: SynthSound;
  #operatorOrigin: string | undefined;
  readonly #store: ViewStore<StepsView>;
  readonly view: () => StepsView;
  readonly subscribe: ViewStore<StepsView>['subscribe'];
  #readyAtMs = 0;
  #isCalling = false;

  constructor(api: PlayApi, sound: SynthSound, opened: Opened) {
    this.#api = api;
    this.#sound = sound;
    const lastRound = opened.mode === 'play' ? opened.state.lastRound : opened.replay.round;
    // A round that ended while nobody was looking is shown first.
    const ended = opened.mode === 'replay' ? opened.replay.round : opened.state.unshown;
    this.#store = new ViewStore<StepsView>({
      ...cabinetView(opened),
      open: null,
      ended,
      lastRound,
      busy: false,
    });
    this.view = this.#store.view;
    this.subscribe = this.#store.subscribe;
    if (opened.mode === 'play') this.#operatorOrigin = opened.state.operatorOrigin;
    if (opened.mode === 'replay') {
      this.#store.patch({ phase: 'ready', balanceAmount: opened.replay.balanceAfterAmount });
    }
  }

  get #view(): StepsView {
    return this.#store.view();
  }

  /** A returning player finds the round that was left, as it was left. */
  async resume(): Promise<void> {
    if (this.#view.mode === 'replay') return;
    await this.#guard(async () => {
      const { ended } = this.#view;
      if (ended) await this.#api.shown(ended.roundId).catch(() => undefined);
      const answer = await this.#persist(() => this.#api.steps.round());
      const unshown = answer.kind === 'played' && answer.round.roundId !== this.#view.lastRound?.roundId;
      if (answer.kind === 'open') {
        this.#store.patch({ resumed: true });
        await this.#take(answer);
      } else if (answer.kind === 'pending' || unshown) {
        await this.#take(answer);
      }
      if (this.#view.phase === 'loading') this.#store.patch({ phase: 'ready' });
    });
  }

  /** One press is one round. Resolves once it is open, or is known not to be. */
  async begin(stakeAmount: number, choice: unknown): Promise<void> {
    if (this.#view.phase !== 'ready' || this.#view.open || this.#view.busy) return;
    if (Date.now() < this.#readyAtMs) return;
    const roundKey = newRoundKey();
    this.#store.patch({ phase: 'spinning', busy: true, notice: null, ended: null, resumed: false });
    this.#sound.press();
    await this.#guard(async () => {
      const answer = await this.#persist(() => this.#api.steps.begin({ stakeAmount, roundKey, choice }));
      this.#readyAtMs = Date.now() + this.#view.game.minimumCycleMs;
      await this.#take(answer);
    });
  }

  async act(act: unknown): Promise<void> {
    await this.#change((roundId) => this.#api.steps.act({ roundId, act }));
  }

  async stop(): Promise<void> {
    if (this.#view.open?.mayStop) await this.#change((roundId) => this.#api.steps.stop({ roundId }));
  }

  /** Milliseconds until the server takes another stake. */
  waitMs(): number {
    return Math.max(0, this.#readyAtMs - Date.now());
  }

  chooseStake(stakeAmount: number): void {
    if (this.#view.phase === 'ready' && !this.#view.open) {
      this.#store.patch({ stakeAmount, notice: null, ended: null });
    }
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
    if (balanceAmount !== null) this.#store.patch({ balanceAmount });
  }

  /** Ends the page: a call was refused for good, or something else than a call told that the session is over. */
  close(error: unknown): void {
    if (this.#view.phase === 'closed') return;
    this.#store.patch({
      phase: 'closed',
      closed: closedBy(this.#api, error),
      busy: false,
      reconnecting: false,
    });
  }

  /** Something else than a call told what the open round has come to. */
  async reload(): Promise<void> {
    if (this.#view.phase === 'closed') return;
    await this.#guard(async () => this.#take(await this.#persist(() => this.#api.steps.round())));
  }

  async #change(call: (roundId: string) => Promise<StepResponse>): Promise<void> {
    const { open } = this.#view;
    if (!open || this.#isCalling) return;
    this.#isCalling = true;
    this.#store.patch({ resumed: false });
    const slow = setTimeout(() => this.#store.patch({ busy: true }), busyAfterMs);
    await this.#guard(async () => {
      const answer = await this.#persist(() => call(open.roundId)).finally(() => {
        clearTimeout(slow);
        this.#isCalling = false;
      });
      await this.#take(answer);
    });
  }

  async #take(answer: StepResponse): Promise<void> {
    // It was asked before the page was told to end.
    if (this.#view.phase === 'closed') return;
    const { session } = answer;
    switch (answer.kind) {
      case 'open': {
        const isNew = this.#view.open?.roundId !== answer.round.roundId;
        this.#store.patch({
          phase: 'ready',
          busy: false,
          session,
          ...known(answer),
          open: answer.round,
          // A page that was opened again shows what is at stake, and offers the same once the round is over.
          stakeAmount: answer.round.stakeAmount,
        });
        // What is left after the stake is only in the first answer, which this page may not have had.
        return isNew && answer.balanceAmount === null ? await this.refreshBalance() : undefined;
      }
      case 'none':
        return this.#store.patch({ phase: 'ready', busy: false, session, open: null });
      case 'played':
        return await this.#ended(answer);
      case 'pending':
        this.#store.patch({ phase: 'resolving', busy: false, session, open: null });
        return await this.#untilResolved();
      case 'unresolved':
        return this.#store.patch({
          phase: 'ready',
          busy: false,
          session,
          open: null,
          notice: { kind: 'unresolved', roundId: answer.roundId },
        });
      default:
        this.#store.patch({
          phase: 'ready',
          busy: false,
          session,
          open: null,
          ...known(answer),
          notice:
            answer.kind === 'refused'
              ? { kind: 'refused', reason: answer.reason }
              : { kind: 'returned', reason: answer.reason },
        });
        return answer.kind === 'returned' ? await this.refreshBalance() : undefined;
    }
  }

  async #ended(answer: Extract<StepResponse, { kind: 'played' }>): Promise<void> {
    const { round, session } = answer;
    // Two calls may tell of the same end: what has been shown is not begun anew.
    if (this.#view.ended?.roundId === round.roundId && !this.#view.open) return;
    this.#store.patch({
      phase: 'ready',
      busy: false,
      session,
      ...known(answer),
      open: null,
      ended: round,
      lastRound: round,
    });
    // A hint for the lobby that opened this window; it asks its own server what the balance is.
    if (this.#operatorOrigin) {
      window.opener?.postMessage({ type: 'hanpan-game', event: 'balance' }, this.#operatorOrigin);
    }
    // If this call is lost, the round is only shown once more.
    await this.#api.shown(round.roundId).catch(() => undefined);
    if (round.settlement === 'refused') {
      this.#store.patch({ notice: { kind: 'win-refused', roundId: round.roundId } });
    }
    if (round.settlement === 'waiting') await this.#awaitWin(round);
    else if (answer.balanceAmount === null) await this.refreshBalance();
  }

  async #awaitWin(round: PlayedRound): Promise<void> {
    for (;;) {
      await rest(askAgainMs);
      if (this.#view.phase !== 'ready' || this.#view.open) return;
      const answer = await this.#persist(() => this.#api.steps.round());
      if (answer.kind !== 'played' || answer.round.roundId !== round.roundId) return;
      if (answer.round.settlement === 'confirmed') {
        this.#store.patch({ ...known(answer), notice: null });
        return answer.balanceAmount === null ? await this.refreshBalance() : undefined;
      }
      if (answer.round.settlement === 'refused') {
        return this.#store.patch({ notice: { kind: 'win-refused', roundId: round.roundId } });
      }
      this.#store.patch({ notice: { kind: 'win-waiting', amount: round.book.totalAmount } });
    }
  }

  async #untilResolved(): Promise<void> {
    for (;;) {
      await rest(askAgainMs);
      const answer = await this.#persist(() => this.#api.steps.round());
      if (answer.kind !== 'pending') return await this.#take(answer);
    }
  }

  async #guard(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof Refusal && error.refusal.error === 'round-open') return await this.reload();
      if (error instanceof Refusal && error.refusal.error === 'act-not-possible') {
        return this.#store.patch({ busy: false });
      }
      this.close(error);
    }
  }

  #persist<T>(call: () => Promise<T>): Promise<T> {
    return persist(call, { onReconnecting: (reconnecting) => this.#store.patch({ reconnecting }) });
  }
}

/** A balance that the operator has not told leaves the one that is known. */
function known({ balanceAmount }: { balanceAmount: number | null }): { balanceAmount?: number } {
  return balanceAmount === null ? {} : { balanceAmount };
}
