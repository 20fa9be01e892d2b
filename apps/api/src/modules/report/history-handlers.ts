import { add, subtract, zero } from '@hanpan/money';
import type { Handlers } from '../../kernel/call-context.ts';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { countHistory, type HistoryRow, listHistory } from './history-store.ts';
import type { ReportServices } from './services.ts';

/** ST-07: the six states of a bet as the list's five words. */
const typeOf = {
  PASS: 'win',
  FAIL: 'lose',
  TIE: 'draw',
  BET: 'wait',
  WAIT: 'wait',
  CANCEL: 'other',
} as const satisfies Record<HistoryRow['status'], string>;

function presentEntry(row: HistoryRow) {
  const type = typeOf[row.status];
  const paid = add(row.win, row.returned);
  return {
    betIdx: row.id,
    family: row.family,
    gameType: row.game_type,
    name: row.game,
    receiptId: row.reference,
    placedAt: row.started_at.toISOString(),
    type,
    cash: row.stake,
    winCash: paid,
    resultCash: type === 'wait' ? zero : subtract(paid, row.stake),
  };
}

export function historyHandlers({ database, families }: ReportServices) {
  return {
    '/api/bet/betlistNew': async ({ memberId }, { groupKey, page }) => {
      const of = { memberId, group: groupKey, ...pageOf(page, memberPageSize) };
      const rows = await listHistory(database, families, of);
      const total = await countHistory(database, families, of);
      return { list: rows.map(presentEntry), pageInfo: pageInfoOf(page, memberPageSize, total) };
    },
  } satisfies Handlers<'/api/bet/betlistNew'>;
}
