import { setTimeout as sleep } from 'node:timers/promises';
import { type PartnerRate, rateTypes } from '@hanpan/contract';
import { bookDue } from '../../modules/partner/commission/book-due.ts';
import { rateFacts } from '../../modules/partner/commission/rate-facts.ts';
import { insertRates, lockTree } from '../../modules/partner/tree/rates-store.ts';
import type { Person, World } from '../world.ts';

/** The same rolling and losing for every game type. */
export const sameRates = (rolling: number, losing: number): PartnerRate[] =>
  rateTypes.map((gameType) => ({ gameType, rollingBasisPoints: rolling, losingBasisPoints: losing }));

/** Sets rates of a partner as they are from this moment on; `day` null is no change of a day. */
export async function giveRates(world: World, partner: { key: number }, rolling: number, losing: number) {
  const at = world.clock.read.date();
  await world.database.transaction(async (tx) => {
    const row = await tx.row<{ site_id: number }>('select site_id from member where id = $1', [partner.key]);
    const siteId = row?.site_id ?? 0;
    await lockTree(tx, siteId);
    const of = (value: number) => rateTypes.map(() => value);
    const lists = { rolling: of(rolling), losing: of(losing) };
    await insertRates(tx, {
      siteId,
      partnerId: partner.key,
      day: null,
      ...lists,
      setBy: 'test',
      reason: '',
      at,
    });
  });
}

/** Head, branch, sub-branch, distributor and store below each other, with rates, and a member below the store. */
export async function fiveLevels(world: World): Promise<{ partners: Person[]; member: Person }> {
  const partners: Person[] = [];
  for (const [index, rank] of ['PTN_1', 'PTN_2', 'PTN_3', 'PTN_4', 'PTN_5'].entries()) {
    const above = partners.at(-1);
    const partner = await world.member({ rank, parentId: above?.key ?? null });
    await giveRates(world, partner, 200 - 30 * index, 4_000 - 700 * index);
    partners.push(partner);
  }
  const member = await world.member({ parentId: partners.at(-1)?.key ?? null });
  // Rates hold for what is placed after them.
  world.clock.advance(1_000);
  return { partners, member };
}

/** A head, a distributor and a store below each other, with rates of 2, 1.5 and 1 percent. */
export async function threeLevels(
  world: World,
): Promise<{ head: Person; distributor: Person; store: Person }> {
  const head = await world.member({ rank: 'PTN_1' });
  await giveRates(world, head, 200, 4_000);
  const distributor = await world.member({ rank: 'PTN_4', parentId: head.key });
  await giveRates(world, distributor, 150, 3_000);
  const store = await world.member({ rank: 'PTN_5', parentId: distributor.key });
  await giveRates(world, store, 100, 2_000);
  world.clock.advance(1_000);
  return { head, distributor, store };
}

type Persist = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Rates everything that was settled and books it, as the worker does. */
export async function rateAll(
  world: World,
  limit = 10_000,
  persist: Persist = (work) => work(),
): Promise<void> {
  // Transactions that other test files have open in the same cluster may delay it.
  while (!(await persist(() => rateFacts(world.services, limit)))) await sleep(20);
  await persist(() => bookDue({ ...world.services }, 500));
}
