/** How long a bet with a leg in play waits before it is decided, in milliseconds; a sport that is missing has `otherSports`. */
export type BetDelay = {
  readonly sports: Readonly<Record<string, number>>;
  readonly otherSports: number;
};

/** What an exchange publishes for its live bets: three seconds where play stops often, ten where a goal comes from nothing. */
export const defaultBetDelay: BetDelay = {
  sports: { football: 3_000, combat: 3_000, basketball: 5_000, tennis: 8_000 },
  otherSports: 10_000,
};

/** The longest delay of these sports, those of the legs that are in play; zero where none is. */
export function betDelayMs({ sports, otherSports }: BetDelay, liveSports: readonly string[]): number {
  return Math.max(
    0,
    ...liveSports.map((sport) =>
      Object.hasOwn(sports, sport) ? (sports[sport] ?? otherSports) : otherSports,
    ),
  );
}
