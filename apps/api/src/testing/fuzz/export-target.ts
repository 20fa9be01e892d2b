import {
  adjustmentsCsv,
  codesOfExport,
  consoleCashCsv,
  consolePointsCsv,
  consoleSettlementCsv,
  csvMark,
  deskBetsCsv,
  type ExportSpec,
  ledgerAccountsCsv,
  reportFileCsv,
  reportFileXlsx,
  reportTableCsv,
  reportTableXlsx,
  significantCsv,
  workbookOf,
} from '@hanpan/contract';
import { need } from '../../kernel/need.ts';
import { workbookType } from '../../kernel/workbook.ts';
import { codeOf, faultOfEnvelope, type Sent } from './check-response.ts';
import { waitingSettlement } from './ready-partners.ts';
import { makeReportFile } from './ready-reports.ts';
import type { Stage } from './stage.ts';
import type { Target } from './target.ts';

/** Percent signs in front of what is no text in UTF-8 at all. */
function encoded(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ed%a0%80%ff';
  }
}

/** The query that says what a JSON text says; of a text that is none, the text itself. */
function queryOf(json: string): string {
  try {
    const entries = Object.entries(JSON.parse(json) as Record<string, unknown>);
    return entries.map(([key, value]) => `${encoded(key)}=${encoded(String(value))}`).join('&');
  } catch {
    return encoded(json.slice(0, 4_000));
  }
}

const isText = ({ type, text }: Sent) => type.startsWith('text/csv') && text.startsWith(csvMark);
/** The first bytes of every archive, which a workbook is. */
const isWorkbook = ({ type, text }: Sent) => type === workbookType && text.startsWith('PK\u0003\u0004');
const isFile = (sent: Sent) => sent.status === 200 && (isText(sent) || isWorkbook(sent));

/** What is asked of a list of the console as a file. */
const listQueries: Readonly<Record<string, object>> = {
  [ledgerAccountsCsv.path]: { kind: 'cash' },
  [workbookOf(ledgerAccountsCsv).path]: { kind: 'cash' },
  [consolePointsCsv.path]: {},
  [workbookOf(consolePointsCsv).path]: {},
  [consoleCashCsv.path]: { kind: 'in', state: 'all' },
  [workbookOf(consoleCashCsv).path]: { kind: 'out', state: '1' },
  [adjustmentsCsv.path]: { sort: '-amount' },
  [workbookOf(adjustmentsCsv).path]: {},
  [significantCsv.path]: { onlyNew: 'true' },
  [workbookOf(significantCsv).path]: { kind: 'large-win' },
  [deskBetsCsv.path]: { type: 'lose' },
  [workbookOf(deskBetsCsv).path]: { groupKey: 'sports' },
};

async function readyFor(stage: Stage, { audience, path }: ExportSpec) {
  const { world } = stage;
  // A partner has the files of members too.
  const member = await world.member({ cash: 10_000, rank: 'PTN_4' });
  const days = { from: '2026-11-01', to: '2026-11-30' };
  if (audience === 'member') return { caller: member, body: days };
  if ([consoleSettlementCsv.path, workbookOf(consoleSettlementCsv).path].some((each) => each === path)) {
    const { caller, settlement } = await waitingSettlement(stage);
    return { caller, body: { settlementIdx: settlement.settlementIdx, ...days } };
  }
  const caller = await world.operator('supervisor');
  const listQuery = listQueries[path];
  if (listQuery !== undefined) return { caller, body: listQuery };
  if (path === reportTableCsv.path || path === reportTableXlsx.path)
    return { caller, body: { report: 'days', ...days } };
  if (path === reportFileCsv.path || path === reportFileXlsx.path)
    return { caller, body: { fileIdx: await makeReportFile(stage, caller) } };
  const { list } = await caller.call('/api/console/ledger/accounts', { search: member.memId });
  return { caller, body: { accountId: need(list[0], 'account').accountId, ...days } };
}

/** A file of the contract. Its refusals have a status above 200. */
export function exportTarget(stage: Stage, spec: ExportSpec): Target {
  return {
    path: spec.path,
    schema: spec.query,
    isKeyed: false,
    async prepare() {
      const { caller, body: query } = await readyFor(stage, spec);
      const body = spec.audience === 'member' ? query : { reason: 'fuzz', ...query };
      const { 'content-type': _, ...headers } = caller.headers;
      return {
        body,
        request: (text, plan) => ({
          method: 'GET',
          url: `${spec.path}?${queryOf(text)}`,
          headers: { ...headers, ...plan?.headers },
        }),
      };
    },
    faultOf: (sent) => (isFile(sent) ? undefined : faultOfEnvelope(sent, codesOfExport(spec))),
    hasSucceeded: isFile,
    isSpent: () => false,
    codeOf: (sent) => (isFile(sent) ? '0' : (codeOf(sent) ?? 'none')),
  };
}
