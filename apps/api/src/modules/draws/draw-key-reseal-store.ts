import type { Queryable, Tx } from '@hanpan/db';
import type { SealedAnew, SealedRow } from '../../kernel/keys/sealed-place.ts';

/** The witness's keys may be under a secret of their own, or under that of the application. */
export interface KeyHolder {
  readonly holder: 'chain' | 'witness';
  /** Null: either. */
  readonly apart: boolean | null;
}

const matches = `substring(k.sealed for 8) <> $1 and k.holder = $2 and ($3::boolean is null or s.keys_apart = $3)`;

export async function countDrawKeys(
  queryable: Queryable,
  { holder, apart }: KeyHolder,
  prefix: Buffer,
): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) as count from draw_key k join draw_series s using (series) where ${matches}`,
    [prefix, holder, apart],
  );
  return row?.count ?? 0;
}

export function nextDrawKeys(
  queryable: Queryable,
  { holder, apart }: KeyHolder,
  prefix: Buffer,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<SealedRow[]> {
  return queryable.rows(
    `select k.series as key, array[k.sealed] as sealed from draw_key k join draw_series s using (series)
      where ${matches} and k.series > $4 order by k.series limit $5`,
    [prefix, holder, apart, after, limit],
  );
}

/** With its mark: that no key is used twice is seen among marks of one secret. */
export async function sealDrawKey(
  tx: Tx,
  holder: KeyHolder['holder'],
  { key, sealed: [before] }: SealedRow,
  after: SealedAnew | undefined,
): Promise<void> {
  await tx.run(
    'update draw_key set sealed = $4, mark = $5 where series = $1 and holder = $2 and sealed = $3',
    [key, holder, before, after?.sealed, after?.index],
  );
}
