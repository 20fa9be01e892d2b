import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { flows, type Transfer } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import type { Person } from '../people.ts';
import type { Books } from '../soak/books.ts';
import { siteId } from '../soak/plan.ts';
import { Random } from '../soak/random.ts';
import { sendWallet, type WalletCall, WalletPlayer } from '../soak/wallet.ts';

const pauseUpToMs = 200;
const betweenAttemptsMs = 100;
const answerWithinMs = 10_000;
const smallestConversion = 1_000;

export interface Scene {
  readonly url: string;
  readonly vendorKey: string;
  /** One of the vendor's own games: another would be taken from the catalogue. */
  readonly game: string;
  readonly books: Books;
  /** The keys of the transfers that were accepted, as their callers count them. */
  readonly accepted: Set<string>;
}

/** A final result that differs from the expected one. */
export class WrongResult extends Error {}

interface Converted {
  readonly resultCode: string;
  readonly data?: { readonly entry: { readonly pointIdx: number } };
}

/**
 * One caller with one member: bets, wins and rollbacks as the vendor sends them, and conversions of points as the
 * member's browser does. Each action has its key, and one whose outcome is unknown is sent again until it has one.
 */
export class Caller {
  readonly #scene: Scene;
  readonly #person: Person;
  readonly #player: WalletPlayer;
  readonly #random: Random;

  constructor(scene: Scene, person: Person, seed: number) {
    this.#scene = scene;
    this.#person = person;
    this.#player = new WalletPlayer(person, scene.game);
    this.#random = new Random(seed);
  }

  async act(): Promise<void> {
    if (this.#random.below(4) === 0) await this.#convert();
    else await this.callWallet();
    await sleep(this.#random.below(pauseUpToMs));
  }

  /** `hurried` asks more often, for the one who measures when there is a response again. */
  async callWallet(hurried?: { betweenAttemptsMs: number; answerWithinMs: number }): Promise<void> {
    const { url, vendorKey, books } = this.#scene;
    const call: WalletCall = this.#player.next(this.#random);
    const isAccepted = books.accepts(call.transfer);
    const { status } = await sendWallet(url, vendorKey, call, hurried);
    const wanted = isAccepted ? 'RS_OK' : 'RS_ERROR_NOT_ENOUGH_MONEY';
    if (status !== wanted) throw new WrongResult(`${call.path} was ${status}, not ${wanted}`);
    if (!isAccepted) return;
    this.#book(call.transfer);
    this.#player.accepted(call);
  }

  async #convert(): Promise<void> {
    const movement = {
      holder: { siteId, memberId: this.#person.memberId },
      amount: amount(smallestConversion + this.#random.below(1_000)),
    };
    const body = { idempotencyKey: randomUUID(), amount: movement.amount };
    const { resultCode, data } = await this.#untilKnown('/api/point/change', body);
    if (resultCode !== '0' || data === undefined) throw new WrongResult(`a conversion was ${resultCode}`);
    this.#book(flows.pointConvert(movement, data.entry.pointIdx));
  }

  #book(transfer: Transfer): void {
    const { accepted, books } = this.#scene;
    if (accepted.has(transfer.key)) throw new WrongResult(`${transfer.flow} was accepted twice`);
    accepted.add(transfer.key);
    books.apply(transfer);
  }

  /** A lost response and a failure of the server leave the outcome unknown; too many requests changed nothing. */
  async #untilKnown(path: string, body: object): Promise<Converted> {
    const headers = {
      'content-type': 'application/json',
      authorization: 'hanpan-demo-site',
      token: this.#person.token,
    };
    for (;;) {
      try {
        const signal = AbortSignal.timeout(answerWithinMs);
        const response = await fetch(`${this.#scene.url}${path}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
          signal,
        });
        if (response.status < 500 && response.status !== 429) return (await response.json()) as Converted;
      } catch {
        // Indeterminate: it may have happened.
      }
      await sleep(betweenAttemptsMs);
    }
  }
}
