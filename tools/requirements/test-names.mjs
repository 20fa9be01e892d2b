/**
 * The tests of the sources as { file, name }.
 *
 * @param {import('../types.d.ts').Source[]} sources
 * @returns {{ file: string, name: string }[]}
 */
export function testsOf(sources) {
  return sources
    .filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))
    .flatMap(({ path, program }) => readTestNames(program).map((name) => ({ file: path, name })));
}

/**
 * The names of the tests in a syntax tree, each with the titles of the describe blocks around it, as one text: the
 * same that runners report. In a name made by a template the variable parts are left out.
 */
export function readTestNames(program) {
  const names = [];
  visit(program, [], names);
  return names;
}

function visit(node, titles, names) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const item of node) visit(item, titles, names);
    return;
  }
  const call = node.type === 'CallExpression' ? readCall(node) : undefined;
  if (call?.kind === 'test') names.push([...titles, call.title].join(' '));
  const inner = call?.kind === 'describe' ? [...titles, call.title] : titles;
  for (const key in node) if (key !== 'type') visit(node[key], inner, names);
}

/** test('…'), test.each(rows)('…'), test.runIf(x)('…'), test.describe('…') and it, describe, suite alike. */
function readCall({ callee, arguments: [first] }) {
  const title = titleOf(first);
  if (title === undefined) return undefined;
  const words = calleeWords(callee);
  if (!['test', 'it', 'describe', 'suite'].includes(words[0])) return undefined;
  if (words.some((word) => word === 'step' || word === 'use')) return undefined;
  return { kind: words.includes('describe') || words[0] === 'suite' ? 'describe' : 'test', title };
}

function calleeWords(callee) {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'MemberExpression') return [...calleeWords(callee.object), callee.property.name];
  if (callee.type === 'CallExpression') return calleeWords(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calleeWords(callee.tag);
  return [''];
}

function titleOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('…');
  return undefined;
}
