import { z } from 'zod';
import type { StepRules } from '../../steps/step-game.ts';
import { magazineBook, paidBullets } from './magazine-book.ts';
import type { MagazineChoice, Shot, ShotOutcome } from './play-api.ts';
import { bulletAmounts, idleMs, magazineSizes } from './rules.ts';

const choiceForm = z.strictObject({ bulletAmount: z.int(), size: z.int() });

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
  book: ({ choice, past }, stakeAmount, ending) => magazineBook(choice, past, stakeAmount, ending),
};
