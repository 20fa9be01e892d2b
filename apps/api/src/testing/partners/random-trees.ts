import { amount } from '@hanpan/money';
import { siteDate } from '@hanpan/rules';
import { expect } from 'vitest';
import type { Outcome } from '../../modules/play/index.ts';
import { settle, settleAgain } from '../settlements.ts';
import { newKey, type World } from '../world.ts';
import { type BruteBet, losingOf, rollingOf } from './brute-force.ts';
import { Dice, growTree, type RandomTree } from './random-tree.ts';
import { rateAll } from './tree.ts';

const gameTypes = ['casino', 'hotelCasino', 'slot', 'mini', 'sports'] as const;
const startMs = Date.parse('2026-11-02T00:00:00Z');
const endMs = Date.parse('2026-11-13T00:00:00Z');
const dayMs = 86_400_000;
const zone = 'Asia/Seoul';

/** A site, how its jobs are run, and how much is played there. */
export interface Setting {
  readonly world: World;
  readonly persist: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly seed: number;
  readonly bets: number;
  readonly lot: number;
}

interface Period {
  readonly startDate: string;
  readonly endDate: string;
}

interface Played {
  readonly outcome: Outcome;
  readonly facts: BruteBet[];
}

function factOf(outcome: Outcome, parent: number, sign: 1 | -1, originMs: number): BruteBet {
  return {
    parent,
    placedMs: outcome.placedAt.getTime(),
    originDay: siteDate(originMs, zone),
    type: gameTypes.map(String).indexOf(outcome.gameType),
    sign,
    counted: outcome.counted,
    net: outcome.stake - outcome.returned - outcome.win,
  };
}

function randomOutcome(siteId: number, dice: Dice, memberId: number, index: number): Outcome {
  const placedMs = startMs + dice.below(endMs - startMs);
  const stake = dice.between(1, 90_000);
  const kind = dice.below(10);
  const returned = kind === 0 ? stake : 0;
  return {
    siteId,
    memberId,
    family: 'sports',
    reference: `random-${index}`,
    gameType: gameTypes[dice.below(5)] ?? 'sports',
    vendor: null,
    game: null,
    stake: amount(stake),
    counted: amount(stake - returned),
    eligible: null,
    returned: amount(returned),
    win: amount(kind > 5 ? dice.below(2 * stake) : 0),
    placedAt: new Date(placedMs),
    settledAt: new Date(placedMs + dice.below(3_600_000)),
  };
}

/** Bets of members at random moments, settled lot by lot as their families do. */
async function playAtRandom({ world, bets, lot }: Setting, dice: Dice, tree: RandomTree): Promise<Played[]> {
  const memberIds = [...tree.members.keys()];
  const played: Played[] = [];
  for (let done = 0; done < bets; done += lot) {
    const some = Array.from({ length: lot }, (_, index) => {
      const memberId = memberIds[dice.below(memberIds.length)] ?? 0;
      const outcome = randomOutcome(world.site.id, dice, memberId, done + index);
      const parent = tree.members.get(memberId) ?? 0;
      return { outcome, facts: [factOf(outcome, parent, 1, outcome.settledAt.getTime())] };
    });
    await settle(world, ...some.map(({ outcome }) => outcome));
    played.push(...some);
  }
  return played;
}

/** Every fiftieth is settled again, some of them as void. */
async function settleSomeAgain(
  { world, persist, lot }: Setting,
  dice: Dice,
  tree: RandomTree,
  played: readonly Played[],
  { from, settledAt }: { readonly from: number; readonly settledAt: (outcome: Outcome) => Date },
): Promise<void> {
  const again = played
    .filter((_, index) => index % 50 === from)
    .map(({ outcome, facts }) => {
      const isVoid = dice.below(2) === 0;
      const change = isVoid
        ? { counted: amount(0), returned: outcome.stake, win: amount(0) }
        : { win: amount(dice.below(100_000)) };
      const next = { ...outcome, ...change, settledAt: settledAt(outcome) };
      const parent = tree.members.get(outcome.memberId) ?? 0;
      const originMs = outcome.settledAt.getTime();
      facts.push(factOf(outcome, parent, -1, originMs), factOf(next, parent, 1, originMs));
      return next;
    });
  await settleAgain(world, ...again);
  await rateAll(world, lot, persist);
}

const factsOf = (played: readonly Played[]) => played.flatMap((each) => each.facts);
const sum = (values: Iterable<bigint>) => [...values].reduce((total, each) => total + each, 0n);

/** What each partner has of the bets, none of which gives more than the rate of its head. */
function rollingBelow(tree: RandomTree, facts: readonly BruteBet[]): Map<number, bigint> {
  const rolling = new Map<number, bigint>();
  for (const fact of facts) {
    const { parts, most } = rollingOf(tree, fact);
    for (const [partner, part] of parts) rolling.set(partner, (rolling.get(partner) ?? 0n) + part);
    const together = BigInt(fact.sign) * sum(parts.values());
    if (together > most) throw new Error(`${fact.counted} paid ${together} of ${most}`);
  }
  return rolling;
}

/** Comp and what is still to be booked to it, or taken from it, by partner. */
async function booksOf(world: World): Promise<Map<number, bigint>> {
  const rows = await world.database.rows<{ partner_id: number; amount: number }>(
    `select p.partner_id, (coalesce((select a.balance from ledger_account a join member m on m.comp_account = a.id where m.id = p.partner_id), 0)
       + coalesce((select sum(due) from commission_due d where d.partner_id = p.partner_id), 0))::bigint as amount
       from (select distinct partner_id from partner_path_step) p`,
  );
  return new Map(rows.map((row) => [row.partner_id, BigInt(row.amount)]));
}

/** The same from the raw facts by another query: the days are sums of them. */
function dayDifferences(world: World): Promise<{ differences: number } | undefined> {
  return world.database.row(
    `select count(*)::int as differences from (
       select path_id, game_type, sum(stake) as stake, sum(counted) as counted, sum(returned) as returned, sum(win) as win from commission_day group by 1, 2
       except
       select path_id, game_type, sum(sign * stake), sum(sign * counted), sum(sign * returned), sum(sign * win) from commission_fact group by 1, 2) x`,
  );
}

const inDays = (facts: readonly BruteBet[], { startDate, endDate }: Period) =>
  facts.filter(({ originDay }) => originDay >= startDate && originDay <= endDate);

async function settlePeriod({ world, persist, lot }: Setting, period: Period) {
  const operator = await world.operator();
  const { settlement } = await operator.call('/api/console/partner/settlementCompute', {
    idempotencyKey: newKey(),
    ...period,
  });
  const { settlementIdx, creditAmount } = settlement;
  const shares = await world.database.rows<{ partner_id: number; losing: number; correction: number }>(
    'select partner_id, losing, correction from partner_settlement_share where settlement_id = $1',
    [settlementIdx],
  );
  await operator.call('/api/console/partner/settlementConfirm', {
    idempotencyKey: newKey(),
    settlementIdx,
    creditAmount: amount(creditAmount),
  });
  await rateAll(world, lot, persist);
  const of = (field: 'losing' | 'correction') =>
    new Map(shares.map((row) => [row.partner_id, BigInt(row[field])]));
  return { settlement, losing: of('losing'), corrections: of('correction') };
}

const nonZero = (values: ReadonlyMap<number, bigint>) =>
  new Map([...values].filter(([, value]) => value !== 0n).sort(([a], [b]) => a - b));

const together = (...maps: readonly ReadonlyMap<number, bigint>[]) => {
  const sums = new Map<number, bigint>();
  for (const [key, value] of maps.flatMap((map) => [...map])) sums.set(key, (sums.get(key) ?? 0n) + value);
  return sums;
};

/** What partners have of bets in random trees is what brute force says, to the won, claw-back included. */
export async function expectBruteForce(setting: Setting): Promise<void> {
  const { world, persist, lot } = setting;
  const dice = new Dice(setting.seed);
  const tree = await growTree(world, dice, startMs, endMs);
  const played = await playAtRandom(setting, dice, tree);
  await settleSomeAgain(setting, dice, tree, played, {
    from: 0,
    settledAt: ({ settledAt }) => new Date(settledAt.getTime() + dice.between(1, 4) * dayMs),
  });
  const rolling = rollingBelow(tree, factsOf(played));
  expect(rolling.size).toBeGreaterThan(20);
  expect(nonZero(await booksOf(world))).toEqual(nonZero(rolling));
  expect(await dayDifferences(world)).toEqual({ differences: 0 });

  world.clock.set('2026-11-15T00:00:00.000Z');
  await rateAll(world, lot, persist);
  const period = { startDate: '2026-11-02', endDate: '2026-11-12' };
  const inPeriod = inDays(factsOf(played), period);
  const brute = losingOf(tree, inPeriod);
  const first = await settlePeriod(setting, period);
  expect(first.losing).toEqual(brute.paid);
  expect(sum(brute.paid.values())).toBeLessThanOrEqual(sum(brute.shares.values()));
  expect(first.settlement.netAmount).toBe(inPeriod.reduce((total, { sign, net }) => total + sign * net, 0));
  expect(first.settlement.losingAmount).toBeGreaterThan(0);

  // Others are settled again when their period was paid: the next settlement corrects it, up and down.
  world.clock.set('2026-11-16T00:00:00.000Z');
  await settleSomeAgain(setting, dice, tree, played, {
    from: 25,
    settledAt: () => new Date('2026-11-16T00:00:00.000Z'),
  });
  world.clock.set('2026-11-20T00:00:00.000Z');
  await rateAll(world, lot, persist);
  const next = { startDate: '2026-11-13', endDate: '2026-11-19' };
  const facts = factsOf(played);
  const now = losingOf(tree, inDays(facts, period));
  const second = await settlePeriod(setting, next);
  expect(nonZero(second.losing)).toEqual(nonZero(losingOf(tree, inDays(facts, next)).paid));
  expect(nonZero(together(first.losing, second.corrections))).toEqual(nonZero(now.paid));
  expect([...second.corrections.values()].some((each) => each < 0n)).toBe(true);
  expect(sum(now.paid.values())).toBeLessThanOrEqual(sum(now.shares.values()));

  // Everything that partners have: the rolling of all bets as they stand, and the losing of both periods.
  const all = together(rollingBelow(tree, facts), first.losing, second.losing, second.corrections);
  expect(nonZero(await booksOf(world))).toEqual(nonZero(all));
}
