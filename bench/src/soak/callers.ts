import { setTimeout as sleep } from 'node:timers/promises';
import type { Posting, Transfer } from '@hanpan/ledger';
import { accountName, type Books } from './books.ts';
import { nextTransfer } from './plan.ts';
import type { Poster } from './poster.ts';
import { Random } from './random.ts';
import { sendWallet, type WalletCall, type WalletPlayer } from './wallet.ts';

const keptTransfers = 20;
const stepsPerCaller = 10_000_000;
const betweenAttemptsMs = 50;

export interface Scene {
  readonly books: Books;
  readonly poster: Poster;
  readonly walletUrl: string;
  readonly walletKey: string;
  /** Every key that was acknowledged, and its transfer; 0 where the response does not name it. */
  readonly acknowledged: Map<string, number>;
  /** Called after every operation with its final result. */
  readonly onDone: () => void;
}

/** A result that differs from the expected one; the soak ends with it. */
export class WrongResult extends Error {}

/** The house's side of a refusal is ignored: other callers move it meanwhile. */
const same = ({ status, transferId, debit, credit }: Posting) =>
  JSON.stringify(status === 'insufficient' ? debit : { transferId, debit, credit });

/** One caller: its members belong to it alone, so that it knows every balance without asking. */
export class Caller {
  readonly #scene: Scene;
  readonly #random: Random;
  readonly #number: number;
  readonly #own: readonly number[];
  readonly #player: WalletPlayer;
  readonly #undoable: Transfer[] = [];
  readonly #kept: { transfer: Transfer; answer: string }[] = [];
  #step = 0;

  constructor(scene: Scene, seed: number, number: number, own: readonly number[], player: WalletPlayer) {
    this.#scene = scene;
    this.#random = new Random(seed * 1_009 + number);
    this.#number = number;
    this.#own = own;
    this.#player = player;
  }

  async act(): Promise<void> {
    const drawn = this.#random.below(100);
    if (drawn < 3) await this.#callWallet(this.#player.next(this.#random));
    else if (drawn < 5) await this.#repeat();
    else await this.#post();
    this.#scene.onDone();
  }

  async #post(): Promise<void> {
    this.#step += 1;
    const id = this.#number * stepsPerCaller + this.#step;
    const transfer = nextTransfer(this.#random, this.#own, id, this.#undoable);
    const isJoined = this.#random.below(10) === 0;
    const copies = this.#random.below(50) === 0 ? 3 : 1;
    const isAccepted = this.#scene.books.accepts(transfer);
    const postings = await Promise.all(
      Array.from({ length: copies }, () => this.#untilSettled(transfer, isJoined)),
    );
    const [first] = postings;
    if (first === undefined || new Set(postings.map(same)).size !== 1)
      throw new WrongResult(`${transfer.key} (${transfer.flow}) got different results`);
    const wanted = isAccepted ? ['posted', 'replayed'] : ['insufficient'];
    if (postings.some(({ status }) => !wanted.includes(status)))
      throw new WrongResult(`${transfer.key} (${transfer.flow}) was ${first.status}, not ${wanted[0]}`);
    if (!isAccepted) return;
    this.#book(transfer);
    this.#compare(transfer, first);
    this.#scene.acknowledged.set(transfer.key, first.transferId);
    if (!transfer.flow.endsWith('-reversal')) this.#undoable.push(transfer);
    this.#kept.push({ transfer, answer: same(first) });
    if (this.#kept.length > keptTransfers) this.#kept.shift();
    if (this.#undoable.length > keptTransfers) this.#undoable.shift();
  }

  #book(transfer: Transfer): void {
    this.#scene.books.apply(transfer);
    if (this.#scene.acknowledged.has(transfer.key))
      throw new WrongResult(`${transfer.key} (${transfer.flow}) was used twice`);
  }

  #compare(transfer: Transfer, posting: Posting): void {
    for (const [side, state] of [
      [transfer.debit, posting.debit],
      [transfer.credit, posting.credit],
    ] as const) {
      const wanted = this.#scene.books.balance(side);
      if (side.memberId !== undefined && state.balance !== wanted)
        throw new WrongResult(`${transfer.key}: ${accountName(side)} is ${state.balance}, not ${wanted}`);
    }
  }

  /** A repeated key must return its first result for ever. */
  async #repeat(): Promise<void> {
    if (this.#kept.length === 0) return;
    const { transfer, answer } = this.#random.pick(this.#kept);
    const posting = await this.#untilSettled(transfer, this.#random.below(2) === 0);
    if (posting.status !== 'replayed' || same(posting) !== answer)
      throw new WrongResult(
        `${transfer.key} (${transfer.flow}) was ${posting.status} when it was sent again`,
      );
  }

  /** A lost response is indeterminate: the same key is sent again until there is a result. */
  async #untilSettled(transfer: Transfer, isJoined: boolean): Promise<Posting> {
    for (;;) {
      const posting = await this.#scene.poster.post(transfer, isJoined);
      if (posting !== undefined) return posting;
      await sleep(betweenAttemptsMs);
    }
  }

  async #callWallet(call: WalletCall): Promise<void> {
    const { books, walletUrl, walletKey, acknowledged } = this.#scene;
    const { transfer } = call;
    const isAccepted = books.accepts(transfer);
    const { status, balance } = await sendWallet(walletUrl, walletKey, call);
    const wanted = isAccepted ? 'RS_OK' : 'RS_ERROR_NOT_ENOUGH_MONEY';
    if (status !== wanted)
      throw new WrongResult(`${transfer.key} (${transfer.flow}) was ${status}, not ${wanted}`);
    if (isAccepted) {
      this.#book(transfer);
      acknowledged.set(transfer.key, 0);
      this.#player.accepted(call);
    }
    const cash = books.balance({ ...this.#player.holder, kind: 'cash' });
    if (balance !== cash) throw new WrongResult(`${transfer.key}: the wallet says ${balance}, not ${cash}`);
  }
}
