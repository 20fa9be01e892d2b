import { meeting } from '../schedule.ts';
import type { GoalWeights } from './rules.ts';

export interface Team {
  id: string;
  attack: number;
  defence: number;
}

/** The twelve villages of the cup. Attack and defence are steps on the ladder of goal weights. */
const teams: readonly Team[] = [
  { id: 'haetae', attack: 3, defence: 2 },
  { id: 'magpie', attack: 2, defence: 3 },
  { id: 'celadon', attack: 3, defence: 1 },
  { id: 'tiger', attack: 4, defence: 1 },
  { id: 'crane', attack: 1, defence: 3 },
  { id: 'turtle', attack: 1, defence: 4 },
  { id: 'plum', attack: 2, defence: 2 },
  { id: 'drum', attack: 2, defence: 1 },
  { id: 'moon', attack: 4, defence: 2 },
  { id: 'wind', attack: 1, defence: 2 },
  { id: 'lantern', attack: 3, defence: 3 },
  { id: 'pine', attack: 0, defence: 2 },
];

/** Goal weights by step, from 0.75 expected goals to 2.2: frozen whole numbers, each row a million together. */
const goalWeights: readonly GoalWeights[] = [
  [472_367, 354_275, 132_853, 33_213, 6227, 934, 117, 13, 1, 0],
  [406_569, 365_913, 164_661, 49_398, 11_115, 2001, 300, 39, 4, 0],
  [349_938, 367_435, 192_903, 67_516, 17_723, 3722, 651, 98, 13, 1],
  [301_195, 361_433, 216_860, 86_744, 26_023, 6246, 1249, 214, 32, 4],
  [259_241, 349_974, 236_233, 106_305, 35_878, 9687, 2180, 420, 71, 11],
  [223_134, 334_695, 251_021, 125_511, 47_067, 14_120, 3530, 756, 142, 24],
  [192_059, 316_882, 261_428, 143_785, 59_311, 19_573, 5383, 1269, 262, 48],
  [165_317, 297_538, 267_784, 160_671, 72_302, 26_029, 7809, 2008, 452, 90],
  [135_381, 270_671, 270_671, 180_447, 90_224, 36_089, 12_030, 3437, 859, 191],
  [110_903, 243_767, 268_144, 196_639, 108_151, 47_587, 17_448, 5484, 1508, 369],
];

export interface Match {
  home: Team;
  away: Team;
  homeWeights: GoalWeights;
  awayWeights: GoalWeights;
}

/** Who meets in a round, with the goal weights of both. Playing at home is worth one step. */
export function matchOf(number: number): Match {
  const { home, away } = meeting(teams, number);
  return {
    home,
    away,
    homeWeights: weightsAt(5 + home.attack - away.defence),
    awayWeights: weightsAt(4 + away.attack - home.defence),
  };
}

function weightsAt(step: number): GoalWeights {
  const weights = goalWeights[Math.max(0, Math.min(goalWeights.length - 1, step))];
  if (!weights) throw new RangeError(`no goal weights ${step}`);
  return weights;
}
