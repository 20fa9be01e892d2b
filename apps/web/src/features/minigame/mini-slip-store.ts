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

interface MiniSlipStore {
  readonly picks: Partial<Record<MiniGame, Picked>>;
  readonly stakeAmount: Amount | undefined;
  readonly attempt: MiniAttempt | undefined;
  /** The bet that was accepted last, until something else is done. */
  readonly accepted: MiniBet | undefined;
  /** The server's text of the last refusal. */
  readonly refusal: string | undefined;
  readonly choose: (game: MiniGame, picked: Picked | undefined) => void;
  readonly setStake: (stakeAmount: Amount | undefined) => void;
  readonly begin: (attempt: MiniAttempt) => void;
  readonly accept: (bet: MiniBet) => void;
  readonly refuse: (message: string) => void;
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
      accept: (bet) =>
        set(({ picks }) => ({
          accepted: bet,
          attempt: undefined,
          picks: { ...picks, [bet.game]: undefined },
        })),
      refuse: (refusal) => set({ refusal, attempt: undefined }),
      forget: () => set({ attempt: undefined }),
    }),
    {
      name: 'hanpan-mini-slip',
      version: 1,
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ picks, stakeAmount, attempt }) => ({ picks, stakeAmount, attempt }),
    },
  ),
);
