import type { AnswerOf } from '@hanpan/contract';
import { add, oddsMilli, subtract, zero } from '@hanpan/money';
import { noBonus, readLegCode, stillPossible } from '@hanpan/rules';
import { betTypeOf } from './bet-type.ts';
import type { HistoryRow, HistoryTotal } from './history-store.ts';

type Entry = AnswerOf<'/api/bet/betlistNew'>['list'][number];

type Plain = Pick<
  HistoryRow,
  'id' | 'family' | 'game_type' | 'vendor' | 'game' | 'reference' | 'started_at' | 'settled_at' | 'status'
> &
  Pick<HistoryRow, 'stake' | 'returned' | 'win'>;

/** What every list says of a bet, whoever reads it. */
export function presentPlain(row: Plain) {
  const type = betTypeOf(row.status);
  const paid = add(row.win, row.returned);
  return {
    betIdx: row.id,
    family: row.family,
    gameType: row.game_type,
    vendorCode: row.vendor,
    name: row.game,
    receiptId: row.reference,
    placedAt: row.started_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    status: row.status,
    type,
    cash: row.stake,
    winCash: paid,
    resultCash: type === 'wait' ? zero : subtract(paid, row.stake),
  };
}

/** The same with its odds and choices. */
export function presentWhole(
  row: Plain & Pick<HistoryRow, 'odds_milli' | 'possible' | 'bonus' | 'refusal' | 'results'>,
) {
  const plain = presentPlain(row);
  return {
    ...plain,
    possibleCash: plain.type === 'wait' ? possibleNow(row) : null,
    totalOdds: row.odds_milli === null ? null : row.odds_milli / 1000,
    refusal: row.refusal,
    betCalResults: presentResults(row.results),
  };
}

/** A bet with legs has less to win since one of them was given back. */
function possibleNow({
  stake,
  possible,
  results,
  bonus,
}: Pick<HistoryRow, 'stake' | 'possible' | 'results' | 'bonus'>) {
  if (possible === null || !results?.some(({ result }) => result !== null)) return possible;
  const legs = results.map(({ oddsMilli: odds, result }) => ({
    oddsMilli: oddsMilli(odds),
    result: result === null ? null : readLegCode(result),
  }));
  return stillPossible(stake, legs, bonus ?? noBonus).payoutAmount;
}

function presentResults(results: HistoryRow['results']): Entry['betCalResults'] {
  return (results ?? []).map(({ oddsMilli, ...result }) => ({
    ...result,
    odds: oddsMilli / 1000,
    proof: result.proof ?? null,
  }));
}

/** The sums of a whole list. */
export function presentTotal({ stake, paid, waiting }: HistoryTotal) {
  return {
    cash: stake,
    winCash: paid,
    waitCash: waiting,
    resultCash: subtract(paid, subtract(stake, waiting)),
  };
}
