/** How far limits reach, for inputs and for whoever checks them. */
export const limitBounds = {
  /** So that three times of it (a trader's share) in basis points stays inside what a double holds exactly. */
  mostAmount: 100_000_000_000,
  /** A year before kick-off. */
  mostHours: 8_760,
  mostRules: 200,
} as const;
