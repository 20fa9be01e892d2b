import type { LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { GameFamily } from '../play/index.ts';

export interface HistoryRow {
  readonly id: number;
  readonly family: string;
  readonly game_type: string;
  readonly game: LocalText;
  readonly reference: string;
  readonly started_at: Date;
  readonly status: 'BET' | 'WAIT' | 'PASS' | 'FAIL' | 'TIE' | 'CANCEL';
  readonly stake: Amount;
  readonly returned: Amount;
  readonly win: Amount;
}

const matches = `member_id = $1 and ($2 = 'all' or family = $2 or game_type = $2)`;

/** One statement over the branches of all families. Each is read through its own index, newest first, and merged. */
const everyBranch = (families: readonly GameFamily[], columns: string) =>
  families.map(({ historyView }) => `select ${columns} from ${historyView}`).join(' union all ');

/** A page of what a member played, the newest first; `group` is `all`, a family or a game type. */
export function listHistory(
  queryable: Queryable,
  families: readonly GameFamily[],
  of: { readonly memberId: number; readonly group: string; readonly limit: number; readonly offset: number },
): Promise<HistoryRow[]> {
  const columns =
    'member_id, family, game_type, id, game, reference, started_at, status, stake, returned, win';
  return queryable.rows(
    `select * from (${everyBranch(families, columns)}) h where ${matches}
      order by started_at desc, id desc limit $3 offset $4`,
    [of.memberId, of.group, of.limit, of.offset],
  );
}

export async function countHistory(
  queryable: Queryable,
  families: readonly GameFamily[],
  of: { readonly memberId: number; readonly group: string },
): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) from (${everyBranch(families, 'member_id, family, game_type')}) h where ${matches}`,
    [of.memberId, of.group],
  );
  return row?.count ?? 0;
}
