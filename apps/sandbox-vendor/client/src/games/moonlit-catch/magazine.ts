import type {
  MagazineBook,
  MagazineChoice,
  MagazineEvent,
  ShotOutcome,
} from '../../../../src/games/moonlit-catch/play-api.ts';
import type { StepsView } from '../../steps/steps-controller.ts';

/** What the last shot said of the magazine. */
export interface ToldMagazine {
  roundId: string;
  left: number;
  paidSoFar: number;
}

export interface MagazineView {
  roundId: string;
  bulletAmount: number;
  size: number;
  left: number;
  /** In bullets. */
  paid: number;
}

/** The loaded magazine: as the round says, or as the shots since then have told. */
export function magazineOf({ open }: StepsView, told: ToldMagazine | null): MagazineView | null {
  if (!open) return null;
  const { bulletAmount, size } = open.choice as MagazineChoice;
  const outcomes = open.acts.map(({ outcome }) => outcome as ShotOutcome);
  const fired = size - outcomes.length;
  // The later of the two: of a shot whose answer was lost only the round knows.
  const isTold = told?.roundId === open.roundId && told.left < fired;
  const left = isTold ? told.left : fired;
  const paid = isTold ? told.paidSoFar : outcomes.reduce((total, outcome) => total + outcome.paid, 0);
  return { roundId: open.roundId, bulletAmount, size, left, paid };
}

/** Every shot is fired and the round does not say so yet: nothing is left to be given back, and the page asks on. */
export function isSettling(magazine: MagazineView | null): boolean {
  return magazine?.left === 0;
}

export function eventOf(round: StepsView['ended']): MagazineEvent | undefined {
  return (round?.book as MagazineBook | undefined)?.events[0];
}
