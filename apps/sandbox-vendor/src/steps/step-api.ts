import type { SessionFigures, SpinResponse } from '../play/play-api.ts';

/** A round that is still being played: only what has been opened, nothing of what has not. */
export interface OpenRound {
  roundId: string;
  beganAtMs: number;
  stakeAmount: number;
  choice: unknown;
  acts: { act: unknown; outcome: unknown }[];
  /** What stopping now would pay, in hundredths of the stake. */
  worthHundredths: number;
  mayStop: boolean;
  /** The round ends by itself then, as the rules say. */
  closesAtMs: number;
  /** What the hidden part is made of: the seed itself is revealed when it is replaced. */
  proof: { serverSeedHash: string; clientSeed: string; nonce: number };
}

export type StepResponse =
  /** What is left after the stake is told with the opening alone: later it may be another balance, and null is sent. */
  | { kind: 'open'; round: OpenRound; balanceAmount: number | null; session: SessionFigures }
  /** No round was played yet. */
  | { kind: 'none'; session: SessionFigures }
  | SpinResponse;
