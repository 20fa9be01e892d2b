import type { ArtName } from '../../../src/games/slot-api.ts';
import type { PlayedRound } from '../../../src/play/play-api.ts';
import { cabinetView, type Opened } from '../cabinet/page.ts';
import type { CabinetView } from '../cabinet/view.ts';

export type WinTier = 'none' | 'quiet' | 'small' | 'big' | 'grand';

export interface RoundResult {
  roundId: string;
  stakeAmount: number;
  totalAmount: number;
  tier: WinTier;
}

/** What the line under the reels names; symbols are those of the rules. */
export type Ticker =
  | { kind: 'line'; line: number; symbol: string; count: number; amount: number }
  | { kind: 'scatter'; symbol: string; count: number; amount: number | null }
  | { kind: 'ways'; symbol: string; count: number; ways: number; amount: number }
  | { kind: 'more-spins'; added: number; amount: null };

/** A moment that covers the game; its texts are written by the game. */
export type Banner =
  | { kind: 'free-start'; art: ArtName; title: string; help: string }
  | { kind: 'free-end'; title: string; amount: number }
  | { kind: 'pot'; title: string; amount: number; isCelebrated: boolean }
  | { kind: 'win'; tier: 'big' | 'grand'; amount: number };

/** A feature: free spins, or coins that stay, where the index is how many fillings are left. */
export interface Feature {
  index: number;
  count: number | null;
  multiplier: number;
  runningAmount: number;
}

export interface SlotView extends CabinetView {
  result: RoundResult | null;
  ticker: Ticker | null;
  free: Feature | null;
  /** Tumbles in a row. */
  combo: { multiplier: number; runningAmount: number } | null;
  banner: Banner | null;
  /** How many ways the reels have that are shown, where that changes from spin to spin; null before the first. */
  ways: number | null;
  lastRound: PlayedRound | null;
}

export function slotView(opened: Opened): SlotView {
  const lastRound = opened.mode === 'play' ? opened.state.lastRound : opened.replay.round;
  return {
    ...cabinetView(opened),
    result: null,
    ticker: null,
    free: null,
    combo: null,
    banner: null,
    ways: null,
    lastRound,
  };
}

/** Where the stake is above the balance: the largest that fits, or null where none does. Undefined where it is not. */
export function fittingStake({
  game,
  stakeAmount,
  balanceAmount,
  mode,
}: SlotView): number | null | undefined {
  if (mode === 'replay' || balanceAmount === null || balanceAmount >= stakeAmount) return undefined;
  return game.stakeAmounts.findLast((stake) => stake <= balanceAmount) ?? null;
}

/** A return at or below the stake is shown and not celebrated. */
export function tierOf(totalAmount: number, stakeAmount: number): WinTier {
  if (totalAmount === 0) return 'none';
  if (totalAmount <= stakeAmount) return 'quiet';
  if (totalAmount < stakeAmount * 10) return 'small';
  return totalAmount < stakeAmount * 50 ? 'big' : 'grand';
}
