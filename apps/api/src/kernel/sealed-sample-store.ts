import type { Queryable } from '@hanpan/db';

/** The newest value that was sealed under the application's secret: of a member, else of a vendor. */
export async function newestSealed(queryable: Queryable): Promise<Buffer | undefined> {
  const row = await queryable.row<{ sealed: Buffer }>(
    `(select phone_cipher as sealed from member order by id desc limit 1)
     union all
     (select our_key_sealed from vendor where our_key_sealed is not null order by id desc limit 1)
     limit 1`,
  );
  return row?.sealed;
}

/** The newest value that was sealed under the worker's secret. */
export async function newestWitnessSealed(queryable: Queryable): Promise<Buffer | undefined> {
  const row = await queryable.row<{ sealed: Buffer }>(
    `select k.sealed from draw_series s join draw_key k on k.series = s.series and k.holder = 'witness'
      where s.keys_apart order by s.announced_at desc limit 1`,
  );
  return row?.sealed;
}
