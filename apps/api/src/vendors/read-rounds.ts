import { amount } from '@hanpan/money';
import { type TransferRound, transferRound, type transferRoundsPage } from '@hanpan/vendor-kit';
import { prettifyError, type z } from 'zod';
import type { FinishedRound, RoundPage, UnreadRound } from './port.ts';

/** Of what could not be read, as much is kept as shows what it was. */
const mostKept = 4_000;

function finishedRoundOf(round: TransferRound): FinishedRound {
  return {
    round: round.round,
    playerId: round.user,
    gameKey: round.game_code,
    stake: amount(round.stake),
    returned: amount(round.returned),
    win: amount(round.win),
    startedAt: new Date(round.started_at),
    finishedAt: new Date(round.finished_at),
  };
}

/** The rounds of a page one by one: what is none is set aside, and none that is one is lost for it. */
export function readRounds(
  { rounds, next_cursor, has_more }: z.output<typeof transferRoundsPage>,
  cursor: string | undefined,
  currency: string,
): RoundPage {
  const read: FinishedRound[] = [];
  const unread: UnreadRound[] = [];
  for (const each of rounds) {
    const parsed = transferRound.safeParse(each);
    const said = JSON.stringify(each).slice(0, mostKept);
    if (!parsed.success) unread.push({ reason: prettifyError(parsed.error), said });
    else if (parsed.data.currency !== currency) unread.push({ reason: 'another currency', said });
    else read.push(finishedRoundOf(parsed.data));
  }
  return { rounds: read, unread, cursor: next_cursor ?? cursor, isLast: !has_more };
}
