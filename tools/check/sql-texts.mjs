import { lineAt, walk } from './sources.mjs';

const RUNNERS = { row: 0, rows: 0, run: 0, prepared: 1 };
const VERB = /^\s*\(?(?:select|with|insert into|update|delete from|truncate|lock table)\s/;

/**
 * The texts of a source file that may be SQL, as { text, line, isRun }: every string and every template, with the
 * constants of the same file put in. `isRun` says that a query runs it as it stands.
 */
export function textsOf({ text: whole, program }) {
  const constants = constantsOf(program);
  const run = runTexts(program);
  const found = [];
  walk(program, (node) => {
    const text = textOf(node, constants, 0);
    if (text === undefined) return;
    const isRun = run.has(node) && VERB.test(text);
    found.push({ text, line: lineAt(whole, node.start), isRun });
  });
  return found;
}

function constantsOf(program) {
  const constants = new Map();
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return;
    constants.set(node.id.name, node.init);
  });
  return constants;
}

/** The nodes in the text argument of a query. */
function runTexts(program) {
  const nodes = new Set();
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    const place = RUNNERS[node.callee.property.name];
    if (place !== undefined && node.arguments[place] !== undefined) nodes.add(node.arguments[place]);
  });
  return nodes;
}

const DEEPEST = 5;

/** Undefined for anything but a text. An unknown part becomes a question mark. */
function textOf(node, constants, depth) {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis
    .map(({ value }, index) => value.cooked + partOf(node.expressions[index], constants, depth))
    .join('');
}

function partOf(expression, constants, depth) {
  if (expression === undefined) return '';
  if (depth >= DEEPEST) return '?';
  const isCall = expression.type === 'CallExpression';
  const name = isCall ? expression.callee.name : expression.name;
  const value = constants.get(name);
  const made = value?.type === 'ArrowFunctionExpression' ? value.body : value;
  return textOf(made, constants, depth + 1) ?? '?';
}
