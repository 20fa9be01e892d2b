/** What a member may limit for itself, and over which periods of the site's calendar. Money in minor units, time in minutes. */
export const ownLimitPeriods = {
  deposit: ['day', 'week', 'month'],
  stake: ['day', 'week', 'month'],
  loss: ['day', 'week', 'month'],
  time: ['day'],
} as const;

export type OwnLimitKind = keyof typeof ownLimitPeriods;
export type OwnLimitPeriod = 'day' | 'week' | 'month';

/** The limits that hold, by kind and period: `{ 'loss.day': 50000 }`. */
export type OwnLimits = { readonly [name in `${OwnLimitKind}.${OwnLimitPeriod}`]?: number };

export interface OwnLimitName {
  readonly kind: OwnLimitKind;
  readonly period: OwnLimitPeriod;
}

/** Every kind with each of its periods, in a fixed order. */
export const ownLimitNames: readonly OwnLimitName[] = (['deposit', 'stake', 'loss', 'time'] as const).flatMap(
  (kind) => ownLimitPeriods[kind].map((period) => ({ kind, period })),
);

interface NamedLimit extends OwnLimitName {
  readonly amount: number;
}

/** The limits that hold one by one, in the order of kinds and periods. */
export function listLimits(limits: OwnLimits | null): NamedLimit[] {
  return ownLimitNames.flatMap((name) => {
    const amount = limits?.[`${name.kind}.${name.period}`];
    return amount === undefined ? [] : [{ ...name, amount }];
  });
}

/** A limit as it stands, null where there is none, and what is to take its place. */
export interface StandingLimit {
  readonly amount: number | null;
  readonly wanted: { readonly amount: number | null; readonly fromMs: number } | null;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How long a member thinks about a limit that is to be less strict. */
export const coolingOffMs = dayMs;
/** After that it confirms, or the wish lapses: one that was made long ago is no second thought. */
export const confirmWithinMs = 7 * dayMs;

/** What is wanted and can still be confirmed, now or later; null where there is nothing, or no more. */
export function openWish({ wanted }: StandingLimit, atMs: number): StandingLimit['wanted'] {
  return wanted !== null && atMs < wanted.fromMs + confirmWithinMs ? wanted : null;
}

/**
 * The limit after a member has asked for `amount`, null for none. A stricter one holds at once, and so does staying with what
 * stands; both drop what was wanted. One that is less strict is wanted, from a day after it was asked for first.
 */
export function askForLimit(standing: StandingLimit, amount: number | null, atMs: number): StandingLimit {
  const isStricter = amount !== null && (standing.amount === null || amount <= standing.amount);
  if (isStricter || amount === standing.amount) return { amount, wanted: null };
  const wish = openWish(standing, atMs);
  if (wish !== null && wish.amount === amount) return { amount: standing.amount, wanted: wish };
  return { amount: standing.amount, wanted: { amount, fromMs: atMs + coolingOffMs } };
}

/** The limit after its wish was confirmed; undefined where nothing is wanted, not yet or no more. */
export function confirmLimit(standing: StandingLimit, atMs: number): StandingLimit | undefined {
  const wish = openWish(standing, atMs);
  return wish === null || wish.fromMs > atMs ? undefined : { amount: wish.amount, wanted: null };
}
