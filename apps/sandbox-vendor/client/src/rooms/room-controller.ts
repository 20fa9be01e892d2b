import type { PlayError } from '../../../src/play/play-api.ts';
import type { MyBet, PlaceResponse, RoomInfo, RoomMessage } from '../../../src/rooms/room-api.ts';
import { newRoundKey, type PlayApi, Refusal } from '../api.ts';
import { cabinetView, gameOf, type Opened } from '../cabinet/page.ts';
import { persist, rest } from '../cabinet/persist.ts';
import { ViewStore } from '../cabinet/view-store.ts';
import type { SynthSound } from '../sound.ts';
import { replayView } from './replay-view.ts';
import { listenToRoom } from './room-stream.ts';
import { type RoomNotice, type RoomView, resultOf, stakedOf, sumOf, withoutChips } from './room-view.ts';

type Laid = RoomView['laid'];

const askAgainMs = 1000;

/** Turns presses and what the room says into what is on the screen. It owns the view; the components only draw it. */
export class RoomController {
  readonly #api: PlayApi;
  readonly #sound: SynthSound;
  readonly #info: RoomInfo;
  readonly #opened: Opened;
  readonly #operatorOrigin: string | undefined;
  readonly #store: ViewStore<RoomView>;
  readonly view: () => RoomView;
  readonly subscribe: ViewStore<RoomView>['subscribe'];
  #undo: Laid[] = [];
  /** What is being staked: it is not taken back any more. */
  #sent: Laid = {};
  #stop: (() => void) | undefined;

  constructor(api: PlayApi, sound: SynthSound, opened: Opened) {
    this.#api = api;
    this.#sound = sound;
    this.#opened = opened;
    // The server names the page that plays a game, so its information has this page's form.
    this.#info = gameOf(opened) as RoomInfo;
    this.#operatorOrigin = opened.mode === 'play' ? opened.state.operatorOrigin : undefined;
    const chip = this.#info.limits.chips[2] ?? 0;
    this.#store = new ViewStore<RoomView>({
      ...cabinetView(opened),
      room: null,
      chip,
      laid: {},
      before: {},
      sending: false,
      told: null,
      toldBetId: null,
      toldBets: [],
      toldAmount: 0,
      balanceBeforeAmount: null,
    });
    this.view = this.#store.view;
    this.subscribe = this.#store.subscribe;
  }

  get #view(): RoomView {
    return this.#store.view();
  }

  begin(): () => void {
    if (this.#opened.mode === 'replay') {
      this.#store.patch(replayView(this.#opened.replay));
      return () => undefined;
    }
    this.#stop = listenToRoom(this.#api, {
      message: (message) => this.#hear(message),
      reconnecting: (reconnecting) => this.#store.patch({ reconnecting }),
      closed: (closed) => {
        if (closed === 'session-ended' || closed === 'session-replaced') this.#api.forget();
        this.#store.patch({ phase: 'closed', closed });
      },
    });
    return () => this.#stop?.();
  }

  chooseChip(chip: number): void {
    this.#store.patch({ chip });
  }

  /** Lays the chosen chip on a bet. It is staked with the others when the player confirms. */
  lay(bet: string): void {
    const { laid, chip } = this.#view;
    const limit = this.#limitOf(bet);
    const staked = stakedOf(this.#view.room?.mine ?? []);
    const more = Math.min(chip, limit - (staked[bet] ?? 0) - (laid[bet] ?? 0));
    const { roundAmount } = this.#info.limits;
    if (!this.#isOpen()) this.#tell('round-closed');
    else if (limit === 0) this.#tell('bet-not-offered', { toldBets: [bet] });
    else if (more <= 0) this.#tell('above-bet-limit', { toldBets: [bet], toldAmount: limit });
    else if (more > roundAmount - sumOf(staked) - sumOf(laid))
      this.#tell('above-round-limit', { toldAmount: roundAmount });
    else if (this.#isShort(sumOf(laid) + more)) this.#tell(this.#noMoney());
    else {
      this.#sound.press();
      this.#lay({ ...laid, [bet]: (laid[bet] ?? 0) + more });
    }
  }

  takeBack(): void {
    const before = this.#undo.pop();
    if (before) this.#store.patch({ laid: before });
  }

  clear(): void {
    if (sumOf(this.#view.laid) > sumOf(this.#sent)) this.#lay(this.#sent);
  }

  /** The same chips as in the last bet, as far as the limits of this round allow; what it has no place for is told. */
  repeat(): void {
    if (this.#view.sending) return;
    const lines = Object.entries(this.#view.before).map(
      ([bet, amount]) => [bet, Math.min(amount, this.#limitOf(bet))] as const,
    );
    const offered = lines.filter(([, amount]) => amount > 0);
    const toldBets = lines.filter(([, amount]) => amount === 0).map(([bet]) => bet);
    if (this.#isOpen()) {
      const laid = Object.fromEntries(offered);
      if (this.#isShort(sumOf(laid))) {
        this.#tell(this.#noMoney());
        return;
      }
      if (offered.length > 0) this.#lay(laid);
      if (toldBets.length > 0) this.#tell('bet-not-offered', { toldBets });
    } else this.#tell('round-closed');
  }

  confirm(): void {
    if (this.#view.sending || sumOf(this.#view.laid) === 0) return;
    const roundId = this.#view.room?.round?.id ?? '';
    void this.#stake().catch((error: unknown) => this.#fail(error, roundId));
  }

  greet(greeting: string): void {
    void this.#api.ask('POST', '/api/room/greeting', { greeting }).catch(() => undefined);
  }

  /** The result is plain to see. Nothing sounds for a return that is not above the stake. */
  resultShown(): void {
    const result = resultOf(this.#view.room?.mine ?? []);
    if (result && result.totalAmount > result.stakeAmount)
      this.#sound.win(result.totalAmount >= result.stakeAmount * 10 ? 'big' : 'small');
  }

  dismiss(): void {
    this.#store.patch({ told: null, notice: null, toldBetId: null });
  }

  toggleSound = async (): Promise<void> => {
    await this.#sound.enable(!this.#sound.enabled);
    this.#store.patch({ sound: this.#sound.enabled });
  };

  async refreshBalance(): Promise<void> {
    const { balanceAmount } = await this.#api.balance().catch(() => ({ balanceAmount: null }));
    if (balanceAmount !== null) this.#store.patch({ balanceAmount });
  }

  /** The greatest stake on a bet in this round; nothing where it is not offered. */
  #limitOf(bet: string): number {
    return this.#view.room?.round?.limits[bet] ?? 0;
  }

  /** What is known to be more than there is, the player hears before the operator has to refuse it. */
  #isShort(amount: number): boolean {
    const { balanceAmount } = this.#view;
    return balanceAmount !== null && amount > balanceAmount;
  }

  /** Play money is what a free play begins with, and nobody can deposit more. */
  #noMoney(): RoomNotice {
    return this.#view.isDemo ? 'no-play-money' : 'not-enough-money';
  }

  #isOpen(): boolean {
    const round = this.#view.room?.round;
    return round?.state === 'open' && Date.now() + this.#view.clockOffsetMs < round.closesAtMs;
  }

  #lay(laid: Laid): void {
    this.#undo.push(this.#view.laid);
    this.#store.patch({ laid, told: null });
  }

  async #stake(): Promise<void> {
    const { laid, room } = this.#view;
    const round = room?.round;
    if (!round || !this.#isOpen()) {
      this.#tell('round-closed');
      return;
    }
    const lines = Object.entries(laid).map(([bet, stakeAmount]) => ({ bet, stakeAmount }));
    const body = { roundId: round.id, betKey: newRoundKey(), word: newWord(), lines };
    this.#sent = laid;
    this.#undo = [];
    this.#store.patch({ sending: true, told: null });
    // A lost response is asked for again with the same key: one press is one bet.
    const ask = () =>
      persist(() => this.#api.ask<PlaceResponse>('POST', '/api/room/bets', body), {
        onReconnecting: (reconnecting) => this.#store.patch({ reconnecting }),
      });
    let { bet, balanceAmount } = await ask();
    // Whose response was lost may still be on its way to the operator: nothing is known of it, and it may yet play.
    while (bet.status === 'pending' && bet.reason === null) {
      await rest(askAgainMs);
      ({ bet, balanceAmount } = await ask());
    }
    this.#sent = {};
    this.#store.patch({ sending: false, ...(balanceAmount === null ? {} : { balanceAmount }) });
    if (bet.status === 'taken' || bet.status === 'settling' || bet.status === 'paid')
      return this.#staked(laid, round.id);
    const told = noticeOf(bet);
    this.#tell(told === 'not-enough-money' ? this.#noMoney() : told, { toldBetId: bet.id });
    if (bet.status !== 'refused' || this.#isOver(round.id)) this.#empty();
  }

  /** What was laid while it was being staked lies on, as long as the round takes it. */
  #staked(sent: Laid, roundId: string): void {
    this.#undo = [];
    this.#store.patch({
      before: sent,
      laid: this.#isOver(roundId) ? {} : withoutChips(this.#view.laid, sent),
    });
    this.#tellLobby();
  }

  #empty(): void {
    this.#undo = [];
    this.#store.patch({ laid: {} });
  }

  #hear(message: RoomMessage): void {
    // What was on its way when the page was told that it is over.
    if (message.type === 'end' || this.#view.phase === 'closed') return;
    const before = this.#view.room;
    const room = message.type === 'snapshot' ? message.state : before && { ...before, ...message.patch };
    if (!room) return;
    const { balanceAmount, session } = room;
    const news: Partial<RoomView> = {
      room,
      session,
      phase: 'ready',
      clockOffsetMs: message.nowMs - Date.now(),
    };
    const heard = message.type === 'snapshot' ? message.state : message.patch;
    if (heard.balanceAmount != null) news.balanceAmount = balanceAmount;
    // A page that was opened again still knows what was staked last.
    if (sumOf(this.#view.before) === 0) news.before = stakedOf(room.mine.length > 0 ? room.mine : room.last);
    this.#store.patch(news);
    // Whatever a broken stream has left out: what lay in a round that was open lies nowhere in another.
    if (before?.round?.state === 'open' && this.#isOver(before.round.id)) this.#bettingOver();
    if (before?.round && room.round?.id !== before.round.id) this.#roundOver();
  }

  /** Whether betting on a round has ended, as far as the room has said. */
  #isOver(roundId: string): boolean {
    const round = this.#view.room?.round;
    return round?.id !== roundId || round.state !== 'open';
  }

  /** Chips that were not staked in time stay in the hand. */
  #bettingOver(): void {
    if (sumOf(this.#view.laid) > 0 && !this.#view.sending) this.#tell('round-closed');
    if (!this.#view.sending) this.#empty();
    this.#sound.reelStop(0);
  }

  #roundOver(): void {
    const last = this.#view.room?.last ?? [];
    const bad = last.find(({ status }) => ['unresolved', 'pay-refused', 'returned'].includes(status));
    if (bad) this.#tell(noticeOf(bad), { toldBetId: bad.id });
    if (resultOf(last)) this.#tellLobby();
  }

  /** A hint for the lobby that opened this window; it asks its own server what the balance is. */
  #tellLobby(): void {
    if (this.#operatorOrigin)
      window.opener?.postMessage({ type: 'hanpan-game', event: 'balance' }, this.#operatorOrigin);
  }

  #fail(error: unknown, roundId: string): void {
    this.#sent = {};
    this.#store.patch({ sending: false });
    if (!(error instanceof Refusal)) throw error;
    const { error: refusal } = error.refusal;
    if (refusal === 'session-ended' || refusal === 'session-replaced') {
      this.#stop?.();
      this.#api.forget();
      this.#store.patch({ phase: 'closed', closed: refusal });
      return;
    }
    const told = refusals[refusal] ?? 'round-closed';
    if (told === 'round-closed' || this.#isOver(roundId)) this.#empty();
    this.#tell(told);
  }

  #tell(
    told: RoomNotice,
    about: Partial<Pick<RoomView, 'toldBetId' | 'toldBets' | 'toldAmount'>> = {},
  ): void {
    this.#store.patch({ toldBetId: null, toldBets: [], toldAmount: 0, ...about, told });
  }
}

/** What the server can refuse a press for, as it is told here. */
const refusals: Partial<Record<PlayError['error'], RoomNotice>> = {
  'above-limit': 'above-limit',
  'stake-not-offered': 'stake-not-offered',
  malformed: 'stake-not-offered',
};

function noticeOf({ status, reason }: MyBet): RoomNotice {
  if (status === 'pay-refused' || status === 'unresolved') return status;
  return reason ?? 'connection-lost';
}

/** Chance of this browser's own; with every other player's it decides half of the draw. */
function newWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
