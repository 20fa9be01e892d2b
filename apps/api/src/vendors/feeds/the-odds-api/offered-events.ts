/** An event that the feed has offered and whose result is not known yet. */
export interface OfferedEvent {
  readonly startsAtMs: number;
  /** In how many answers in a row it has been missing. */
  readonly missing: number;
  /** Whether it ever had prices: nothing else could have to stop. */
  readonly isPriced: boolean;
  readonly isStopped: boolean;
  readonly isOverdue: boolean;
}

export type OfferedEvents = ReadonlyMap<string, OfferedEvent>;

export const newlyOffered: Omit<OfferedEvent, 'startsAtMs'> = {
  missing: 0,
  isPriced: false,
  isStopped: false,
  isOverdue: false,
};

/** Before kick-off one answer without an event may be a slip; a running match that is gone is stopped at once. */
const missingBeforeStop = 2;

/**
 * The events after an answer about odds. `gone`: those whose markets have to stop because the feed does not offer them
 * any more, until the stop is noted (`isStopped`). An event that comes back is offered again by its prices.
 */
export function afterAnswer(
  offered: OfferedEvents,
  answered: ReadonlyMap<string, number>,
  nowMs: number,
): { readonly offered: OfferedEvents; readonly gone: readonly string[] } {
  const next = new Map<string, OfferedEvent>();
  const gone: string[] = [];
  for (const [event, known] of offered) {
    if (answered.has(event)) continue;
    const missing = known.missing + 1;
    const isGone = missing >= missingBeforeStop || known.startsAtMs <= nowMs;
    if (isGone && known.isPriced && !known.isStopped) gone.push(event);
    next.set(event, { ...known, missing });
  }
  for (const [event, startsAtMs] of answered) {
    const isOverdue = offered.get(event)?.isOverdue ?? false;
    next.set(event, { ...newlyOffered, startsAtMs, isPriced: true, isOverdue });
  }
  return { offered: next, gone };
}

/** Events that began so long ago that somebody has to look for their result; each is named once. */
export function overdueResults(
  offered: OfferedEvents,
  nowMs: number,
  overdueMs: number,
): { readonly offered: OfferedEvents; readonly overdue: readonly string[] } {
  const overdue = [...offered]
    .filter(([, { startsAtMs, isOverdue }]) => !isOverdue && nowMs - startsAtMs > overdueMs)
    .map(([event]) => event);
  if (overdue.length === 0) return { offered, overdue };
  const next = new Map(offered);
  for (const event of overdue) {
    const known = next.get(event);
    if (known !== undefined) next.set(event, { ...known, isOverdue: true });
  }
  return { offered: next, overdue };
}
