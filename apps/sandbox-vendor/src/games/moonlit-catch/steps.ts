import { amount, scale } from '@hanpan/money';
import { z } from 'zod';
import type { Act, StepRules } from '../../steps/step-game.ts';
import type { MagazineBook, MagazineChoice, Shot, ShotOutcome } from './play-api.ts';
import { bulletAmounts, gameCode, idleMs, magazineSizes, mathVersion } from './rules.ts';

const choiceForm = z.strictObject({ bulletAmount: z.int(), size: z.int() });

type Past = readonly Act<Shot, ShotOutcome>[];

/** A magazine: its bullets are paid for together, and what they caught is paid together with those that were not fired. */
export const magazineSteps: StepRules<MagazineChoice, Shot, ShotOutcome, null> = {
  patienceMs: idleMs,
  readChoice(raw, stakeAmount) {
    const choice = choiceForm.safeParse(raw).data;
    if (!choice) return undefined;
    const isOffered =
      bulletAmounts.some((offered) => offered === choice.bulletAmount) &&
      magazineSizes.some((offered) => offered === choice.size);
    return isOffered && stakeAmount === choice.bulletAmount * choice.size ? choice : undefined;
  },
  // Shots come through the pond, which knows where the fish are.
  readAct: () => undefined,
  keyOf: () => '',
  seal: () => null,
  play: () => undefined,
  proofOf: (past) => past.flatMap(({ outcome }) => outcome.draws),
  mayStop: () => true,
  worthHundredths({ size }, past) {
    return Math.floor(((paidBullets(past) + size - past.length) * 100) / size);
  },
  book({ choice, past }, stakeAmount, ending): MagazineBook {
    const paid = paidBullets(past);
    const unfired = choice.size - past.length;
    return {
      gameCode,
      mathVersion,
      stakeAmount,
      events: [
        {
          type: 'magazine',
          ...choice,
          fired: past.length,
          unfired,
          paid,
          hits: past.flatMap(({ act, outcome }, shot) =>
            outcome.paid > 0 ? [{ shot, ...act, paid: outcome.paid }] : [],
          ),
          ending,
        },
      ],
      totalAmount: scale(amount(choice.bulletAmount), BigInt(paid + unfired), 1n),
      returnedAmount: scale(amount(choice.bulletAmount), BigInt(unfired), 1n),
    };
  },
};

export function paidBullets(past: Past): number {
  return past.reduce((total, { outcome }) => total + outcome.paid, 0);
}
