import { type Amount, amount, subtract } from '@hanpan/money';
import { expect } from 'vitest';
import { type Outcome, recordResettlements, recordSettlements, sumDays } from '../modules/play/index.ts';
import { countDays, sumCosts, sumFacts, sumReturns } from '../modules/report/index.ts';
import type { TestSite } from './people.ts';
import type { World } from './world.ts';

type Figures = Partial<Record<'stake' | 'counted' | 'returned' | 'win', number>>;

/** The outcome of a bet or a round as its family would state it; what is not given counts in full and wins nothing. */
export function outcomeOf(
  world: World,
  member: { key: number },
  figures: Figures,
  more: Partial<Outcome> & { readonly site?: TestSite } = {},
): Outcome {
  const { site = world.site, ...given } = more;
  const of = (name: keyof Figures): Amount => amount(figures[name] ?? 0);
  const at = new Date(world.clock.read());
  return {
    siteId: site.id,
    memberId: member.key,
    family: 'sports',
    reference: `outcome-${world.next()}`,
    gameType: 'sports',
    vendor: null,
    game: null,
    stake: of('stake'),
    counted: figures.counted === undefined ? subtract(of('stake'), of('returned')) : of('counted'),
    eligible: null,
    returned: of('returned'),
    win: of('win'),
    placedAt: at,
    settledAt: at,
    ...given,
  };
}

/** Settles as a family does: the fact alone, without moving money. */
export async function settle(world: World, ...outcomes: readonly Outcome[]): Promise<void> {
  await world.database.transaction((tx) => recordSettlements(tx, outcomes));
}

/** Settles again what was settled before, with these figures. */
export async function settleAgain(world: World, ...outcomes: readonly Outcome[]): Promise<void> {
  await world.database.transaction((tx) => recordResettlements(tx, outcomes));
}

/**
 * Brings the days' sums up to the last fact. Transactions that other test files have open in the same cluster may delay
 * it.
 */
export async function sumAllDays(world: World, limit = 1_000): Promise<void> {
  await expect.poll(() => sumDays(world.services, limit)).toBe(true);
  await expect.poll(() => sumFacts(world.services, limit)).toBe(true);
  await expect.poll(() => sumReturns(world.services, limit)).toBe(true);
  await sumCosts(world.services, limit);
  await countDays(world.services, 1_000);
}
