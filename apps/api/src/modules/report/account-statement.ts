import { type AnswerOf, type BodyOf, ledgerStatementCsv } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import {
  entryCountOf,
  openStatement,
  type Statement,
  type StatementEntry,
  statementEntries,
  statementPages,
} from '@hanpan/ledger';
import { type Amount, subtract } from '@hanpan/money';
import { siteInstant } from '@hanpan/rules';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { isoOf } from '../../kernel/clock.ts';
import { type Failure, fail, isFailure } from '../../kernel/failure.ts';
import { consolePageSize } from '../../kernel/paging.ts';
import { type ExportFile, exportOf } from '../../kernel/register-exports.ts';
import { settingsOf } from '../settings/index.ts';
import { accountById } from './ledger-store.ts';

const balanceBefore = ({ balance, amount }: StatementEntry): Amount => subtract(balance, amount);

interface Wanted {
  readonly accountId: number;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

interface Opened {
  readonly statement: Statement;
  readonly owner: string;
  readonly kind: string;
  readonly timeZone: string;
}

/** A statement of an account of the operator's own site; another site's account does not exist for it. */
async function openFor(
  database: Database,
  { site }: OperatorContext,
  { accountId, ...days }: Wanted,
): Promise<Opened | Failure<'E404'>> {
  const account = await accountById(database, site.id, accountId);
  const { timeZone } = settingsOf(site);
  const statement =
    account === undefined ? undefined : await openStatement(database, accountId, { ...days, timeZone });
  if (account === undefined || statement === undefined) return fail('E404');
  return { statement, timeZone, ...account };
}

/** A page of the statement, newest first. Its number of entries is known without counting them. */
export async function accountStatement(
  database: Database,
  context: OperatorContext,
  { before, ...wanted }: BodyOf<'/api/console/ledger/statement'>,
): Promise<AnswerOf<'/api/console/ledger/statement'> | Failure<'E404'>> {
  const opened = await openFor(database, context, wanted);
  if (isFailure(opened)) return opened;
  const { statement, owner, kind } = opened;
  const entryCount = entryCountOf(statement);
  const to = Math.min(statement.lastVersion, (before ?? Number.MAX_SAFE_INTEGER) - 1);
  const entries = await statementEntries(database, statement, to - consolePageSize + 1, to);
  return {
    list: entries.reverse().map((entry) => ({
      version: entry.version,
      transferId: entry.transferId,
      flow: entry.flow,
      counter: entry.counter,
      amount: entry.amount,
      balanceBefore: balanceBefore(entry),
      balanceAfter: entry.balance,
      postedAt: isoOf(entry.postedAt),
      reference: entry.reference,
    })),
    owner,
    kind,
    openingBalance: statement.openingBalance,
    closingBalance: statement.closingBalance,
    entryCount,
    lastVersion: entryCount === 0 ? 0 : statement.lastVersion,
    countPerPage: consolePageSize,
  };
}

const head = [
  'entry',
  'transferId',
  'postedAt',
  'flow',
  'counter',
  'amount',
  'balanceBefore',
  'balanceAfter',
  'reference',
] as const;

async function* rowsOf(database: Database, { statement, timeZone }: Opened) {
  for await (const entries of statementPages(database, statement)) {
    yield entries.map((entry) => [
      entry.version,
      entry.transferId,
      siteInstant(entry.postedAt.getTime(), timeZone),
      entry.flow,
      entry.counter,
      entry.amount,
      balanceBefore(entry),
      entry.balance,
      entry.reference,
    ]);
  }
}

/** Who exported whose movements is recorded before the first line is sent. */
export const accountStatementExport = (database: Database) =>
  exportOf(
    ledgerStatementCsv,
    async (context, { accountId, from, to, reason }): Promise<ExportFile | Failure<'E404'>> => {
      const days = { startDate: from ?? null, endDate: to ?? null };
      const opened = await openFor(database, context, { accountId, ...days });
      if (isFailure(opened)) return opened;
      const entryCount = entryCountOf(opened.statement);
      const beforeSending = () =>
        database.transaction((tx) =>
          recordAction(tx, context, 'ledger.export', `account:${accountId}`, { reason, ...days, entryCount }),
        );
      const name = ['statement', accountId, from, to].filter((part) => part !== undefined).join('-');
      return { name, head, pages: rowsOf(database, opened), beforeSending };
    },
  );
