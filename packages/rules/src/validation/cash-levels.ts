import type { CashLimits } from './cash-desk.ts';

/** What the cash desk allows: limits and units of one request, and how long to wait before the next withdrawal. */
export type CashRules<Limits = CashLimits> = {
  readonly deposit: Limits;
  readonly withdrawal: Limits;
  readonly withdrawalRepeatMinutes: number;
};

/** What differs for one level; whatever it leaves out is the site's. */
export type CashRulesOfLevel<Limits = CashLimits> = {
  readonly deposit?: Partial<Limits> | undefined;
  readonly withdrawal?: Partial<Limits> | undefined;
  readonly withdrawalRepeatMinutes?: number | undefined;
};

/** The site's rules with those of the level laid over them, field by field. */
export function cashRulesOfLevel<Limits extends object>(
  site: CashRules<Limits>,
  levels: Readonly<Record<string, CashRulesOfLevel<Limits>>>,
  level: number,
): CashRules<Limits> {
  const own = levels[String(level)];
  return {
    deposit: { ...site.deposit, ...own?.deposit },
    withdrawal: { ...site.withdrawal, ...own?.withdrawal },
    withdrawalRepeatMinutes: own?.withdrawalRepeatMinutes ?? site.withdrawalRepeatMinutes,
  };
}
