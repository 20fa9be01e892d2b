import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Amount } from '@hanpan/money';
import { type Draws, hmacWords } from '../../fair/draws.ts';
import { type Fraction, fraction } from '../../fair/fraction.ts';
import { drawsFrom } from '../../fair/reject.ts';
import type { SlotEvent } from '../slot-api.ts';
import { playTumbles, type TumbleRules } from './tumble-round.ts';
import { dealSeed, readWeightedRounds, roundAt, type WeightedRounds } from './weighted-rounds.ts';

/** A table of rounds as it stands in `data`. */
export interface RoundTable extends WeightedRounds {
  /** SHA-256 of the file: the same as before the first bet. */
  hash: string;
}

/** The bytes of the file, which players may have, too. `name` is the page of its game. */
export function roundTableFile(name: string): Buffer {
  return readFileSync(new URL(`../../../data/${name}.json`, import.meta.url));
}

export function readRoundTable(name: string): RoundTable {
  const bytes = roundTableFile(name);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { hash, ...readWeightedRounds(bytes.toString()) };
}

/** The draws of a dealt round: fixed by the rules' version and the number of the deal. */
export function dealDraws(mathVersion: string, deal: number): Draws {
  return drawsFrom(hmacWords(Buffer.from(mathVersion), dealSeed, deal));
}

/** One draw below the sum of the weights decides the round; the rules then play it as it was played for the table. */
export function playFromTable(
  draws: Draws,
  table: RoundTable,
  mathVersion: string,
  rules: TumbleRules,
  stakeAmount: Amount,
): { events: SlotEvent[]; totalAmount: number } {
  const round = roundAt(table, draws.below(table.totalWeight));
  const { events, totalAmount, hundredths } = playTumbles(
    dealDraws(mathVersion, round.deal),
    rules,
    stakeAmount,
  );
  if (hundredths !== round.hundredths) throw new Error(`deal ${round.deal} is not the round of the table`);
  return { events, totalAmount };
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
