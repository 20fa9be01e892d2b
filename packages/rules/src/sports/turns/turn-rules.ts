import type { Scope } from '../../settlement/scope.ts';
import type { CountOutcome } from '../law/count-law.ts';
import { certainty } from '../match-model.ts';

/** What one turn of a side brings: whole parts of `certainty` for each number of points; the rest brings none. */
export type TurnTable = readonly { readonly points: number; readonly weight: number }[];

/** All that decides a match of turns, published before its prices. */
export type TurnRates = {
  readonly home: TurnTable;
  readonly away: TurnTable;
  /** The home side's share of shoot-outs, in parts of `certainty`. */
  readonly homeShootout: number;
};

export type OvertimeRules = {
  /** Turns of each side in one overtime. */
  readonly turns: number;
  /** After so many overtimes a level score stands; null plays on until it is broken. */
  readonly atMost: number | null;
  readonly seconds: number;
  /** Whether the score of the match counts it. */
  readonly counts: boolean;
  readonly suddenDeath: boolean;
};

/**
 * A sport in which the sides have the ball in turn: possessions of basketball and handball, drives of American
 * football, and shifts of half a minute in ice hockey. Every period has the same number of turns for each side.
 */
export type TurnRules = {
  /** The scopes of the periods, in order. */
  readonly periods: readonly Scope[];
  /** Turns of each side in one period. */
  readonly turns: number;
  readonly periodSeconds: number;
  /** How long a period really takes, stopped clock included. */
  readonly realSeconds: number;
  readonly breakSeconds: number;
  readonly overtime: OvertimeRules | null;
  readonly shootout: boolean;
};

/** A table with the turns that bring nothing. Throws RangeError for weights that are none. */
export function outcomesOfTurn(table: TurnTable): { readonly points: number; readonly weight: number }[] {
  const scoring = table.reduce((sum, { weight }) => sum + weight, 0);
  const sound = table.every(
    ({ weight, points }) => Number.isSafeInteger(weight) && weight >= 0 && points > 0,
  );
  if (!sound || scoring > certainty) throw new RangeError(`not a table of turns: ${JSON.stringify(table)}`);
  return [{ points: 0, weight: certainty - scoring }, ...table].filter(({ weight }) => weight > 0);
}

export function probabilitiesOfTurn(table: TurnTable): CountOutcome[] {
  return outcomesOfTurn(table).map(({ points, weight }) => ({ points, probability: weight / certainty }));
}

/** The periods that a scope is made of, as a range of positions; undefined where the sport has no such scope. */
export function periodsOf(
  { periods }: TurnRules,
  scope: Scope,
): readonly [from: number, to: number] | undefined {
  const single = periods.indexOf(scope);
  if (single >= 0) return [single, single + 1];
  const half = periods.length / 2;
  if (periods.length === 4 && scope === 'h1') return [0, half];
  if (periods.length === 4 && scope === 'h2') return [half, periods.length];
  return undefined;
}
