import type { MarketPick } from '../settlement/market.ts';
import { LiabilityGrid, type Taken } from './liability-grid.ts';

/** A selection with the market that it belongs to. */
export type BookSelection = {
  readonly marketId: number;
  readonly selectionId: number;
  readonly pick: MarketPick;
};

export type TakenSelection = BookSelection & Taken;

/** The most that a selection, its market and its event may cost, in minor units. */
export type EventCaps = {
  readonly selectionAmount: number;
  readonly marketAmount: number;
  readonly eventAmount: number;
};

export type EventLimitName = 'selection' | 'market' | 'event';
export type Room = { readonly stakeAmount: number; readonly boundBy: EventLimitName };

/**
 * The open bets on one event, as they are while a batch of slips is decided: room for each allowed slip is reserved before the
 * next one is looked at, and those that were paid for are added in the end.
 *
 * Each scope of the match has a grid of its own outcomes, and the worst case of the event is the sum of the worst cases
 * of its scopes: exact where all bets are about one scope, and never too low where they are about several.
 */
export class EventBook {
  readonly #scopes = new Map<string, LiabilityGrid>();
  readonly #markets = new Map<number, LiabilityGrid>();
  readonly #selections = new Map<number, Taken>();
  readonly #reserved = new Map<number, number>();

  /** `further`: selections that may be added later. */
  constructor(taken: readonly TakenSelection[], further: readonly BookSelection[] = []) {
    const all = [...taken, ...further];
    for (const [scope, picks] of groups(all, ({ pick }) => scopeOf(pick)))
      this.#scopes.set(scope, new LiabilityGrid(picks));
    for (const [marketId, picks] of groups(all, (each) => each.marketId))
      this.#markets.set(marketId, new LiabilityGrid(picks));
    for (const each of taken) this.add(each);
  }

  /** A book of its own that stands as this one does: what is reserved in one of them is not in the other. */
  copy(): EventBook {
    const made = new EventBook([]);
    for (const [scope, grid] of this.#scopes) made.#scopes.set(scope, new LiabilityGrid(grid));
    for (const [marketId, grid] of this.#markets) made.#markets.set(marketId, new LiabilityGrid(grid));
    for (const [id, taken] of this.#selections) made.#selections.set(id, taken);
    for (const [id, amount] of this.#reserved) made.#reserved.set(id, amount);
    return made;
  }

  add({ marketId, selectionId, pick, stakeAmount, payoutAmount }: TakenSelection): void {
    const before = this.#selections.get(selectionId) ?? nothing;
    this.#selections.set(selectionId, {
      stakeAmount: before.stakeAmount + stakeAmount,
      payoutAmount: before.payoutAmount + payoutAmount,
    });
    const taken = { stakeAmount, payoutAmount };
    this.#markets.get(marketId)?.add(pick, taken);
    this.#scopes.get(scopeOf(pick))?.add(pick, taken);
  }

  /** Keeps room for a stake that has been allowed and may not be taken after all. */
  reserve({ marketId, selectionId, pick, stakeAmount, payoutAmount }: TakenSelection): void {
    const reserved = (this.#reserved.get(selectionId) ?? 0) + Math.max(0, payoutAmount - stakeAmount);
    this.#reserved.set(selectionId, reserved);
    const taken = { stakeAmount, payoutAmount };
    this.#markets.get(marketId)?.reserve(pick, taken);
    this.#scopes.get(scopeOf(pick))?.reserve(pick, taken);
  }

  /** What the house pays beyond the stakes at the worst outcome; below zero where it gains whatever happens. */
  worstAmount(): number {
    return [...this.#scopes.values()].reduce((sum, grid) => sum + grid.worstAmount(), 0);
  }

  /** The largest stake that may be taken on a selection, and the limit that stops it there. */
  roomFor({ marketId, selectionId, pick }: BookSelection, oddsMilli: number, caps: EventCaps): Room {
    const { stakeAmount, payoutAmount } = this.#selections.get(selectionId) ?? nothing;
    const reservedAmount = this.#reserved.get(selectionId) ?? 0;
    const leftMilli = 1000 * (caps.selectionAmount - (payoutAmount - stakeAmount) - reservedAmount);
    const scope = this.#scopes.get(scopeOf(pick));
    const market = this.#markets.get(marketId);
    if (scope === undefined || market === undefined)
      throw new RangeError(`selection ${selectionId} was not named when the book was opened`);
    let elsewhere = -scope.worstReservedAmount();
    for (const grid of this.#scopes.values()) elsewhere += grid.worstReservedAmount();
    const rooms: Room[] = [
      { boundBy: 'selection', stakeAmount: Math.max(0, Math.floor(leftMilli / (oddsMilli - 1000))) },
      { boundBy: 'market', stakeAmount: market.roomFor(pick, oddsMilli, caps.marketAmount) },
      { boundBy: 'event', stakeAmount: scope.roomFor(pick, oddsMilli, caps.eventAmount - elsewhere) },
    ];
    return rooms.reduce((least, room) => (room.stakeAmount < least.stakeAmount ? room : least));
  }
}

const nothing: Taken = { stakeAmount: 0, payoutAmount: 0 };

/** Rounds are counted apart from the result, and half-time/full-time is about two scores at once. */
function scopeOf({ market, scope }: MarketPick): string {
  if (market === 'HTFT') return market;
  return market === 'RND' ? 'points' : scope;
}

function groups<Key>(
  all: readonly BookSelection[],
  keyOf: (selection: BookSelection) => Key,
): Map<Key, MarketPick[]> {
  const found = new Map<Key, MarketPick[]>();
  for (const each of all) {
    const group = found.get(keyOf(each));
    if (group === undefined) found.set(keyOf(each), [each.pick]);
    else group.push(each.pick);
  }
  return found;
}
