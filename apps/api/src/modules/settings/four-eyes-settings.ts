import type { Amount } from '@hanpan/money';
import type { FourEyesLimits } from '@hanpan/rules';
import { z } from 'zod';
import { amountField } from './amount-field.ts';

const won = amountField;

/** When an operator does not decide about money alone. None of it can be switched off, only raised. */
export const fourEyesSettings = {
  /** From this worth times count on, one decision needs a second operator. */
  fourEyesAmount: won.prefault(3_000_000),
  /** From this worth times count on, whoever moves it at the console has shown within minutes who it is. */
  stepUpAmount: won.prefault(3_000_000),
  /**
   * The same for the sums of what was decided alone within the last hours, what goes to members and what is taken from
   * them separately. Null is the limit of one decision, so that splitting it changes nothing.
   */
  fourEyesSums: z
    .object({
      windowHours: z.int().min(1).max(744).default(24),
      /** Adjustments, points and coupons of one operator. */
      operatorAmount: won.nullable().default(null),
      /** The same together with the deposits, or the withdrawals, that the operator approved. */
      operatorTotalAmount: won.prefault(50_000_000),
      /** All of it for one member, by whichever operators. */
      memberAmount: won.nullable().default(null),
    })
    .prefault({}),
};

export interface FourEyesRule {
  readonly limits: FourEyesLimits;
  readonly windowHours: number;
}

interface Settings {
  readonly fourEyesAmount: Amount;
  readonly fourEyesSums: z.output<(typeof fourEyesSettings)['fourEyesSums']>;
}

/** The rule of a site with nothing left open. */
export function fourEyesOf({ fourEyesAmount: single, fourEyesSums }: Settings): FourEyesRule {
  const { windowHours, operatorAmount, operatorTotalAmount, memberAmount } = fourEyesSums;
  return {
    windowHours,
    limits: {
      single,
      operator: operatorAmount ?? single,
      operatorTotal: operatorTotalAmount,
      member: memberAmount ?? single,
    },
  };
}
