import type { Tx } from '@hanpan/db';
import { isOnResult } from '@hanpan/rules';
import { need } from '../../../kernel/need.ts';
import type { OfferedSelection } from '../placing/slip.ts';
import type { TakenBet } from '../placing/taken-bet.ts';
import type { BookEntries } from './entry-store.ts';
import {
  type LegSet,
  type MemberBookRows,
  type MemberDayBook,
  type MemberEventBook,
  memberBooks,
} from './member-book-store.ts';

const nameOf = (...parts: readonly (number | string)[]) => parts.join(' ');

/** What the members of a batch can win already, and the combinations that are bet on again. */
export class MemberBooks {
  readonly #rows: MemberBookRows;
  readonly #days: ReadonlyMap<string, MemberDayBook>;
  readonly #events: Map<string, MemberEventBook>;
  /** What can be won, by member and day, by member and event, and by set of legs: with what is reserved. */
  readonly #wins: Map<string, number>;

  private constructor(rows: MemberBookRows) {
    const { days, events, sets } = rows;
    this.#rows = rows;
    this.#days = new Map(days.map((each) => [dayName(each.memberId, each.day), each]));
    this.#events = new Map(events.map((each) => [eventName(each.memberId, each.eventId), each]));
    this.#wins = new Map([
      ...days.map((each) => [dayName(each.memberId, each.day), each.win] as const),
      ...events.map((each) => [eventName(each.memberId, each.eventId), each.win] as const),
      ...sets.map((each) => [setName(each.siteId, each.legs), each.win] as const),
    ]);
  }

  static async read(tx: Tx, bets: readonly TakenBet[]): Promise<MemberBooks> {
    const days = bets.map(({ judged: { slip }, day }) => ({ memberId: slip.memberId, day }));
    const events = bets.flatMap(({ judged: { slip, legs } }) =>
      legs.map((leg) => ({ memberId: slip.memberId, eventId: leg.event_id })),
    );
    const sets = bets.flatMap(setsOf);
    return new MemberBooks(
      await memberBooks(tx, {
        days: distinct(days, (each) => dayName(each.memberId, each.day)),
        events: distinct(events, (each) => eventName(each.memberId, each.eventId)),
        sets: distinct(sets, (each) => setName(each.siteId, each.legs)),
      }),
    );
  }

  /** As they were read, before any room was kept. */
  afresh(): MemberBooks {
    return new MemberBooks(this.#rows);
  }

  /** What the member of a bet can win already, and how much of the limits it is allowed. */
  of(bet: TakenBet) {
    const { slip, legs } = bet.judged;
    const day = need(this.#days.get(dayName(slip.memberId, bet.day)), 'the day of a member');
    const [set] = setsOf(bet);
    const eventWin = (leg: OfferedSelection) => this.#wins.get(eventName(slip.memberId, leg.event_id)) ?? 0;
    return {
      share: day.share,
      day: this.#wins.get(dayName(slip.memberId, bet.day)) ?? 0,
      events: new Map(legs.map((leg) => [leg.event_id, eventWin(leg)])),
      legSet: set === undefined ? 0 : (this.#wins.get(setName(set.siteId, set.legs)) ?? 0),
    };
  }

  /** Keeps the room of a bet, whether or not its stake is taken in the end. */
  reserve(bet: TakenBet): void {
    for (const [name, win] of winsOf(bet)) this.#wins.set(name, (this.#wins.get(name) ?? 0) + win);
  }

  /** What bets whose stakes were taken add to the counters. */
  entriesOf(bets: readonly TakenBet[]): Pick<BookEntries, 'memberEvents' | 'memberDays' | 'legSets'> {
    const wins = new Map<string, number>();
    for (const [name, win] of bets.flatMap(winsOf)) wins.set(name, (wins.get(name) ?? 0) + win);
    const winOf = (name: string) => wins.get(name) ?? 0;
    const events = new Map<string, MemberEventBook>();
    for (const { judged } of bets)
      for (const leg of judged.legs) {
        const name = eventName(judged.slip.memberId, leg.event_id);
        const book = this.#back(judged.slip.memberId, leg);
        events.set(name, { ...book, win: winOf(name) });
      }
    const days = distinct(
      bets.map(({ judged, day }) => ({ memberId: judged.slip.memberId, day })),
      (each) => dayName(each.memberId, each.day),
    );
    const sets = distinct(
      bets.flatMap((bet) => setsOf(bet).map((set) => ({ ...set, day: bet.day }))),
      (each) => setName(each.siteId, each.legs),
    );
    return {
      memberEvents: [...events.values()],
      memberDays: days.map((each) => ({ ...each, win: winOf(dayName(each.memberId, each.day)) })),
      legSets: sets.map((each) => ({ ...each, win: winOf(setName(each.siteId, each.legs)) })),
    };
  }

  /**
   * Notes which side of a market the member has taken, or that it may have taken another one before: of this market, or of one
   * beside it where who wins decides this one.
   */
  #back(memberId: number, leg: OfferedSelection): MemberEventBook {
    const name = eventName(memberId, leg.event_id);
    const book = this.#events.get(name) ?? {
      ...{ memberId, eventId: leg.event_id, win: 0, bothSides: false },
      ...{ markets: [], selections: [] },
    };
    const place = book.markets.indexOf(leg.market_id);
    const backed =
      place === -1
        ? {
            ...book,
            bothSides: book.bothSides || (book.markets.length > 0 && isOnResult(marketOf(leg))),
            markets: [...book.markets, leg.market_id],
            selections: [...book.selections, leg.id],
          }
        : { ...book, bothSides: book.bothSides || book.selections[place] !== leg.id };
    this.#events.set(name, backed);
    return backed;
  }
}

const marketOf = ({ kind, line_quarters }: OfferedSelection) => ({
  market: kind,
  lineQuarters: line_quarters,
});

const dayName = (memberId: number, day: string) => nameOf('day', memberId, day);
const eventName = (memberId: number, eventId: number) => nameOf('event', memberId, eventId);
const setName = (siteId: number, legs: string) => nameOf('legs', siteId, legs);

/** The set of its legs, where it has several. */
function setsOf({ judged, legSet }: TakenBet): LegSet[] {
  return legSet === undefined ? [] : [{ siteId: judged.slip.siteId, legs: legSet }];
}

/** What a bet adds to each of the counters that it stands in. */
function winsOf(bet: TakenBet): [string, number][] {
  const { memberId } = bet.judged.slip;
  return [
    [dayName(memberId, bet.day), bet.fullWin],
    ...setsOf(bet).map(({ siteId, legs }): [string, number] => [setName(siteId, legs), bet.fullWin]),
    ...bet.shares.map(({ leg, stakeAmount, payoutAmount }): [string, number] => [
      eventName(memberId, leg.event_id),
      payoutAmount - stakeAmount,
    ]),
  ];
}

function distinct<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [nameOf(item), item])).values()];
}
