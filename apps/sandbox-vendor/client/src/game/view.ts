import type {
  GameInfo,
  PlayError,
  PlayedRound,
  RefusalReason,
  SessionFigures,
  SymbolName,
} from '../../../src/play/play-api.ts';
import type { Lang } from '../messages.ts';

/** loading → ready ⇄ spinning → showing → ready; resolving: waiting for the operator; closed: the end. */
export type Phase = 'loading' | 'ready' | 'spinning' | 'showing' | 'resolving' | 'closed';

export type Notice =
  | { kind: 'refused'; reason: RefusalReason }
  | { kind: 'returned'; reason: RefusalReason | 'connection-lost' }
  | { kind: 'unresolved'; roundId: string }
  | { kind: 'win-waiting'; amount: number }
  | { kind: 'win-refused'; roundId: string };

export type WinTier = 'none' | 'quiet' | 'small' | 'big' | 'grand';

export interface RoundResult {
  roundId: string;
  stakeAmount: number;
  totalAmount: number;
  tier: WinTier;
}

export type Ticker =
  | { kind: 'line'; line: number; symbol: SymbolName; count: number; amount: number }
  | { kind: 'scatter'; count: number; amount: number };

export type Banner =
  | { kind: 'free-start'; count: number }
  | { kind: 'free-end'; amount: number }
  | { kind: 'win'; tier: 'big' | 'grand'; amount: number };

export interface FreeSpins {
  index: number;
  count: number;
  multiplier: number;
  runningAmount: number;
}

export interface View {
  phase: Phase;
  mode: 'play' | 'replay';
  closed: PlayError['error'] | 'unreachable' | null;
  lang: Lang;
  game: GameInfo | null;
  lobbyUrl: string | null;
  depositUrl: string | null;
  stakeAmount: number;
  balanceAmount: number | null;
  session: SessionFigures | null;
  /** Added to this computer's clock it gives the server's. */
  clockOffsetMs: number;
  reconnecting: boolean;
  resumed: boolean;
  notice: Notice | null;
  result: RoundResult | null;
  ticker: Ticker | null;
  free: FreeSpins | null;
  banner: Banner | null;
  lastRound: PlayedRound | null;
  sound: boolean;
}

export const firstView: View = {
  phase: 'loading',
  mode: 'play',
  closed: null,
  lang: 'ko',
  game: null,
  lobbyUrl: null,
  depositUrl: null,
  stakeAmount: 1000,
  balanceAmount: null,
  session: null,
  clockOffsetMs: 0,
  reconnecting: false,
  resumed: false,
  notice: null,
  result: null,
  ticker: null,
  free: null,
  banner: null,
  lastRound: null,
  sound: false,
};

/** A return at or below the stake is shown and not celebrated. */
export function tierOf(totalAmount: number, stakeAmount: number): WinTier {
  if (totalAmount === 0) return 'none';
  if (totalAmount <= stakeAmount) return 'quiet';
  if (totalAmount < stakeAmount * 10) return 'small';
  return totalAmount < stakeAmount * 50 ? 'big' : 'grand';
}
