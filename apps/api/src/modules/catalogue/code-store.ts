import type { GameType, MasterCode } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';

export interface CodeRow {
  readonly code: string;
  readonly name_ko: string;
  readonly name_en: string;
  /** Null: the English one. */
  readonly name_vi: string | null;
  readonly is_shown: boolean;
  readonly group_code: string;
  readonly group_name_en: string;
  readonly master_code: Exclude<MasterCode, 'GAME'>;
  readonly game_type: GameType;
  readonly ord: number;
  readonly target: string;
}

/** The codes of a site in order: of one family, or of all under the master code `GAME`. */
export function codesUnder(queryable: Queryable, siteId: number, master: MasterCode): Promise<CodeRow[]> {
  return queryable.rows(
    `select code, name_ko, name_en, name_vi, is_shown, group_code, group_name_en, master_code, game_type, ord, target from game_code
      where site_id = $1 and $2 in ('GAME', master_code) order by ord, group_code, code`,
    [siteId, master],
  );
}

/** The game types whose bets a group of the catalogue holds; none for a group that the site does not have. */
export async function gameTypesOfGroup(
  queryable: Queryable,
  siteId: number,
  group: string,
): Promise<GameType[]> {
  const rows = await queryable.rows<{ game_type: GameType }>(
    'select distinct game_type from game_code where site_id = $1 and group_code = $2',
    [siteId, group],
  );
  return rows.map((row) => row.game_type);
}

/** Whether the site's catalogue has a code. */
export async function hasCode(queryable: Queryable, siteId: number, code: string): Promise<boolean> {
  const row = await queryable.row('select 1 from game_code where site_id = $1 and code = $2 limit 1', [
    siteId,
    code,
  ]);
  return row !== undefined;
}
