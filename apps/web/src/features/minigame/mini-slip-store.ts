import type { MiniBet, MiniGame } from '@hanpan/contract';
import type { Amount } from '@hanpan/money';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { MiniBetRequest, Picked } from './model.ts';

/** A bet that was sent and has no final result yet. It outlives a reload, so that its key does too. */
export interface MiniAttempt {
  readonly memId: string;
  readonly request: MiniBetRequest;
}

interface MiniAccepted {
  readonly memId: string;
  readonly bet: MiniBet;
}

interface MiniRefusal {
  readonly memId: string;
  readonly game: MiniGame;
  readonly day: string;
  readonly round: number;
  /** The server's text. */
  readonly text: string;
}

interface MiniSlipStore {
  readonly picks: Partial<Record<MiniGame, Picked>>;
  readonly stakeAmount: Amount | undefined;
  readonly attempt: MiniAttempt | undefined;
  /** The bet that was accepted last, until something else is done. */
  readonly accepted: MiniAccepted | undefined;
  /** Of the last bet that was refused, until something else is done. */
  readonly refusal: MiniRefusal | undefined;
  readonly choose: (game: MiniGame, picked: Picked | undefined) => void;
  readonly setStake: (stakeAmount: Amount | undefined) => void;
  readonly begin: (attempt: MiniAttempt) => void;
  readonly accept: (accepted: MiniAccepted) => void;
  readonly refuse: (refusal: MiniRefusal) => void;
  readonly forget: () => void;
}

/** What is being bet on, a selection for each game; kept for the tab. */
export const useMiniSlip = create<MiniSlipStore>()(
  persist(
    (set) => ({
      picks: {},
      stakeAmount: undefined,
      attempt: undefined,
      accepted: undefined,
      refusal: undefined,
      choose: (game, picked) =>
        set(({ picks }) => ({
          picks: { ...picks, [game]: picked },
          accepted: undefined,
          refusal: undefined,
        })),
      setStake: (stakeAmount) => set({ stakeAmount, refusal: undefined }),
      begin: (attempt) => set({ attempt, accepted: undefined, refusal: undefined }),
      accept: (accepted) =>
        set(({ picks }) => ({
          accepted,
          attempt: undefined,
          picks: { ...picks, [accepted.bet.game]: undefined },
        })),
      refuse: (refusal) => set({ refusal, attempt: undefined }),
      forget: () => set({ attempt: undefined }),
    }),
    {
      name: 'hanpan-mini-slip',
      version: 2,
      // A selection of before was kept without the line that was read; an attempt keeps its key.
      migrate: (kept) => ({ ...(kept as MiniSlipStore), picks: {} }),
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ picks, stakeAmount, attempt }) => ({ picks, stakeAmount, attempt }),
    },
  ),
);
