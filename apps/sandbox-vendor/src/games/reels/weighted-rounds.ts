/**
 * A game of tumbles cannot be counted through: there are too many grids. Instead it is played beforehand into a table of
 * rounds, each with what it returns and a whole weight, and the game is the draw from this table: its return is exact.
 * A round is stored as the number from which the rules deal it again. Read by the server that plays, and by a page that works a
 * finished round out again.
 */
export interface WeightedRounds {
  rounds: readonly WeightedRound[];
  totalWeight: number;
  /** Sum of the weights up to and including each round. */
  upTo: readonly number[];
}

export interface WeightedRound {
  deal: number;
  /** Of the stake. */
  hundredths: number;
  weight: number;
}

/** In the place of a player's seed where the words of a deal are made; its key is the version of the rules. */
export const dealSeed = 'round table';

/** From the text of a file of `data`. */
export function readWeightedRounds(text: string): WeightedRounds {
  const { rounds: rows } = JSON.parse(text) as { rounds: [number, number, number][] };
  const rounds = rows.map(([deal, hundredths, weight]) => ({ deal, hundredths, weight }));
  const upTo: number[] = [];
  let totalWeight = 0;
  for (const { weight } of rounds) {
    totalWeight += weight;
    upTo.push(totalWeight);
  }
  return { rounds, totalWeight, upTo };
}

/** The round that a value below the sum of the weights draws. Throws RangeError beyond it. */
export function roundAt({ rounds, upTo }: WeightedRounds, value: number): WeightedRound {
  const round = rounds[placeOf(upTo, value)];
  if (!round) throw new RangeError('a draw outside the table');
  return round;
}

/** The first round whose weights reach beyond the value. */
export function placeOf(upTo: readonly number[], value: number): number {
  let [low, high] = [0, upTo.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((upTo[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
