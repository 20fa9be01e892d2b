import type { Tx } from '@hanpan/db';

export interface CodeWords {
  readonly nameKo: string;
  readonly nameEn: string;
  readonly nameVi: string;
  readonly isShown: boolean;
  readonly ord: number;
}

/** One entry of a site's menu, locked; undefined where it has none. */
export function lockCode(
  tx: Tx,
  siteId: number,
  groupCode: string,
  code: string,
): Promise<CodeWords | undefined> {
  return tx.row(
    `select name_ko as "nameKo", name_en as "nameEn", coalesce(name_vi, name_en) as "nameVi",
            is_shown as "isShown", ord from game_code
      where site_id = $1 and group_code = $2 and code = $3 for update`,
    [siteId, groupCode, code],
  );
}

export async function saveCode(
  tx: Tx,
  siteId: number,
  groupCode: string,
  code: string,
  { nameKo, nameEn, nameVi, isShown, ord }: CodeWords,
): Promise<void> {
  await tx.run(
    `update game_code set name_ko = $4, name_en = $5, ord = $6, name_vi = $7, is_shown = $8
      where site_id = $1 and group_code = $2 and code = $3`,
    [siteId, groupCode, code, nameKo, nameEn, ord, nameVi, isShown],
  );
}

/** The codes of a group in their order, locked. */
export async function lockGroup(
  tx: Tx,
  siteId: number,
  groupCode: string,
): Promise<{ code: string; ord: number }[]> {
  return tx.rows(
    'select code, ord from game_code where site_id = $1 and group_code = $2 order by ord, code for update',
    [siteId, groupCode],
  );
}

/** Gives the codes of a group these places. */
export async function placeCodes(
  tx: Tx,
  siteId: number,
  groupCode: string,
  places: readonly { readonly code: string; readonly ord: number }[],
): Promise<void> {
  await tx.run(
    `update game_code c set ord = p.ord from unnest($3::text[], $4::smallint[]) p(code, ord)
      where c.site_id = $1 and c.group_code = $2 and c.code = p.code`,
    [siteId, groupCode, places.map(({ code }) => code), places.map(({ ord }) => ord)],
  );
}
