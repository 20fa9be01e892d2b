import fc from 'fast-check';
import type { Model, PersonName } from './model.ts';
import { operatorNames, personNames } from './model.ts';
import type { Real } from './real.ts';

type Run = (model: Model, real: Real) => Promise<void>;

/** One operation of a sequence. Everything is compared after each. */
export class Act implements fc.AsyncCommand<Model, Real> {
  readonly #label: string;
  readonly #shown: PersonName;
  readonly #run: Run;

  constructor(label: string, shown: PersonName, run: Run) {
    this.#label = label;
    this.#shown = shown;
    this.#run = run;
  }

  /** An impossible operation must be refused, and the refusal is what is checked. */
  check(): boolean {
    return true;
  }

  async run(model: Model, real: Real): Promise<void> {
    try {
      await this.#run(model, real);
      await real.expectSame(model, this.#shown);
    } catch (error) {
      throw new Error(`${this.#label}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }

  toString(): string {
    return this.#label;
  }
}

/** Acts of one name: any of them, or a given one. */
export interface ActKind<Args> {
  readonly arbitrary: fc.Arbitrary<Act>;
  readonly of: (args: Args) => Act;
}

/** A choice for each argument, and what is done with them. */
export function actOf<Args extends { person: PersonName }>(
  name: string,
  args: { [Key in keyof Args]: fc.Arbitrary<Args[Key]> },
  run: (model: Model, real: Real, args: Args) => Promise<void>,
): ActKind<Args> {
  const of = (given: Args) =>
    new Act(`${name} ${JSON.stringify(given)}`, given.person, (model, real) => run(model, real, given));
  const drawn = fc.record(args as unknown as Record<string, fc.Arbitrary<unknown>>);
  return { arbitrary: drawn.map((given) => of(given as Args)), of };
}

export const person = fc.constantFrom(...personNames);
export const below = fc.constantFrom('first' as const, 'second' as const);
export const operator = fc.constantFrom(...operatorNames);
export const index = fc.nat(1_000);
/** Wrong ones too: below the minimum, no whole unit, above the maximum. */
export const deskAmount = fc.constantFrom<number>(
  10_000,
  20_000,
  50_000,
  50_000,
  120_000,
  400_000,
  5_000,
  15_500,
  600_000,
);
export const smallAmount = fc.integer({ min: 1, max: 60_000 });
