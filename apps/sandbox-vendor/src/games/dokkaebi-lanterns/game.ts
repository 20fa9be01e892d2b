import { toBasisPoints } from '../../fair/fraction.ts';
import type { StepGame } from '../../steps/step-game.ts';
import { gameName } from './messages.ts';
import type { LanternsInfo } from './play-api.ts';
import { allReturns, returnBounds } from './returns.ts';
import {
  capHundredths,
  cellCount,
  gameCode,
  ladderOf,
  mathVersion,
  mineCounts,
  returnPercent,
  stakeAmounts,
} from './rules.ts';
import { lanternSteps } from './steps.ts';

const { least, greatest } = returnBounds();
const top = allReturns().reduce((best, each) =>
  each.multiplierHundredths > best.multiplierHundredths ? each : best,
);

export const dokkaebiLanterns: StepGame<LanternsInfo> = {
  category: 'Bomb Game',
  artPath: '/art/dokkaebi-lanterns.svg',
  steps: lanternSteps,
  returnBounds: { highest: toBasisPoints(greatest.return), lowest: toBasisPoints(least.return) },
  info: {
    code: gameCode,
    page: gameCode,
    name: gameName,
    family: 'bomb',
    product: 'arcade',
    mathVersion,
    stakeAmounts: [...stakeAmounts],
    minimumCycleMs: 5000,
    cellCount,
    ladders: mineCounts.map((mines) => ({ mines, multipliers: ladderOf(mines) })),
    capHundredths,
    returns: {
      exact: `${least.return.numerator}/${least.return.denominator}`,
      basisPoints: toBasisPoints(least.return),
      greatestBasisPoints: toBasisPoints(greatest.return),
      returnPercent,
      top: {
        mines: top.mines,
        multiplierHundredths: top.multiplierHundredths,
        every: Math.ceil(Number(top.survival.denominator) / Number(top.survival.numerator)),
      },
    },
  },
};
