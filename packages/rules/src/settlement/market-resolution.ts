import { type CancelWindow, isCancelledBy } from './cancel-window.ts';
import { type LegResult, voided } from './leg-result.ts';

/** `scouted` is what somebody at the ground saw, `confirmed` what stands in the protocol: both may come, and differ. */
export type Certainty = 'scouted' | 'confirmed';

/** What a feed says about the result of one market. `saidAtMs` is by the feed's clock, and alone gives the order. */
export type ResolutionMessage =
  | {
      readonly kind: 'settlement';
      readonly saidAtMs: number;
      readonly certainty: Certainty;
      /** By selection; undefined where the feed leaves it open. */
      readonly results: Readonly<Record<string, LegResult | undefined>>;
    }
  | { readonly kind: 'cancel'; readonly saidAtMs: number; readonly window: CancelWindow }
  /** Of the selections named, or of the whole market. */
  | {
      readonly kind: 'rollback-settlement';
      readonly saidAtMs: number;
      readonly selections: readonly string[] | 'all';
    }
  | { readonly kind: 'rollback-cancel'; readonly saidAtMs: number; readonly window: CancelWindow };

/** The latest that was said with one certainty; null where it was left open, or two messages of one instant disagree. */
type Said = { readonly atMs: number; readonly result: LegResult | null };

type SelectionState = Readonly<Partial<Record<Certainty, Said>>> & { readonly rolledBackAtMs: number };

type WindowState = {
  readonly window: CancelWindow;
  readonly cancelledAtMs: number;
  readonly rolledBackAtMs: number;
};

/** All that later messages can still bear on: it survives JSON and has the same value however the messages came. */
export type MarketResolution = {
  readonly selections: Readonly<Record<string, SelectionState>>;
  /** A rollback of the whole market, which also holds for selections that were never named. */
  readonly rolledBackAtMs: number;
  readonly cancels: Readonly<Record<string, WindowState>>;
};

const never = 0;

export const unresolved: MarketResolution = { selections: {}, rolledBackAtMs: never, cancels: {} };

/**
 * What is known after one more message. Messages may come in any order and any number of times: every part of the state
 * is the latest of its kind by the feed's clock, so the end is the same. A rollback undoes what was said up to its
 * instant; at one instant it comes last, because an open bet can be paid later and a paid one is hard to take back.
 */
export function resolveMarket(state: MarketResolution, message: ResolutionMessage): MarketResolution {
  switch (message.kind) {
    case 'settlement':
      return { ...state, selections: settled(state, message) };
    case 'rollback-settlement':
      return message.selections === 'all'
        ? pruned({ ...state, rolledBackAtMs: Math.max(state.rolledBackAtMs, message.saidAtMs) })
        : pruned({ ...state, selections: rolledBack(state, message.selections, message.saidAtMs) });
    case 'cancel':
      return withWindow(state, message.window, (before) => ({
        ...before,
        cancelledAtMs: Math.max(before.cancelledAtMs, message.saidAtMs),
      }));
    case 'rollback-cancel':
      return withWindow(state, message.window, (before) => ({
        ...before,
        rolledBackAtMs: Math.max(before.rolledBackAtMs, message.saidAtMs),
      }));
  }
}

export function marketResolution(messages: Iterable<ResolutionMessage>): MarketResolution {
  let state = unresolved;
  for (const message of messages) state = resolveMarket(state, message);
  return state;
}

/**
 * The result of a leg that was bet at an instant, or null while it is open. A cancellation that reaches the bet comes
 * before any result. A confirmed result comes before a scouted one, whenever each was said; where the operator pays on
 * confirmation only, a scouted one decides nothing.
 */
export function resolvedLeg(
  state: MarketResolution,
  bet: { readonly selection: string; readonly placedAtMs: number },
  least: Certainty = 'scouted',
): LegResult | null {
  const isCancelled = Object.values(state.cancels).some(
    (each) => each.cancelledAtMs > each.rolledBackAtMs && isCancelledBy(each.window, bet.placedAtMs),
  );
  if (isCancelled) return voided;
  const selection = stateOf(state, bet.selection);
  const said = selection.confirmed ?? (least === 'scouted' ? selection.scouted : undefined);
  return said?.result ?? null;
}

type Settlement = Extract<ResolutionMessage, { kind: 'settlement' }>;

function settled(state: MarketResolution, { saidAtMs, certainty, results }: Settlement) {
  const selections = { ...state.selections };
  for (const [name, result] of Object.entries(results)) {
    const before = stateOf(state, name);
    if (saidAtMs <= Math.max(before.rolledBackAtMs, state.rolledBackAtMs)) continue;
    selections[name] = {
      ...before,
      [certainty]: later(before[certainty], { atMs: saidAtMs, result: result ?? null }),
    };
  }
  return selections;
}

/** Two different results of one instant are no result: an operator has to look. */
function later(before: Said | undefined, now: Said): Said {
  if (before === undefined || now.atMs > before.atMs) return now;
  if (now.atMs < before.atMs || isSame(before.result, now.result)) return before;
  return { atMs: now.atMs, result: null };
}

function isSame(a: LegResult | null, b: LegResult | null): boolean {
  if (a === null || b === null || a.result !== 'dead-heat' || b.result !== 'dead-heat')
    return a?.result === b?.result;
  return a.shareNumerator * b.shareDenominator === b.shareNumerator * a.shareDenominator;
}

function rolledBack(state: MarketResolution, names: readonly string[], atMs: number) {
  const selections = { ...state.selections };
  for (const name of names) {
    const before = stateOf(state, name);
    selections[name] = { ...before, rolledBackAtMs: Math.max(before.rolledBackAtMs, atMs) };
  }
  return selections;
}

/** Forgets what a rollback has undone: it never comes back, since a rollback only ever reaches further. */
function pruned(state: MarketResolution): MarketResolution {
  const selections = Object.entries(state.selections).flatMap(([name, each]) => {
    const kept = keptOf(each, Math.max(each.rolledBackAtMs, state.rolledBackAtMs));
    return Object.keys(kept).length === 1 && each.rolledBackAtMs === never ? [] : [[name, kept] as const];
  });
  return { ...state, selections: Object.fromEntries(selections) };
}

function keptOf({ rolledBackAtMs, scouted, confirmed }: SelectionState, untilMs: number): SelectionState {
  return {
    rolledBackAtMs,
    ...(scouted && scouted.atMs > untilMs && { scouted }),
    ...(confirmed && confirmed.atMs > untilMs && { confirmed }),
  };
}

function stateOf({ selections }: MarketResolution, name: string): SelectionState {
  return Object.hasOwn(selections, name)
    ? (selections[name] ?? { rolledBackAtMs: never })
    : { rolledBackAtMs: never };
}

function withWindow(
  state: MarketResolution,
  window: CancelWindow,
  change: (before: WindowState) => WindowState,
): MarketResolution {
  const key = `${window.startsAtMs ?? ''}/${window.endsAtMs ?? ''}`;
  const before = state.cancels[key] ?? { window, cancelledAtMs: never, rolledBackAtMs: never };
  return { ...state, cancels: { ...state.cancels, [key]: change(before) } };
}
