import { type Tx, together } from '@hanpan/db';
import {
  type BookSelection,
  EventBook,
  type EventLimits,
  eventLimits,
  type LimitPolicy,
  type MarketPick,
  type StakeAllowed,
  stakeAllowed,
  stakeLimitsOf,
  stakeShare,
  type TakenSelection,
} from '@hanpan/rules';
import { need } from '../../../kernel/need.ts';
import { isLive, type JudgedSlip, type OfferedSelection, type SlipTerms } from '../placing/slip.ts';
import type { TakenBet } from '../placing/taken-bet.ts';
import { sumMoves } from './book-moves.ts';
import {
  type BookKey,
  type BookMove,
  lockKnownBooks,
  type OpenSelection,
  openBooks,
  openSelections,
  shownBooks,
} from './book-store.ts';
import { enterBets } from './entry-store.ts';
import { MemberBooks } from './member-books.ts';

interface OpenBook {
  readonly key: BookKey;
  readonly book: EventBook;
  readonly limits: EventLimits;
  readonly worstBefore: number;
}

/** An event with its first bet of the batch, and the legs that bets of the batch have on it. */
interface BookedEvent {
  readonly key: BookKey;
  readonly bet: TakenBet;
  readonly legs: OfferedSelection[];
}

const nameOf = ({ eventId, siteId }: BookKey) => `${siteId} ${eventId}`;

/** The market of a selection as the rules know it. */
export function pickOf(row: {
  readonly kind: MarketPick['market'];
  readonly scope: MarketPick['scope'];
  readonly lineQuarters: number | null;
  readonly pick: string;
}): MarketPick {
  return { market: row.kind, scope: row.scope, lineQuarters: row.lineQuarters, selection: row.pick };
}

const selectionOf = (leg: OfferedSelection): BookSelection => ({
  marketId: leg.market_id,
  selectionId: leg.id,
  pick: pickOf({ kind: leg.kind, scope: leg.scope, lineQuarters: leg.line_quarters, pick: leg.pick }),
});

interface Asked {
  readonly keys: readonly BookKey[];
  readonly bets: readonly TakenBet[];
  readonly how: 'locked' | 'shown';
}

async function readBooks(tx: Tx, { keys, bets, how }: Asked) {
  const read = () =>
    together([
      how === 'locked' ? lockKnownBooks(tx, keys) : shownBooks(tx, keys),
      openSelections(tx, keys),
      MemberBooks.read(tx, bets),
    ]);
  const found = await read();
  if (how === 'shown' || found[0].length === keys.length) return found;
  // A book that did not exist was not locked: what was read beside it may have changed since.
  await openBooks(tx, keys);
  return read();
}

/**
 * Everything that the slips of a batch are measured against. The books of their events are locked, so no other batch
 * takes a bet on one of them before this one has ended; those of the members are under the locks of the members.
 */
export class SlipBooks {
  readonly #read: readonly [string, OpenBook][];
  readonly #books: ReadonlyMap<string, OpenBook>;
  readonly #members: MemberBooks;

  private constructor(read: readonly [string, OpenBook][], members: MemberBooks) {
    this.#read = read;
    this.#books = new Map(read.map(([name, open]) => [name, { ...open, book: open.book.copy() }]));
    this.#members = members;
  }

  /** As they were read, before any room was kept. */
  afresh(): SlipBooks {
    return new SlipBooks(this.#read, this.#members.afresh());
  }

  /** Sends what it asks for at once: it may stand beside other statements in `together`. */
  static lock(tx: Tx, bets: readonly TakenBet[], nowMs: number): Promise<SlipBooks> {
    return SlipBooks.#readAll(tx, bets, nowMs, 'locked');
  }

  /** As they are now, for showing: nothing is locked, and nothing can be entered. */
  static show(tx: Tx, bets: readonly TakenBet[], nowMs: number): Promise<SlipBooks> {
    return SlipBooks.#readAll(tx, bets, nowMs, 'shown');
  }

  static async #readAll(tx: Tx, bets: readonly TakenBet[], nowMs: number, how: 'locked' | 'shown') {
    const legs = new Map<string, BookedEvent>();
    for (const bet of bets)
      for (const leg of bet.judged.legs) {
        const key = { eventId: leg.event_id, siteId: bet.judged.slip.siteId };
        const known = legs.get(nameOf(key));
        if (known === undefined) legs.set(nameOf(key), { key, bet, legs: [leg] });
        else known.legs.push(leg);
      }
    const keys = [...legs.values()].map(({ key }) => key);
    const [locked, selections, members] = await readBooks(tx, { keys, bets, how });
    const shares = new Map(locked.map((each) => [nameOf(each), each.traderShare]));
    const found = takenByEvent(selections);
    const openBook = ([name, { key, bet, legs: further }]: [string, BookedEvent]): [string, OpenBook] => {
      const taken = found.get(name) ?? [];
      const book = new EventBook(taken, further.map(selectionOf));
      const [first] = further;
      const limits = eventLimits(policyOf(bet.judged), {
        sport: first?.sport ?? '',
        untilStartMs: (first?.starts_at.getTime() ?? 0) - nowMs,
        traderShare: shares.get(name) ?? 10_000,
      });
      return [name, { key, book, limits, worstBefore: book.worstAmount() }];
    };
    return new SlipBooks([...legs].map(openBook), members);
  }

  /** The largest stake that the slip may have now, and the limit that stops it there. */
  allowed(bet: TakenBet): StakeAllowed {
    const { judged } = bet;
    const { legs, level } = judged;
    const days = legs.map((leg) => this.#bookOf(judged, leg).limits.memberDayAmount);
    const policy = { ...policyOf(judged), memberDayAmount: Math.min(...days) };
    const member = this.#members.of(bet);
    return stakeAllowed(
      legs.map((leg) => ({ ...selectionOf(leg), eventId: leg.event_id, oddsMilli: leg.odds_milli })),
      {
        events: new Map(legs.map((leg) => [leg.event_id, this.#bookOf(judged, leg)])),
        memberEvents: member.events,
        memberDay: member.day,
        legSet: member.legSet,
      },
      policy,
      stakeShare(policy, { level, profile: member.share }),
    );
  }

  /** Keeps the room of a slip that is allowed, whether or not its member turns out to have the money. */
  reserve(bet: TakenBet): void {
    this.#members.reserve(bet);
    for (const { leg, stakeAmount, payoutAmount } of bet.shares)
      this.#bookOf(bet.judged, leg).book.reserve({ ...selectionOf(leg), stakeAmount, payoutAmount });
  }

  /** Writes what was paid for. What a trader has taken may go beyond the limit of an event. */
  async enter(tx: Tx, bets: readonly TakenBet[], by: 'rule' | 'trader' = 'rule'): Promise<void> {
    const moves: BookMove[] = [];
    const changed = new Set<OpenBook>();
    for (const bet of bets) {
      for (const { leg, stakeAmount, payoutAmount } of bet.shares) {
        const open = this.#bookOf(bet.judged, leg);
        open.book.add({ ...selectionOf(leg), stakeAmount, payoutAmount });
        changed.add(open);
        moves.push({
          ...open.key,
          selectionId: leg.id,
          marketId: leg.market_id,
          bets: 1,
          stake: stakeAmount,
          payout: payoutAmount,
        });
      }
    }
    await enterBets(tx, {
      moves: sumMoves(moves),
      books: [...changed].map(({ key, book, limits, worstBefore }) => ({
        ...key,
        worst: book.worstAmount(),
        // A bet that makes no outcome worse is taken although an earlier limit has been lowered below what stands.
        limit: Math.max(limits.eventAmount, worstBefore, by === 'trader' ? book.worstAmount() : 0),
      })),
      ...this.#members.entriesOf(bets),
    });
  }

  #bookOf({ slip: { siteId } }: JudgedSlip<SlipTerms>, leg: OfferedSelection): OpenBook {
    return need(this.#books.get(nameOf({ eventId: leg.event_id, siteId })), 'the book of an event');
  }
}

/** The open selections of books as the rules know them, by site and event. */
export function takenByEvent(rows: readonly OpenSelection[]): Map<string, TakenSelection[]> {
  const found = new Map<string, TakenSelection[]>();
  for (const row of rows) {
    const { marketId, selectionId, stake: stakeAmount, payout: payoutAmount } = row;
    const taken = { marketId, selectionId, pick: pickOf(row), stakeAmount, payoutAmount };
    const group = found.get(nameOf(row));
    if (group === undefined) found.set(nameOf(row), [taken]);
    else group.push(taken);
  }
  return found;
}

function policyOf({ slip: { settings }, level, legs }: JudgedSlip<SlipTerms>): LimitPolicy {
  const { maxAmount } = stakeLimitsOf(settings.bet, { level, isLive: legs.some(isLive) });
  return { ...settings.liability, stakeAmount: maxAmount };
}
