/** What became of a request: asked for, taken into work by an operator, and then approved or rejected. */
export type CashState = 'asked' | 'claimed' | 'approved' | 'rejected';

/** The specification's numbers, which stand on the wire and in the tables, and nowhere else. */
export const numberOfState = {
  asked: 0,
  claimed: 2,
  approved: 1,
  rejected: -1,
} as const satisfies Record<CashState, number>;

type StateNumber = (typeof numberOfState)[CashState];

const stateOfNumber: Readonly<Record<StateNumber, CashState>> = {
  [numberOfState.asked]: 'asked',
  [numberOfState.claimed]: 'claimed',
  [numberOfState.approved]: 'approved',
  [numberOfState.rejected]: 'rejected',
};

export function stateOf(number: StateNumber): CashState {
  return stateOfNumber[number];
}

/** Whether the desk still has something to do. */
export function isOpen(state: CashState): boolean {
  return state === 'asked' || state === 'claimed';
}
