import type {
  GameInfo,
  PlayError,
  PlayedRound,
  SessionFigures,
  Unplayed,
} from '../../../src/play/play-api.ts';
import type { Lang } from '../messages/texts.ts';

/** loading → ready ⇄ spinning → showing → ready; resolving: waiting for the operator; closed: the end. */
export type Phase = 'loading' | 'ready' | 'spinning' | 'showing' | 'resolving' | 'closed';

export type ClosedReason = PlayError['error'] | 'unreachable';

export type Notice =
  | Unplayed
  | { kind: 'win-waiting'; amount: number }
  | { kind: 'win-refused'; roundId: string };

/** What the parts around every game show: money, time, notices. A game's own view extends it. */
export interface CabinetView {
  phase: Phase;
  mode: 'play' | 'replay';
  closed: ClosedReason | null;
  /** The round that is looked at again. */
  replayed: Pick<PlayedRound, 'roundId' | 'playedAtMs'> | null;
  lang: Lang;
  game: GameInfo;
  lobbyUrl: string | null;
  depositUrl: string | null;
  /** Played without money. */
  isDemo: boolean;
  stakeAmount: number;
  balanceAmount: number | null;
  session: SessionFigures | null;
  /** Added to this computer's clock it gives the server's. */
  clockOffsetMs: number;
  reconnecting: boolean;
  resumed: boolean;
  notice: Notice | null;
  sound: boolean;
}

/** No round begins here any more: the lobby is next. */
export const leadsToLobby = (reason: string): boolean =>
  reason === 'session-ended' || reason === 'game-closed';
