import { fraction, toBasisPoints } from '../../fair/fraction.ts';
import type { StepGame } from '../../steps/step-game.ts';
import { gameName } from './messages.ts';
import type { CatchInfo } from './play-api.ts';
import {
  bulletAmounts,
  fishKinds,
  gameCode,
  idleMs,
  magazineSizes,
  mathVersion,
  returnShare,
  seatIdleMs,
  shotsPerSecond,
} from './rules.ts';
import { catchChance, meanMultiplier } from './shoot.ts';
import { magazineSteps } from './steps.ts';

const { numerator, denominator } = returnShare;

export const moonlitCatch: StepGame<CatchInfo> = {
  category: 'Fishing Games',
  artPath: '/art/moonlit-catch.svg',
  steps: magazineSteps,
  info: {
    code: gameCode,
    page: gameCode,
    name: gameName,
    family: 'fishing',
    product: '1000',
    mathVersion,
    stakeAmounts: bulletAmounts.flatMap((bullet) => magazineSizes.map((size) => bullet * size)),
    minimumCycleMs: 5000,
    bulletAmounts: [...bulletAmounts],
    magazineSizes: [...magazineSizes],
    shotsPerSecond,
    idleMs,
    seatIdleMs,
    fish: fishKinds.map((fish) => {
      const mean = meanMultiplier(fish, []);
      return {
        name: fish.name,
        kind: fish.kind,
        multiplier: Number(mean.numerator) / Number(mean.denominator),
        chance: catchChance(mean),
        prizes: fish.kind === 'boss' ? fish.prizes.map((prize) => ({ ...prize })) : [],
      };
    }),
    returns: {
      exact: `${numerator}/${denominator}`,
      basisPoints: toBasisPoints(fraction(numerator, denominator)),
    },
  },
};
