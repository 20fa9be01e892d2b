import type { Queryable } from '@hanpan/db';

/** How many of something there were, and how many of them a rule before and after would have concerned. */
export interface Counted {
  readonly total: number;
  readonly before: number;
  readonly after: number;
}

export interface Bounds {
  readonly minAmount: number;
  readonly maxAmount: number;
  /** One where amounts of any size are taken. */
  readonly unitAmount: number;
}

const outside = (amount: string, min: string, max: string, unit: string) =>
  `${amount} < ${min} or ${amount} > ${max} or ${amount} % ${unit} <> 0`;

function counted(row: Counted | undefined): Counted {
  if (row === undefined) throw new Error('a count without a row');
  return row;
}

const valuesOf = (before: Bounds, after: Bounds) => [
  before.minAmount,
  before.maxAmount,
  before.unitAmount,
  after.minAmount,
  after.maxAmount,
  after.unitAmount,
];

/** Approved deposits or withdrawals since then that the bounds would have refused. */
export async function refusedRequests(
  queryable: Queryable,
  { siteId, kind, since }: { siteId: number; kind: 'in' | 'out'; since: Date },
  before: Bounds,
  after: Bounds,
): Promise<Counted> {
  return counted(
    await queryable.row(
      `select count(*) as total, count(*) filter (where ${outside('amount', '$4', '$5', '$6')}) as before,
              count(*) filter (where ${outside('amount', '$7', '$8', '$9')}) as after
         from counted_cash where site_id = $1 and kind = $2 and processed_at > $3`,
      [siteId, kind, since, ...valuesOf(before, after)],
    ),
  );
}

/** The same of bets on sports. */
export async function refusedBets(
  queryable: Queryable,
  { siteId, since }: { siteId: number; since: Date },
  before: Bounds,
  after: Bounds,
): Promise<Counted> {
  return counted(
    await queryable.row(
      `select count(*) as total, count(*) filter (where ${outside('stake', '$3', '$4', '$5')}) as before,
              count(*) filter (where ${outside('stake', '$6', '$7', '$8')}) as after
         from bet where site_id = $1 and placed_at > $2 and member_id not in (select member_id from test_member)`,
      [siteId, since, ...valuesOf(before, after)],
    ),
  );
}

/** And on the mini games. */
export async function refusedMiniBets(
  queryable: Queryable,
  { siteId, since }: { siteId: number; since: Date },
  before: Bounds,
  after: Bounds,
): Promise<Counted> {
  return counted(
    await queryable.row(
      `select count(*) as total, count(*) filter (where ${outside('stake', '$3', '$4', '$5')}) as before,
              count(*) filter (where ${outside('stake', '$6', '$7', '$8')}) as after
         from history_minigame where site_id = $1 and started_at > $2
          and member_id not in (select member_id from test_member)`,
      [siteId, since, ...valuesOf(before, after)],
    ),
  );
}

/** Decisions about money since then that one operator would not have taken alone. */
export async function decisionsFor(
  queryable: Queryable,
  { siteId, since, before, after }: { siteId: number; since: Date; before: number; after: number },
): Promise<Counted> {
  return counted(
    await queryable.row(
      `select count(*) as total, count(*) filter (where amount >= $3) as before,
              count(*) filter (where amount >= $4) as after
         from money_decision where site_id = $1 and at > $2`,
      [siteId, since, before, after],
    ),
  );
}

/** Approved requests since then that took longer than was promised, in minutes. */
export async function lateRequests(
  queryable: Queryable,
  { siteId, since, before, after }: { siteId: number; since: Date; before: number; after: number },
): Promise<Counted> {
  return counted(
    await queryable.row(
      `select count(*) as total,
              count(*) filter (where processed_at - applied_at > make_interval(mins => $3)) as before,
              count(*) filter (where processed_at - applied_at > make_interval(mins => $4)) as after
         from counted_cash where site_id = $1 and processed_at > $2`,
      [siteId, since, before, after],
    ),
  );
}
