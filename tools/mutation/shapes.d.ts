/** A part of the pure core; see parts.mjs. */
export interface Part {
  readonly name: string;
  readonly tests: string;
  readonly code: readonly string[];
}

/** What is read of a report in the schema of mutation testing elements. Lines and columns begin with 1. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** A mutant that no test noticed: the lines that it touches, as they are and as they would be. */
export interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly code: string;
  readonly becomes: string;
  readonly isCovered: boolean;
}

/** A survivor that behaves as the code does, and why. */
export interface Equivalent {
  readonly file: string;
  readonly code: string;
  readonly becomes: string;
  readonly why: string;
}

export interface Counts {
  mutants: number;
  killed: number;
  survived: number;
  /** Of those that survived. */
  equivalent: number;
  /** Killed ones of 100, with two places. */
  score: number;
}
