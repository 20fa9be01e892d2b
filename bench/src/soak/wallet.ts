import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { flows, type Transfer } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { signatureHeader, signBody } from '@hanpan/vendor-kit';
import { benchGame, type Person } from '../people.ts';
import { siteId } from './plan.ts';
import type { Random } from './random.ts';

const wonToWire = 100_000;
const vendorCode = 'cheongsa';
const patience = { betweenAttemptsMs: 100, answerWithinMs: 10_000 };

/** A call of the vendor, and the movement that it is in the ledger. */
export interface WalletCall {
  readonly path: 'bet' | 'win' | 'rollback';
  readonly body: Readonly<Record<string, unknown>>;
  readonly transfer: Transfer;
}

interface PlacedBet {
  readonly id: string;
  readonly round: string;
  readonly transfer: Transfer;
}

/** Calls of one player at the vendor: a bet, and for some bets a win or rollback. */
export class WalletPlayer {
  readonly #person: Person;
  readonly #game: string;
  readonly #open: PlacedBet[] = [];

  constructor(person: Person, game = benchGame) {
    this.#person = person;
    this.#game = game;
  }

  get holder() {
    return { siteId, memberId: this.#person.memberId };
  }

  next(random: Random): WalletCall {
    const { holder } = this;
    const bet = random.below(2) === 0 ? this.#open.shift() : undefined;
    const id = randomUUID();
    if (bet === undefined) {
      const sum = amount(1 + random.below(random.below(10) === 0 ? 200_000_000 : 5_000));
      const transfer = flows.vendorBet({ holder, amount: sum }, vendorCode, id);
      return this.#call('bet', id, { round: randomUUID(), amount: sum * wonToWire }, transfer);
    }
    const about = { round: bet.round, reference_transaction_uuid: bet.id };
    if (random.below(2) === 0) {
      const undone = flows.vendorRollback({ holder, amount: bet.transfer.amount }, vendorCode, bet.id);
      return this.#call('rollback', id, about, undone);
    }
    const sum = amount(1 + random.below(9_000));
    const transfer = flows.vendorWin({ holder, amount: sum }, vendorCode, id);
    return this.#call('win', id, { ...about, amount: sum * wonToWire }, transfer);
  }

  /** A bet that was accepted can be won or rolled back. */
  accepted({ path, body, transfer }: WalletCall): void {
    if (path !== 'bet') return;
    this.#open.push({ id: String(body.transaction_uuid), round: String(body.round), transfer });
  }

  #call(path: WalletCall['path'], id: string, more: object, transfer: Transfer): WalletCall {
    const body = {
      user: `hanpan-${this.#person.memberId}`,
      token: this.#person.gameToken,
      transaction_uuid: id,
      game_code: this.#game,
      currency: 'KRW',
      ...more,
    };
    return { path, body, transfer };
  }
}

export interface WalletResponse {
  readonly status: string;
  readonly balance: number;
}

/** Sends until the wallet responds: a lost response and a server failure are indeterminate. */
export async function sendWallet(
  url: string,
  privateKey: string,
  call: WalletCall,
  { betweenAttemptsMs, answerWithinMs } = patience,
): Promise<WalletResponse> {
  const raw = JSON.stringify({ ...call.body, request_uuid: randomUUID() });
  const headers = { 'content-type': 'application/json', [signatureHeader]: signBody(raw, privateKey) };
  for (;;) {
    try {
      const signal = AbortSignal.timeout(answerWithinMs);
      const path = `${url}/wallet/hub88/cheongsa/transaction/${call.path}`;
      const response = await fetch(path, { method: 'POST', headers, body: raw, signal });
      const answer = (await response.json()) as { status: string; balance?: number };
      const isUnknown = !response.ok || answer.status === 'RS_ERROR_UNKNOWN';
      if (!isUnknown) return { status: answer.status, balance: (answer.balance ?? 0) / wonToWire };
    } catch {
      // Indeterminate: it may have happened.
    }
    await sleep(betweenAttemptsMs);
  }
}
