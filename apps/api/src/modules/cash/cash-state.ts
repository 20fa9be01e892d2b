/** The state of a request: requested, claimed by an operator, and then approved or rejected. */
export type CashState = 'asked' | 'claimed' | 'approved' | 'rejected';

/** The specification's numbers, used on the wire and in the tables only. */
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
