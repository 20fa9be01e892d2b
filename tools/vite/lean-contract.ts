import { type Plugin, parseAst } from 'vite';
import { isLanguage } from './one-language.ts';

/** The files in which calls and files to save are defined. */
const callFile = /\/packages\/contract\/src\/(calls\/\w+|exports)\/[\w-]+\.ts$/;
const definers: ReadonlySet<string> = new Set(['defineCall', 'defineExport']);

/** What the server alone reads: it checks what arrives. A page reads the path and checks the response of a call. */
const ofServer: ReadonlySet<string> = new Set([
  ...['summary', 'audience', 'limit', 'params', 'query', 'body', 'bodyLimitBytes', 'failures', 'invalid'],
  ...['idempotent', 'secrets', 'proofs', 'saysOutcomeInData'],
]);

interface SourceNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly SourceNode[];
  readonly properties?: readonly SourceNode[];
  readonly key?: { readonly name?: string };
  readonly value?: SourceNode;
}

/** The object of every `defineCall({ … })` and `defineExport({ … })`, in the order of the source. */
function callsIn(node: unknown): SourceNode[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, callee, arguments: [call] = [] } = node as SourceNode;
  if (type === 'CallExpression' && definers.has(callee?.name ?? '') && call !== undefined) return [call];
  return Object.values(node).flatMap(callsIn);
}

function leanProperty(source: string, { key, value, start, end }: SourceNode): string | undefined {
  const name = key?.name;
  if (name === undefined || value === undefined)
    throw new Error('a call has a field without a name of its own');
  if (ofServer.has(name)) return undefined;
  if (name !== 'data') return source.slice(start, end);
  const schema = source.slice(value.start, value.end);
  return `get data() { const data = ${schema}; Object.defineProperty(this, 'data', { value: data }); return data; }`;
}

/** A file of calls as a page needs it: without the server's part, and with the check of a response made when one comes. */
export function leanCalls(source: string): string {
  return callsIn(parseAst(source, { lang: 'ts' })).reduceRight((rest, { start, end, properties = [] }) => {
    const kept = properties.map((each) => leanProperty(source, each)).filter((each) => each !== undefined);
    return `${rest.slice(0, start)}{ ${kept.join(', ')} }${rest.slice(end)}`;
  }, source);
}

/**
 * Leaves out of the pages what only the server reads of the contract, and makes no schema before it is used: making all of
 * them took a phone a tenth of a second of its first load.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => isLanguage(name),
    // A schema that nothing names any more is not made. (What zod does beside making schemas is not called through `z`.)
    config: () => ({ build: { rolldownOptions: { treeshake: { manualPureFunctions: ['z', 'withDays'] } } } }),
    transform: {
      filter: { id: callFile },
      handler: (source) => ({ code: leanCalls(source), map: null }),
    },
  };
}
