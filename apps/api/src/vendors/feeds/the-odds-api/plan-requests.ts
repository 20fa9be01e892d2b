import { soonMs } from '../price-state.ts';

/** What the planner knows of one sport of the feed. Times are milliseconds since the epoch. */
export interface SportNeed {
  readonly key: string;
  readonly hasScores: boolean;
  /** Credits of one question about odds: markets × regions. */
  readonly oddsCost: number;
  /** Kick-offs of the events without a result. */
  readonly kickOffsMs: readonly number[];
  /** When each was asked last; null: never. */
  readonly askedMs: {
    readonly events: number | null;
    readonly odds: number | null;
    readonly scores: number | null;
  };
}

/** What may still be spent. Null: no answer has said yet. */
export interface RequestBudget {
  readonly remaining: number | null;
  readonly renewsAtMs: number;
}

/** How often to ask at best. Milliseconds and credits. */
export interface PlanPolicy {
  /** Credits of one question about scores with those of the last days. */
  readonly scoresCost: number;
  /** The list of events costs nothing. */
  readonly eventsEveryMs: number;
  /** While a match runs. The provider itself looks every 40 s. */
  readonly liveEveryMs: number;
  /** In the hours before a kick-off (`soonMs`); before kick-off the provider looks every 60 s. */
  readonly soonEveryMs: number;
  /** Within a day. */
  readonly dayEveryMs: number;
  readonly laterEveryMs: number;
  readonly scoresEveryMs: number;
  /** A match that began longer ago is over and only its result is missing. */
  readonly longestMatchMs: number;
  /** Credits that only scores may use, so that what was bet can be settled. */
  readonly reserve: number;
}

export const defaultPlanPolicy: PlanPolicy = {
  scoresCost: 2,
  eventsEveryMs: 30 * 60_000,
  liveEveryMs: 40_000,
  soonEveryMs: 60_000,
  dayEveryMs: 15 * 60_000,
  laterEveryMs: 2 * 3_600_000,
  scoresEveryMs: 60_000,
  longestMatchMs: 4 * 3_600_000,
  reserve: 200,
};

export type Question = 'events' | 'odds' | 'scores';

export type Plan =
  | { readonly kind: 'ask'; readonly question: Question; readonly sport: string; readonly cost: number }
  | { readonly kind: 'wait'; readonly untilMs: number };

interface Candidate {
  readonly question: Question;
  readonly sport: string;
  readonly cost: number;
  readonly dueAtMs: number;
  /** How late it is, in its own intervals. */
  readonly urgency: number;
}

/**
 * What to ask next. Everything has an interval at which it would be asked if credits were free; where they would not
 * last until they are renewed, the intervals grow together by as much as is missing. So a small plan gives old prices,
 * which the age policy suspends, and never a month that ends on the tenth. Results come before prices.
 */
export function planRequests(
  needs: readonly SportNeed[],
  budget: RequestBudget,
  nowMs: number,
  policy: PlanPolicy,
): Plan {
  const candidates = needs.flatMap((need) => candidatesOf(need, needs, budget, nowMs, policy));
  const due = candidates.filter(({ dueAtMs }) => dueAtMs <= nowMs);
  const [first] = due.sort((a, b) => rank[a.question] - rank[b.question] || b.urgency - a.urgency);
  if (first !== undefined) {
    const { question, sport, cost } = first;
    return { kind: 'ask', question, sport, cost };
  }
  const untilMs = Math.min(budget.renewsAtMs, ...candidates.map(({ dueAtMs }) => dueAtMs));
  return { kind: 'wait', untilMs };
}

const rank: Readonly<Record<Question, number>> = { events: 0, scores: 1, odds: 2 };

function candidatesOf(
  need: SportNeed,
  needs: readonly SportNeed[],
  budget: RequestBudget,
  nowMs: number,
  policy: PlanPolicy,
): Candidate[] {
  const { scoresCost, eventsEveryMs, reserve } = policy;
  const { oddsCost } = need;
  const odds = paced(
    needs,
    budget,
    nowMs,
    (each) => each.oddsCost,
    reserve,
    (each) => oddsEveryMs(each, nowMs, policy),
  );
  const scores = paced(
    needs,
    budget,
    nowMs,
    () => scoresCost,
    0,
    (each) => scoresEveryMs(each, nowMs, policy),
  );
  const rows = [
    { question: 'events', cost: 0, everyMs: eventsEveryMs },
    { question: 'odds', cost: oddsCost, everyMs: odds(need) },
    { question: 'scores', cost: scoresCost, everyMs: scores(need) },
  ] as const;
  return rows.flatMap(({ question, cost, everyMs }) => {
    if (everyMs === undefined) return [];
    const askedMs = need.askedMs[question];
    const dueAtMs = askedMs === null ? nowMs : askedMs + everyMs;
    const urgency = askedMs === null ? Number.POSITIVE_INFINITY : (nowMs - askedMs) / everyMs;
    return [{ question, sport: need.key, cost, dueAtMs, urgency }];
  });
}

/**
 * The interval of a sport, stretched so that all sports together spend no more than what is left above the reserve.
 * Undefined: not to be asked at all now.
 */
function paced(
  needs: readonly SportNeed[],
  { remaining, renewsAtMs }: RequestBudget,
  nowMs: number,
  costOf: (need: SportNeed) => number,
  reserve: number,
  everyMs: (need: SportNeed) => number | undefined,
): (need: SportNeed) => number | undefined {
  if (remaining === null) return everyMs;
  const spendable = remaining - reserve;
  const wantedPerMs = needs.reduce((sum, need) => {
    const every = everyMs(need);
    return every === undefined ? sum : sum + costOf(need) / every;
  }, 0);
  const affordablePerMs = spendable / Math.max(1, renewsAtMs - nowMs);
  const stretch = affordablePerMs > 0 ? Math.max(1, wantedPerMs / affordablePerMs) : 1;
  return (need) => {
    const every = everyMs(need);
    return every === undefined || spendable < costOf(need) ? undefined : every * stretch;
  };
}

const dayMs = 24 * 3_600_000;

/** By the nearest match: one that runs before all others. */
function oddsEveryMs({ kickOffsMs }: SportNeed, nowMs: number, policy: PlanPolicy): number | undefined {
  const open = kickOffsMs.filter((startsAtMs) => nowMs - startsAtMs < policy.longestMatchMs);
  if (open.length === 0) return undefined;
  const nearestMs = Math.min(...open) - nowMs;
  if (nearestMs <= 0) return policy.liveEveryMs;
  if (nearestMs <= soonMs) return policy.soonEveryMs;
  return nearestMs <= dayMs ? policy.dayEveryMs : policy.laterEveryMs;
}

/**
 * As soon as a match has begun, until its result is there; ten times as rarely once it must be over. The first time in
 * any case: a match may have ended while nobody asked.
 */
function scoresEveryMs(
  { kickOffsMs, hasScores, askedMs }: SportNeed,
  nowMs: number,
  policy: PlanPolicy,
): number | undefined {
  const begun = kickOffsMs.filter((startsAtMs) => startsAtMs <= nowMs);
  if (!hasScores) return undefined;
  if (askedMs.scores === null) return policy.scoresEveryMs;
  if (begun.length === 0) return undefined;
  const isRunning = begun.some((startsAtMs) => nowMs - startsAtMs < policy.longestMatchMs);
  return policy.scoresEveryMs * (isRunning ? 1 : 10);
}
