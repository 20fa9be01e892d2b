import { type AnswerOf, type BodyOf, walletStatementCsv } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import {
  entryCountOf,
  openStatement,
  type Statement,
  type StatementPeriod,
  statementEntries,
  statementPages,
} from '@hanpan/ledger';
import { translate, walletFlowText, walletHistoryTexts } from '@hanpan/messages';
import { subtract } from '@hanpan/money';
import { siteInstant } from '@hanpan/rules';
import type { MemberContext } from '../../kernel/call-context.ts';
import { isoOf } from '../../kernel/clock.ts';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { type ExportFile, exportOf } from '../../kernel/register-exports.ts';
import { settingsOf } from '../settings/index.ts';
import { cashAccountOf, countByFlow, type FlowFilter, listByFlow } from './own-store.ts';

type WalletType = AnswerOf<'/api/wallet/history'>['list'][number]['cashType'];

/** Which flows each kind of the statement stands for; all others are `other`. */
const flowsOf: Readonly<Record<Exclude<WalletType, 'other'>, readonly string[]>> = {
  in: ['deposit'],
  out: ['withdrawal-hold', 'withdrawal-return'],
  play: [
    'bet',
    'win',
    'void',
    'resettle-credit',
    'resettle-debit',
    'cash-out',
    'mini-bet',
    'mini-win',
    'mini-void',
    'vendor-bet',
    'vendor-win',
    'vendor-rollback',
    'vendor-correction',
    'game-in',
    'game-out',
  ],
  reward: ['point-convert', 'comp-convert', 'coupon', 'bonus-release'],
};

const named = Object.values(flowsOf).flat();

function typeOf(flow: string): WalletType {
  const plain = flow.replace(/-reversal$/, '');
  for (const type of ['in', 'out', 'play', 'reward'] as const) {
    if (flowsOf[type].includes(plain)) return type;
  }
  return 'other';
}

/** A reversal is listed under the kind that it undoes. */
const withReversals = (flows: readonly string[]) => flows.flatMap((flow) => [flow, `${flow}-reversal`]);

function flowFilter(cashType: WalletType): FlowFilter {
  if (cashType === 'other') return { flows: withReversals(named), isExcluding: true };
  return { flows: withReversals(flowsOf[cashType]), isExcluding: false };
}

async function openOwn(
  database: Database,
  { site, memberId }: MemberContext,
  days: Omit<StatementPeriod, 'timeZone'>,
): Promise<Statement> {
  const { timeZone } = settingsOf(site);
  const accountId = await cashAccountOf(database, memberId);
  const statement = await openStatement(database, accountId, { ...days, timeZone });
  if (statement === undefined) throw new Error(`member ${memberId} has no cash account`);
  return statement;
}

/** Without a filter the page follows from the numbers of the entries; with one, the entries have to be searched. */
async function readPage(
  database: Database,
  statement: Statement,
  cashType: WalletType | 'all',
  { limit, offset }: { limit: number; offset: number },
) {
  if (cashType !== 'all') {
    const filter = flowFilter(cashType);
    return {
      entries: await listByFlow(database, statement, filter, { limit, offset }),
      total: await countByFlow(database, statement, filter),
    };
  }
  const to = statement.lastVersion - offset;
  const entries = await statementEntries(database, statement, to - limit + 1, to);
  return { entries: entries.reverse(), total: entryCountOf(statement) };
}

/** The member's own statement: what moved its cash, and what was left after it. */
export async function walletHistory(
  database: Database,
  context: MemberContext,
  { cashType, startDate, endDate, page }: BodyOf<'/api/wallet/history'>,
): Promise<AnswerOf<'/api/wallet/history'>> {
  const statement = await openOwn(database, context, { startDate, endDate });
  const { entries, total } = await readPage(database, statement, cashType, pageOf(page, memberPageSize));
  return {
    list: entries.map((entry) => ({
      transferId: entry.transferId,
      cashType: typeOf(entry.flow),
      flow: entry.flow,
      amount: entry.amount,
      balanceAfter: entry.balance,
      postedAt: isoOf(entry.postedAt),
    })),
    openingBalance: statement.openingBalance,
    closingBalance: statement.closingBalance,
    pageInfo: pageInfoOf(page, memberPageSize, total),
  };
}

const columns = ['at', 'type', 'what', 'amount', 'before', 'after', 'number'] as const;

async function* rowsOf(database: Database, { site, locale }: MemberContext, statement: Statement) {
  const { timeZone } = settingsOf(site);
  for await (const entries of statementPages(database, statement)) {
    yield entries.map(({ flow, amount, balance, postedAt, transferId }) => {
      const type = typeOf(flow);
      const { key, isUndone } = walletFlowText(flow, type);
      const what = translate(walletHistoryTexts[key], locale);
      return [
        siteInstant(postedAt.getTime(), timeZone),
        translate(walletHistoryTexts[`walletHistory.type.${type}`], locale),
        isUndone ? translate(walletHistoryTexts['walletHistory.undone'], locale, { what }) : what,
        amount,
        subtract(balance, amount),
        balance,
        transferId,
      ];
    });
  }
}

/** The same as a file in the member's language: every kind, oldest first. */
export const walletStatementExport = (database: Database) =>
  exportOf(walletStatementCsv, async (context, { from, to }): Promise<ExportFile> => {
    const statement = await openOwn(database, context, { startDate: from ?? null, endDate: to ?? null });
    return {
      name: ['statement', from, to].filter((part) => part !== undefined).join('-'),
      head: columns.map((each) => translate(walletHistoryTexts[`walletHistory.${each}`], context.locale)),
      pages: rowsOf(database, context, statement),
    };
  });
