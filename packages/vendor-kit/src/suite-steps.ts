import type { ConformanceStep, ConformanceVector } from './conformance-vectors.ts';
import type { BadSignature } from './suite-signature.ts';

type PublishedMoney = Extract<ConformanceStep, { tx: string }>;

export type MoneyStep = Omit<PublishedMoney, 'do'> & {
  readonly do: PublishedMoney['do'] | 'correction';
  readonly signature?: BadSignature;
  /** The body has odd whitespace, and is signed as it is. */
  readonly spaced?: true;
  /** Said in a list of a round. */
  readonly listed?: true;
  /** Said by the other name that there is for a correction. */
  readonly otherName?: true;
};

/** Asks whether a session is known, and nothing of its money. */
interface CheckStep extends Omit<Extract<ConformanceStep, { do: 'balance' }>, 'do' | 'balance'> {
  readonly do: 'check';
}

/** Calls that are on their way together. What each is told depends on who is first, so all are judged as one. */
interface AtOnceStep {
  readonly do: 'at-once';
  readonly steps: readonly MoneyStep[];
}

export type SuiteStep = Exclude<ConformanceStep, PublishedMoney> | CheckStep | MoneyStep | AtOnceStep;

export interface SuiteVector extends Omit<ConformanceVector, 'steps'> {
  readonly steps: readonly SuiteStep[];
}

/** The steps of a vector, with those that come at once one after the other. */
export function plainSteps(steps: readonly SuiteStep[]): readonly Exclude<SuiteStep, AtOnceStep>[] {
  return steps.flatMap((each): readonly Exclude<SuiteStep, AtOnceStep>[] =>
    each.do === 'at-once' ? each.steps : [each],
  );
}

type More = Omit<Partial<MoneyStep>, 'do' | 'tx' | 'expect'>;

/** A step whose outcome the rules of the dialect give. */
const step = (name: MoneyStep['do'], tx: string, more: More = {}): MoneyStep => ({
  do: name,
  tx,
  ...more,
  expect: 'by-rules',
});
export const bet = (tx: string, amount: number, more: More = {}) => step('bet', tx, { amount, ...more });
export const win = (tx: string, reference: string, amount: number, more: More = {}) =>
  step('win', tx, { reference, amount, ...more });
export const undo = (tx: string, reference: string, more: More = {}) =>
  step('rollback', tx, { reference, ...more });
export const promo = (tx: string, amount: number, more: More = {}) =>
  step('promo', tx, { amount, round: tx, ...more });
export const correct = (tx: string, reference: string, amount: number, more: More = {}) =>
  step('correction', tx, { reference, amount, ...more });
export const atOnce = (...steps: readonly MoneyStep[]): AtOnceStep => ({ do: 'at-once', steps });
