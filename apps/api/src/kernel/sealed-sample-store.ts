import type { Queryable } from '@hanpan/db';
import type { SealUse } from './keys/key-table.ts';

export interface SealedSample {
  readonly use: SealUse;
  readonly sealed: Buffer;
}

/** The newest value that was sealed under the application's secret: of a member, else of a vendor. */
export function newestSealed(queryable: Queryable): Promise<SealedSample | undefined> {
  return queryable.row(
    `(select 'member.phone' as use, phone_cipher as sealed from member order by id desc limit 1)
     union all
     (select 'vendor.our-key', our_key_sealed from vendor where our_key_sealed is not null order by id desc limit 1)
     limit 1`,
  );
}

/** The newest value that was sealed under the worker's secret. */
export function newestWitnessSealed(queryable: Queryable): Promise<SealedSample | undefined> {
  return queryable.row(
    `select 'draw.witness' as use, k.sealed from draw_series s join draw_key k on k.series = s.series and k.holder = 'witness'
      where s.keys_apart order by s.announced_at desc limit 1`,
  );
}
