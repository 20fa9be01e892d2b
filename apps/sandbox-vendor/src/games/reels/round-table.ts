import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Amount } from '@hanpan/money';
import { type Draws, hmacWords } from '../../fair/draws.ts';
import { type Fraction, fraction } from '../../fair/fraction.ts';
import { drawsFrom } from '../../fair/reject.ts';
import type { SlotEvent } from '../slot-api.ts';
import { playTumbles, type TumbleRules } from './tumble-round.ts';

/**
 * A game of tumbles cannot be counted through: there are too many grids. Instead it is played beforehand into a table of
 * rounds, each with what it returns and a whole weight, and the game is the draw from this table: its return is exact.
 * A round is stored as the number from which the rules deal it again.
 */
export interface RoundTable {
  /** SHA-256 of the file: the same as before the first bet. */
  hash: string;
  rounds: readonly { deal: number; hundredths: number; weight: number }[];
  totalWeight: number;
  /** Sum of the weights up to and including each round. */
  upTo: readonly number[];
}

export function readRoundTable(name: string): RoundTable {
  const bytes = readFileSync(new URL(`../../../data/${name}.json`, import.meta.url));
  const { rounds: rows } = JSON.parse(bytes.toString()) as { rounds: [number, number, number][] };
  const rounds = rows.map(([deal, hundredths, weight]) => ({ deal, hundredths, weight }));
  const upTo: number[] = [];
  let totalWeight = 0;
  for (const { weight } of rounds) {
    totalWeight += weight;
    upTo.push(totalWeight);
  }
  return { hash: createHash('sha256').update(bytes).digest('hex'), rounds, totalWeight, upTo };
}

/** The draws of a dealt round: fixed by the rules' version and the number of the deal. */
export function dealDraws(mathVersion: string, deal: number): Draws {
  return drawsFrom(hmacWords(Buffer.from(mathVersion), 'round table', deal));
}

/** One draw below the sum of the weights decides the round; the rules then play it as it was played for the table. */
export function playFromTable(
  draws: Draws,
  table: RoundTable,
  mathVersion: string,
  rules: TumbleRules,
  stakeAmount: Amount,
): { events: SlotEvent[]; totalAmount: number } {
  const round = table.rounds[placeOf(table.upTo, draws.below(table.totalWeight))];
  if (!round) throw new RangeError('a draw outside the table');
  const { events, totalAmount, hundredths } = playTumbles(
    dealDraws(mathVersion, round.deal),
    rules,
    stakeAmount,
  );
  if (hundredths !== round.hundredths) throw new Error(`deal ${round.deal} is not the round of the table`);
  return { events, totalAmount };
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

export function tableReturn({ rounds, totalWeight }: RoundTable): {
  total: Fraction;
  hits: Fraction;
  most: Fraction;
  mostHundredths: number;
} {
  const mostHundredths = Math.max(...rounds.map(({ hundredths }) => hundredths));
  const weightOf = (wanted: (hundredths: number) => boolean) =>
    rounds.reduce((sum, { hundredths, weight }) => sum + (wanted(hundredths) ? weight : 0), 0);
  const paid = rounds.reduce((sum, { hundredths, weight }) => sum + hundredths * weight, 0);
  return {
    total: fraction(paid, totalWeight * 100),
    hits: fraction(
      weightOf((hundredths) => hundredths > 0),
      totalWeight,
    ),
    most: fraction(
      weightOf((hundredths) => hundredths === mostHundredths),
      totalWeight,
    ),
    mostHundredths,
  };
}
