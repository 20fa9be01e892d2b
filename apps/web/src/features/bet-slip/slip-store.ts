import type { Amount } from '@hanpan/money';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import {
  agreeTo,
  type BetAnswer,
  type BetRequest,
  type OddsPolicy,
  type SlipLeg,
  type ToggleNote,
  toggleLeg,
} from './model.ts';

/** A bet that was sent and has no final result yet. It outlives a reload, so that its key does too. */
export interface Attempt {
  /** A slip may be seen by the next member on this tab; an attempt belongs to its member only. */
  readonly memId: string;
  readonly request: BetRequest;
}

export interface Confirmation {
  readonly memId: string;
  readonly answer: BetAnswer;
  /** What was sent: it comes back to the slip where the bet waited and was refused. */
  readonly sent?: readonly SlipLeg[];
}

interface SlipStore {
  readonly legs: readonly SlipLeg[];
  readonly stakeAmount: Amount | undefined;
  readonly policy: OddsPolicy;
  readonly attempt: Attempt | undefined;
  readonly confirmation: Confirmation | undefined;
  readonly note: ToggleNote;
  /** The server's text of the last refusal. */
  readonly refusal: string | undefined;
  readonly toggle: (leg: SlipLeg, maxLegs: number) => void;
  readonly remove: (selectionIds: readonly number[]) => void;
  readonly clear: () => void;
  /** Another bet in place of the one being made. */
  readonly fill: (legs: readonly SlipLeg[], stakeAmount: Amount) => void;
  readonly setStake: (stakeAmount: Amount | undefined) => void;
  readonly setPolicy: (policy: OddsPolicy) => void;
  readonly begin: (attempt: Attempt) => void;
  readonly accept: (confirmation: Confirmation) => void;
  readonly refuse: (message: string) => void;
  readonly forget: () => void;
  readonly follow: (change: (answer: BetAnswer) => BetAnswer) => void;
  readonly dismiss: () => void;
}

/** The slip, kept for the tab: a reload or a visit to the cash desk loses nothing. */
export const useSlip = create<SlipStore>()(
  persist(
    (set) => ({
      legs: [],
      stakeAmount: undefined,
      policy: 'review',
      attempt: undefined,
      confirmation: undefined,
      note: undefined,
      refusal: undefined,
      toggle: (leg, maxLegs) =>
        set((held) => ({ ...toggleLeg(held.legs, leg, maxLegs), refusal: undefined })),
      remove: (selectionIds) =>
        set((held) => ({
          legs: held.legs.filter((leg) => !selectionIds.includes(leg.selectionId)),
          note: undefined,
          refusal: undefined,
        })),
      clear: () => set({ legs: [], note: undefined, refusal: undefined }),
      fill: (legs, stakeAmount) =>
        set({ legs, stakeAmount, confirmation: undefined, note: undefined, refusal: undefined }),
      setStake: (stakeAmount) => set({ stakeAmount, refusal: undefined }),
      setPolicy: (policy) => set({ policy }),
      begin: (attempt) =>
        set((held) => ({
          attempt,
          legs: agreeTo(held.legs, attempt.request),
          note: undefined,
          refusal: undefined,
        })),
      accept: (confirmation) =>
        set(({ legs }) => ({
          confirmation: { ...confirmation, sent: legs },
          attempt: undefined,
          legs: [],
          note: undefined,
        })),
      refuse: (refusal) => set({ refusal, attempt: undefined }),
      forget: () => set({ attempt: undefined }),
      follow: (change) =>
        set(({ confirmation }) =>
          confirmation ? { confirmation: { ...confirmation, answer: change(confirmation.answer) } } : {},
        ),
      dismiss: () =>
        set(({ confirmation, legs }) => {
          const isRefused = confirmation?.answer.bet.refusal != null;
          const back = isRefused && legs.length === 0 ? (confirmation.sent ?? []) : legs;
          return { confirmation: undefined, legs: back };
        }),
    }),
    {
      name: 'hanpan-slip',
      version: 1,
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ legs, stakeAmount, policy, attempt }) => ({ legs, stakeAmount, policy, attempt }),
    },
  ),
);
