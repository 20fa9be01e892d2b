import type { Amount, OddsMilli } from '@hanpan/money';
import { systemFault } from '@hanpan/rules';
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
  /** The legs of the request as they stood: what is pressed while it is being sent belongs to the next bet. */
  readonly sent?: readonly SlipLeg[] | undefined;
}

export interface Confirmation {
  readonly memId: string;
  readonly answer: BetAnswer;
  /** What was sent: it comes back to the slip where the bet waited and was refused, and so does how it was bet on. */
  readonly sent?: readonly SlipLeg[] | undefined;
  readonly size?: number | undefined;
}

interface Refusal {
  readonly memId: string;
  /** The server's text. */
  readonly text: string;
}

/** No bet of this member is taken before. */
interface Pause {
  readonly memId: string;
  /** On the server's clock. */
  readonly untilMs: number;
}

interface SlipStore {
  readonly legs: readonly SlipLeg[];
  readonly stakeAmount: Amount | undefined;
  /** How many legs each of several bets is to have; undefined for one bet on all of them. */
  readonly size: number | undefined;
  readonly policy: OddsPolicy;
  readonly attempt: Attempt | undefined;
  readonly confirmation: Confirmation | undefined;
  readonly note: ToggleNote;
  /** Of the last bet, until something else is done. */
  readonly refusal: Refusal | undefined;
  /** Unlike the refusal it does not go with the next change of the slip. */
  readonly pause: Pause | undefined;
  readonly toggle: (leg: SlipLeg, maxLegs: number) => void;
  readonly remove: (selectionIds: readonly number[]) => void;
  readonly clear: () => void;
  /** Another bet in place of the one being made. */
  readonly fill: (legs: readonly SlipLeg[], stakeAmount: Amount) => void;
  readonly setStake: (stakeAmount: Amount | undefined) => void;
  readonly setSize: (size: number | undefined) => void;
  readonly setPolicy: (policy: OddsPolicy) => void;
  readonly begin: (attempt: Attempt) => void;
  readonly accept: (confirmation: Confirmation) => void;
  readonly refuse: (refusal: Refusal, pause?: Pause) => void;
  readonly forget: () => void;
  readonly follow: (change: (answer: BetAnswer) => BetAnswer) => void;
  readonly dismiss: () => void;
  /** Closes the confirmation, and what was sent with it. */
  readonly drop: () => void;
  /** The refused slip again at these prices, by match, and at its stake. */
  readonly again: (prices: ReadonlyMap<number, OddsMilli>, stakeAmount: Amount) => void;
}

const isOf = (request: BetRequest, leg: SlipLeg) =>
  request.legs.some(({ selectionId }) => selectionId === leg.selectionId);

/** A repeat of an attempt is about the legs that it was first sent with; the slip may have others by then. */
function sentLegs({ attempt, legs }: SlipStore, request: BetRequest): readonly SlipLeg[] {
  const isRepeat = attempt?.request.idempotencyKey === request.idempotencyKey;
  const first = isRepeat ? attempt.sent : undefined;
  return first ?? agreeTo(legs, request).filter((leg) => isOf(request, leg));
}

/** What comes back stands before what was chosen since; of one game the later choice stays. */
function joined(back: readonly SlipLeg[], legs: readonly SlipLeg[]): readonly SlipLeg[] {
  return [...back.filter(({ eventId }) => !legs.some((leg) => leg.eventId === eventId)), ...legs];
}

/**
 * With other legs the chosen way of betting stays as long as there is one: what cannot be placed in that way is one bet on all of
 * them from then on, and the slip says so.
 */
function withLegs(
  { size }: Pick<SlipStore, 'size'>,
  legs: readonly SlipLeg[],
  note: ToggleNote,
): Pick<SlipStore, 'legs' | 'size' | 'note'> {
  if (size === undefined || systemFault(legs.length, size) === undefined) return { legs, size, note };
  return { legs, size: undefined, note: legs.length > 1 ? { kind: 'combined' } : note };
}

/** The slip, kept for the tab: a reload or a visit to the cash desk loses nothing. */
export const useSlip = create<SlipStore>()(
  persist(
    (set) => ({
      legs: [],
      stakeAmount: undefined,
      size: undefined,
      policy: 'review',
      attempt: undefined,
      confirmation: undefined,
      note: undefined,
      refusal: undefined,
      pause: undefined,
      toggle: (leg, maxLegs) =>
        set((held) => {
          const { legs, note } = toggleLeg(held.legs, leg, maxLegs);
          return { ...withLegs(held, legs, note), refusal: undefined };
        }),
      remove: (selectionIds) =>
        set((held) => {
          const legs = held.legs.filter((leg) => !selectionIds.includes(leg.selectionId));
          return { ...withLegs(held, legs, undefined), refusal: undefined };
        }),
      clear: () => set({ legs: [], size: undefined, note: undefined, refusal: undefined }),
      fill: (legs, stakeAmount) =>
        set({
          legs,
          stakeAmount,
          size: undefined,
          confirmation: undefined,
          note: undefined,
          refusal: undefined,
        }),
      setStake: (stakeAmount) => set({ stakeAmount, refusal: undefined }),
      setSize: (size) => set({ size, refusal: undefined }),
      setPolicy: (policy) => set({ policy }),
      begin: (attempt) =>
        set((held) => ({
          attempt: { ...attempt, sent: sentLegs(held, attempt.request) },
          legs: agreeTo(held.legs, attempt.request),
          note: undefined,
          refusal: undefined,
        })),
      accept: (confirmation) =>
        set(({ legs, attempt }) => ({
          confirmation: { ...confirmation, sent: attempt?.sent, size: attempt?.request.size },
          attempt: undefined,
          size: undefined,
          legs: attempt ? legs.filter((leg) => !isOf(attempt.request, leg)) : legs,
          note: undefined,
        })),
      refuse: (refusal, pause) => set({ refusal, pause, attempt: undefined }),
      forget: () => set({ attempt: undefined }),
      follow: (change) =>
        set(({ confirmation }) =>
          confirmation ? { confirmation: { ...confirmation, answer: change(confirmation.answer) } } : {},
        ),
      dismiss: () =>
        set(({ confirmation, legs, size, note }) => {
          const isRefused = confirmation?.answer.bets.every(({ refusal }) => refusal !== null) === true;
          if (!isRefused) return { confirmation: undefined };
          // Beside what was chosen since they are another slip.
          const way = { size: legs.length === 0 ? confirmation.size : size };
          return { confirmation: undefined, ...withLegs(way, joined(confirmation.sent ?? [], legs), note) };
        }),
      drop: () => set({ confirmation: undefined }),
      again: (prices, stakeAmount) =>
        set(({ confirmation }) => ({
          ...{ confirmation: undefined, refusal: undefined, note: undefined, stakeAmount },
          size: confirmation?.size,
          legs: (confirmation?.sent ?? []).map((leg) => ({
            ...leg,
            seenOddsMilli: prices.get(leg.eventId) ?? leg.seenOddsMilli,
          })),
        })),
    }),
    {
      name: 'hanpan-slip',
      version: 1,
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ legs, stakeAmount, size, policy, attempt }) => ({
        ...{ legs, stakeAmount, size, policy, attempt },
      }),
    },
  ),
);
