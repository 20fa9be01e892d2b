import type { WalletRules } from './dialects/policy.ts';

/** A call of a vendor that may move money, in no dialect. Amounts in minor units. */
export interface Callback {
  readonly kind: 'bet' | 'win' | 'rollback' | 'promo' | 'correction';
  /** The vendor's id of this movement. */
  readonly id: string;
  /** The bet that it is about; a bet's own id, and nothing for a promotion. */
  readonly bet: string;
  readonly round: string;
  readonly amount: number;
}

export type CallbackStatus =
  | 'ok'
  | 'duplicate'
  | 'not-enough-money'
  | 'bet-missing'
  | 'rolled-back'
  | 'settled';

/** What is known of one bet, whether it came or was only spoken of. */
interface Story {
  stake: number | undefined;
  round: string | undefined;
  end: 'won' | 'returned' | 'never' | undefined;
  readonly waiting: Callback[];
}

export interface RoundSums {
  stake: number;
  win: number;
  returned: number;
}

/**
 * What a wallet must come to, written without looking at one: a bet has a story with one end, an id has one meaning, and
 * money moves only where a story goes on. Conformance runs and random histories are judged by it.
 */
export class CallbackModel {
  readonly #rules: WalletRules;
  readonly #meanings = new Map<string, string>();
  readonly #stories = new Map<string, Story>();
  /** The last rollback told what was told before, and its id means nothing yet. */
  #saidNothingNew = false;
  readonly rounds = new Map<string, RoundSums>();
  cash: number;

  constructor(rules: WalletRules, cash: number) {
    this.#rules = rules;
    this.cash = cash;
  }

  /** What the wallet must say to it; afterwards `cash` is what the player must have. */
  apply(callback: Callback): CallbackStatus {
    const meaning = JSON.stringify([callback.kind, callback.bet, callback.round, callback.amount]);
    const known = this.#meanings.get(callback.id);
    if (known !== undefined && known !== meaning) return 'duplicate';
    if (known !== undefined) return this.#again(callback);
    const status = this.#first(callback);
    const isKept = status === 'ok' || (status === 'bet-missing' && callback.kind === 'rollback');
    if (isKept && !this.#saidNothingNew) this.#meanings.set(callback.id, meaning);
    return status;
  }

  /** Whether it comes again, or ends what has that end already: asked before it is applied. */
  isAgain({ kind, id, bet }: Callback): boolean {
    if (this.#meanings.has(id)) return true;
    const end = this.#stories.get(bet)?.end;
    return (kind === 'win' && end === 'won') || (kind === 'rollback' && end === 'returned');
  }

  /** Whether a bet was rolled back before it came: it has to be refused, in a word that dialects leave open. */
  neverCame(bet: string): boolean {
    return this.#stories.get(bet)?.end === 'never';
  }

  /** A rollback of what never came is told the same each time. */
  #again({ kind, bet }: Callback): CallbackStatus {
    const isOfNothing = kind === 'rollback' && this.neverCame(bet);
    return isOfNothing && this.#rules.unknownRollback === 'refused' ? 'bet-missing' : 'ok';
  }

  #first(callback: Callback): CallbackStatus {
    this.#saidNothingNew = false;
    if (callback.kind === 'promo') return this.#pay(callback);
    if (callback.kind === 'correction') return this.#take(callback);
    const story = this.#stories.get(callback.bet) ?? {
      stake: undefined,
      round: undefined,
      end: undefined,
      waiting: [],
    };
    this.#stories.set(callback.bet, story);
    if (callback.kind === 'bet') return this.#bet(story, callback);
    if (callback.kind === 'win') return this.#win(story, callback);
    return this.#rollback(story);
  }

  #bet(story: Story, { amount, round }: Callback): CallbackStatus {
    if (story.end !== undefined) return 'rolled-back';
    if (amount > this.cash) return 'not-enough-money';
    this.cash -= amount;
    story.stake = amount;
    story.round = round;
    this.#sums(round).stake += amount;
    for (const waiting of story.waiting.splice(0)) {
      this.#pay(waiting);
      story.end = 'won';
    }
    return 'ok';
  }

  #win(story: Story, win: Callback): CallbackStatus {
    const { settles, winBeforeBet, winsPerBet } = this.#rules;
    if (settles === 'round') return this.#roundWin(win);
    if (story.stake === undefined) {
      if (winBeforeBet === 'refused') return 'bet-missing';
      if (story.end !== undefined) return 'rolled-back';
      story.waiting.push(win);
      return 'ok';
    }
    if (story.end === 'returned') return 'rolled-back';
    if (story.end === 'won' && winsPerBet === 'one') return 'settled';
    story.end = 'won';
    return this.#pay(win);
  }

  /** Where a win names a round and no bet, the round has its end once all that was staked in it is returned. */
  #roundWin(win: Callback): CallbackStatus {
    const sums = this.rounds.get(win.round);
    if (sums === undefined) return 'bet-missing';
    return sums.stake > 0 && sums.returned === sums.stake ? 'rolled-back' : this.#pay(win);
  }

  #rollback(story: Story): CallbackStatus {
    if (story.stake === undefined) {
      this.#saidNothingNew = story.end === 'never';
      story.end = 'never';
      return this.#rules.unknownRollback === 'accepted' ? 'ok' : 'bet-missing';
    }
    if (story.end === 'returned') {
      this.#saidNothingNew = true;
      return 'ok';
    }
    if (story.end === 'won') return 'settled';
    story.end = 'returned';
    this.cash += story.stake;
    this.#sums(story.round ?? '').returned += story.stake;
    return 'ok';
  }

  #pay({ amount, round }: Callback): 'ok' {
    this.cash += amount;
    this.#sums(round).win += amount;
    return 'ok';
  }

  /** What was won is less; it is no stake. */
  #take({ amount, round }: Callback): CallbackStatus {
    if (amount > this.cash) return 'not-enough-money';
    this.cash -= amount;
    this.#sums(round).win -= amount;
    return 'ok';
  }

  #sums(round: string): RoundSums {
    const sums = this.rounds.get(round) ?? { stake: 0, win: 0, returned: 0 };
    this.rounds.set(round, sums);
    return sums;
  }
}
