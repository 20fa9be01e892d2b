import { type Plugin, parseAst } from 'vite';
import { isLanguage } from './one-language.ts';

/** The files in which calls and files to save are defined, and what they are made of. */
const contractFile = /\/packages\/contract\/src\/(calls\/\w+|exports|shapes)\/[\w-]+\.ts$/;
const definers: ReadonlySet<string> = new Set(['defineCall', 'defineExport']);
/** What a schema is made with, or with another one of the same file. */
const makers: readonly string[] = ['z', 'withDays'];

/** What the server alone reads: it checks what arrives. A page reads the path and checks the response of a call. */
const ofServer: ReadonlySet<string> = new Set([
  ...['summary', 'audience', 'limit', 'params', 'query', 'body', 'bodyLimitBytes', 'failures', 'invalid'],
  ...['idempotent', 'secrets', 'proofs', 'saysOutcomeInData'],
]);

interface SourceNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly body?: readonly SourceNode[];
  readonly declaration?: SourceNode;
  readonly declarations?: readonly SourceNode[];
  readonly id?: SourceNode;
  readonly init?: SourceNode;
  readonly object?: SourceNode;
  readonly callee?: SourceNode;
  readonly arguments?: readonly SourceNode[];
  readonly properties?: readonly SourceNode[];
  readonly key?: { readonly name?: string };
  readonly value?: SourceNode;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
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

function callEdits(source: string, program: SourceNode): Edit[] {
  return callsIn(program).map(({ start, end, properties = [] }) => {
    const kept = properties.map((each) => leanProperty(source, each)).filter((each) => each !== undefined);
    return { start, end, text: `{ ${kept.join(', ')} }` };
  });
}

/** What a chain of calls begins with: `z` of `z.object({ … }).partial()`. */
function beginning(node: SourceNode | undefined): string | undefined {
  if (node?.type === 'CallExpression') return beginning(node.callee);
  return node?.type === 'MemberExpression' ? beginning(node.object) : node?.name;
}

/** Each constant of the file that is a schema is made when something of it is first read. */
function schemaEdits(source: string, { body = [] }: SourceNode): Edit[] {
  const known = new Set(makers);
  const declared = body.flatMap((each) => (each.declaration ?? each).declarations ?? []);
  return declared.flatMap(({ id, init }) => {
    if (init?.type !== 'CallExpression' || id?.name === undefined || !known.has(beginning(init) ?? ''))
      return [];
    known.add(id.name);
    const { start, end } = init;
    return [{ start, end, text: `/* @__PURE__ */ whenRead(() => ${source.slice(start, end)})` }];
  });
}

/**
 * A file of the contract as a page needs it: without the server's part, and with every schema made when it is first used.
 */
export function leanCalls(source: string): string {
  const program = parseAst(source, { lang: 'ts' }) as unknown as SourceNode;
  const schemas = schemaEdits(source, program);
  const edits = [...callEdits(source, program), ...schemas].sort((left, right) => right.start - left.start);
  const lean = edits.reduce(
    (rest, { start, end, text }) => `${rest.slice(0, start)}${text}${rest.slice(end)}`,
    source,
  );
  return schemas.length === 0 ? lean : `import { whenRead } from '@hanpan/contract/when-read';\n${lean}`;
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
      filter: { id: contractFile },
      handler: (source) => ({ code: leanCalls(source), map: null }),
    },
  };
}
