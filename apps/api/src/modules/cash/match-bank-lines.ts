import type { AnswerOf, BodyOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { isoOf } from '../../kernel/clock.ts';
import { type Failure, fail } from '../../kernel/failure.ts';
import type { Site } from '../../kernel/sites.ts';
import { settingsOf } from '../settings/index.ts';
import { readBankLines } from './bank-lines.ts';
import { creditedDeposits, openDeposits } from './match-store.ts';
import { creditedFromMs, longestMs, namesMatch, type Pair, pairLines } from './pair-lines.ts';
import type { CashServices } from './services.ts';

type Match = AnswerOf<'/api/console/cash/bankMatch'>;

function present({ line, candidates, ...pair }: Pair): Match['lines'][number] {
  return {
    lineNumber: line.lineNumber,
    payer: pair.payer,
    amount: amount(pair.amount),
    rest: line.rest,
    result: pair.result,
    candidates: candidates.map((deposit) => ({
      ...deposit,
      appliedAt: isoOf(deposit.appliedAt),
      namesMatch: namesMatch(line, deposit),
    })),
  };
}

/** Where not every open deposit was read, what found none of its name may have paid one that was not. */
function doubted(pair: Pair): Pair {
  return pair.result === 'none' || pair.result === 'name-differs' ? { ...pair, result: 'unclear' } : pair;
}

/** Holds a bank statement against what is open. Who approves still claims and decides. Fails with C506. */
export async function matchBankLines(
  { database, clock }: Pick<CashServices, 'database' | 'clock'>,
  site: Site,
  { statement }: BodyOf<'/api/console/cash/bankMatch'>,
  most = { credited: 20_000, open: 2_000 },
): Promise<Match | Failure<'C506'>> {
  const { lines, broken, outgoingCount, leftOutCount } = readBankLines(statement, settingsOf(site).timeZone);
  if (lines.length === 0) return fail('C506');
  const nowMs = clock();
  const firstMs = lines.reduce((least, line) => Math.min(least, creditedFromMs(line, nowMs)), nowMs);
  const since = new Date(Math.max(firstMs, nowMs - longestMs));
  const [{ open, isAll }, credited] = await Promise.all([
    openDeposits(database, site.id, most.open),
    creditedDeposits(database, site.id, since, most.credited),
  ]);
  const told = pairLines(lines, open, credited, nowMs);
  const pairs = isAll ? told : told.map(doubted);
  const paid = new Set(pairs.flatMap(({ candidates }) => candidates.map(({ cashIdx }) => cashIdx)));
  return {
    lines: pairs.map(present),
    broken: [...broken],
    outgoingCount,
    leftOutCount,
    unpaidCount: open.filter(({ cashIdx }) => !paid.has(cashIdx)).length,
  };
}
