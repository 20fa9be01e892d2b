import { codesOfExport, csvMark, type ExportSpec } from '@hanpan/contract';
import { need } from '../../kernel/need.ts';
import { codeOf, faultOfEnvelope, type Sent } from './check-response.ts';
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

const isFile = ({ status, type, text }: Sent) =>
  status === 200 && type.startsWith('text/csv') && text.startsWith(csvMark);

async function readyFor({ world }: Stage, { audience }: ExportSpec) {
  const member = await world.member({ cash: 10_000 });
  const days = { from: '2026-11-01', to: '2026-11-30' };
  if (audience === 'member') return { caller: member, body: days };
  const caller = await world.operator('supervisor');
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
      const { caller, body } = await readyFor(stage, spec);
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
