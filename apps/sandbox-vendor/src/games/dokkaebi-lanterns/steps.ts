import { amount, scale } from '@hanpan/money';
import { z } from 'zod';
import { pick } from '../../fair/pick.ts';
import type { Act, StepRules } from '../../steps/step-game.ts';
import type { LanternsAct, LanternsBook, LanternsChoice, LanternsOutcome } from './play-api.ts';
import { cellCount, gameCode, ladderOf, mathVersion, stakeAmounts } from './rules.ts';

const choiceForm = z.strictObject({
  mines: z
    .int()
    .min(1)
    .max(cellCount - 1),
});
const actForm = z.strictObject({
  cell: z
    .int()
    .min(0)
    .max(cellCount - 1),
});

type Past = readonly Act<LanternsAct, LanternsOutcome>[];

const dayMs = 24 * 3_600_000;

/** The board is drawn from the round's seed before the first lantern is opened, and never again. */
export const lanternSteps: StepRules<LanternsChoice, LanternsAct, LanternsOutcome, readonly number[]> = {
  patienceMs: dayMs,
  readChoice(raw, stakeAmount) {
    if (!stakeAmounts.some((offered) => offered === stakeAmount)) return undefined;
    return choiceForm.safeParse(raw).data;
  },
  readAct: (raw) => actForm.safeParse(raw).data,
  keyOf: ({ cell }) => String(cell),
  seal: (draws, { mines }) => pick(draws, cellCount, mines).sort((one, other) => one - other),
  play({ choice, sealed, past }, { cell }) {
    const ladder = ladderOf(choice.mines);
    if (past.length >= ladder.length || past.some(({ outcome }) => !outcome.isSafe)) return undefined;
    const isSafe = !sealed.includes(cell);
    return { outcome: { isSafe }, ends: !isSafe || past.length + 1 === ladder.length };
  },
  mayStop: (past) => past.length > 0,
  worthHundredths: ({ mines }, past) => worth(mines, past),
  book({ choice, sealed, past }, stakeAmount, ending): LanternsBook {
    const multiplierHundredths = worth(choice.mines, past);
    const hit = past.find(({ outcome }) => !outcome.isSafe);
    return {
      gameCode,
      mathVersion,
      stakeAmount,
      events: [
        {
          type: 'board',
          mines: choice.mines,
          board: [...sealed],
          picks: past.filter(({ outcome }) => outcome.isSafe).map(({ act }) => act.cell),
          hit: hit?.act.cell ?? null,
          multiplierHundredths,
          ending,
        },
      ],
      totalAmount: scale(amount(stakeAmount), BigInt(multiplierHundredths), 100n),
      // Where no lantern was opened, nothing was at risk.
      returnedAmount: past.length === 0 ? stakeAmount : 0,
    };
  },
};

/** Nothing once a dokkaebi is awake; the stake itself while no lantern has been opened. */
function worth(mines: number, past: Past): number {
  if (past.some(({ outcome }) => !outcome.isSafe)) return 0;
  return past.length === 0 ? 100 : (ladderOf(mines)[past.length - 1] ?? 0);
}
