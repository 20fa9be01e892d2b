export interface Runner {
  gate: number;
  horse: number;
  weight: number;
}

export interface Card {
  race: number;
  runners: Runner[];
  odds: Readonly<Record<string, number>>;
}

/** The server says what a round's card holds; it is this game's. */
export function cardOf(card: Readonly<Record<string, unknown>> | null | undefined): Card | null {
  return (card ?? null) as Card | null;
}

export interface Outcome extends Card {
  order: number[];
}

export function outcomeOf(outcome: Readonly<Record<string, unknown>> | null | undefined): Outcome | null {
  return (outcome ?? null) as Outcome | null;
}

export interface Summary {
  race: number;
  first: { gate: number; horse: number }[];
}

/** Colours of the gates, as jockeys wear them, and of what is written on them. */
export const silks: readonly (readonly [string, string])[] = [
  ['#f4ecdc', '#1c100b'],
  ['#23282c', '#f4ecdc'],
  ['#c73e2b', '#fff6e2'],
  ['#2f67ad', '#fff6e2'],
  ['#e8b64c', '#2a1608'],
  ['#2c7f66', '#fff6e2'],
  ['#e07f2c', '#2a1608'],
  ['#c95d8a', '#fff6e2'],
];
