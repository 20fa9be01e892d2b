const dayMs = 86_400_000;

/** The longest month and the longest six months, so that a period is never shorter than the calendar's. */
const days = { day: 1, week: 7, month: 31, halfYear: 184 } as const;

/** When an exclusion ends that a member asks for now. */
export function exclusionEndsMs(period: keyof typeof days, nowMs: number): number {
  return nowMs + days[period] * dayMs;
}
