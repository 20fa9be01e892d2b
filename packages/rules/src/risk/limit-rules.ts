/** The amounts of one sport from so many hours before kick-off until the rule that is nearer to it. Net, in minor units. */
export type LimitRule = {
  /** `all` is for sports that have no rule of their own at that time. */
  readonly sport: string;
  readonly fromHours: number;
  readonly selectionAmount: number;
  readonly marketAmount: number;
  readonly eventAmount: number;
  readonly memberEventAmount: number;
  readonly memberDayAmount: number;
};

const hourMs = 3_600_000;

/** The rule that holds for an event; in play it is that of its last hours. Undefined where the shares of the policy decide. */
export function limitRuleOf(
  rules: readonly LimitRule[],
  { sport, untilStartMs }: { readonly sport: string; readonly untilStartMs: number },
): LimitRule | undefined {
  const untilMs = Math.max(0, untilStartMs);
  const fitting = rules
    .filter(({ fromHours }) => untilMs >= fromHours * hourMs)
    .toSorted((a, b) => b.fromHours - a.fromHours);
  return fitting.find((rule) => rule.sport === sport) ?? fitting.find((rule) => rule.sport === 'all');
}
