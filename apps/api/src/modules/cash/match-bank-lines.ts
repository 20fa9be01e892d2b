import type { AnswerOf, BodyOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { isoOf } from '../../kernel/clock.ts';
import { type Failure, fail } from '../../kernel/failure.ts';
import type { Site } from '../../kernel/sites.ts';
import { type BankLine, readBankLines } from './bank-lines.ts';
import { type OpenDeposit, openDeposits } from './match-store.ts';
import type { CashServices } from './services.ts';

type Match = AnswerOf<'/api/console/cash/bankMatch'>;
type Line = Match['lines'][number];

/** Names as a bank writes them: without gaps, and without regard to case. */
function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.·]/g, '');
}

function namesMatch(line: BankLine, deposit: OpenDeposit): boolean {
  return [deposit.payerName, deposit.accountHolder].some(
    (name) => name !== null && plain(name) === plain(line.payer),
  );
}

/** What a line may have paid: deposits of exactly this amount, those of the payer's name first. */
function matchOf(line: BankLine, deposits: readonly OpenDeposit[]): Line {
  const ofAmount = deposits.filter((deposit) => deposit.amount === line.amount);
  const named = ofAmount.filter((deposit) => namesMatch(line, deposit));
  const candidates = named.length > 0 ? named : ofAmount;
  const result =
    named.length === 1
      ? 'matched'
      : candidates.length > 1
        ? 'several'
        : candidates.length === 1
          ? 'name-differs'
          : 'none';
  return {
    lineNumber: line.lineNumber,
    payer: line.payer,
    amount: amount(line.amount),
    rest: line.rest,
    result,
    candidates: candidates.map(({ appliedAt, ...deposit }) => ({
      ...deposit,
      appliedAt: isoOf(appliedAt),
      namesMatch: namesMatch(line, { ...deposit, appliedAt }),
    })),
  };
}

/** Holds a bank statement against what is open. Who approves still claims and decides. Fails with C506. */
export async function matchBankLines(
  { database }: Pick<CashServices, 'database'>,
  site: Site,
  { statement }: BodyOf<'/api/console/cash/bankMatch'>,
): Promise<Match | Failure<'C506'>> {
  const { lines, broken } = readBankLines(statement);
  if (lines.length === 0) return fail('C506');
  const deposits = await openDeposits(database, site.id);
  const matches = lines.map((line) => matchOf(line, deposits));
  const paid = new Set(matches.flatMap(({ candidates }) => candidates.map(({ cashIdx }) => cashIdx)));
  return {
    lines: matches,
    broken: [...broken],
    unpaidCount: deposits.filter(({ cashIdx }) => !paid.has(cashIdx)).length,
  };
}
