import { isTestFile } from './sources.mjs';

const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/;
const COLOUR_IN_CODE =
  /(?:^|[\s:(,])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?=$|[\s;,)])|\b(?:rgba?|hsla?)\(/i;
const PAGE_ADDRESS =
  /^\/(member|login|join|warning|deposits|withdrawals|signups|accounts|members|adjustments|ledger|points|coupons|sports)(\/|$|\?)/;
const LEDGER_WRITE =
  /\b(?:update|insert\s+into|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(?:only\s+)?"?ledger_\w+/i;

const isTest = isTestFile;
const inside =
  (...prefixes) =>
  (path) =>
    prefixes.some((prefix) => path.startsWith(prefix));
const inArt = (path) => /(^|\/)art\//.test(path);
const inData = (path) => /(^|\/)data\//.test(path);
const isWebApp = inside('apps/web/', 'apps/console/', 'apps/partner/', 'packages/partner-views/');
const holdsTexts = (path) =>
  inside('packages/messages/')(path) || /\/messages(\.ts$|\/)/.test(path) || inData(path);
const mayColour = (path) => isTest(path) || inArt(path) || inside('apps/sandbox-vendor/client/')(path);

/**
 * Each ban is { name, instead, applies(path), matches(node) }: what is banned, what to write instead, in which files,
 * and how it looks in the syntax tree. A ban without a replacement does not help, so `instead` is required.
 */
export const BANS = [
  {
    name: 'Math.random',
    instead: 'take a `random` argument in rules, node:crypto where chance is real',
    applies: () => true,
    matches: (node) => isMember(node, 'Math', 'random'),
  },
  {
    name: 'the current time inside rules',
    instead: 'take a `clock` or the time as an argument',
    applies: (path) => inside('packages/rules/')(path) && !isTest(path),
    matches: (node) => isCallOf(node, 'Date', 'now') || isEmptyNewDate(node),
  },
  {
    name: 'parseFloat and toFixed',
    instead: 'use the parse and format functions of @hanpan/money',
    // Drawings round coordinates, which are neither money nor odds.
    applies: (path) => !inside('packages/money/')(path) && !isTest(path) && !inArt(path),
    matches: (node) => isCall(node) && (calleeName(node) === 'parseFloat' || methodName(node) === 'toFixed'),
  },
  {
    name: 'fetch in a web app',
    instead: 'call the API through @hanpan/client',
    applies: (path) => isWebApp(path) && !isTest(path),
    matches: (node) => isCall(node) && calleeName(node) === 'fetch',
  },
  {
    name: 'an address of a page written by hand',
    instead: 'take it from app/urls.ts',
    applies: (path) => isWebApp(path) && !isTest(path) && !/\/src\/app\/(urls|places)\.ts$/.test(path),
    matches: (node) => PAGE_ADDRESS.test(textOf(node)),
  },
  {
    name: 'a colour in code',
    instead: 'use a token of packages/ui/src/styles/tokens.css',
    applies: (path) => !mayColour(path),
    matches: (node) => COLOUR_IN_CODE.test(textOf(node)),
  },
  {
    name: 'Korean text in code',
    instead: 'put the text into packages/messages with its English and Vietnamese',
    applies: (path) => !holdsTexts(path) && !isTest(path) && !inside('packages/ui/src/gallery/')(path),
    matches: (node) => HANGUL.test(textOf(node)),
  },
  {
    name: 'a cast to Amount',
    instead:
      'make amounts with amount(), zero or add() of @hanpan/money, or declare them in the row that a store reads',
    applies: (path) => !inside('packages/money/', 'packages/ledger/')(path),
    matches: (node) => node.type === 'TSAsExpression' && isTypeNamed(node.typeAnnotation, 'Amount'),
  },
  {
    name: 'a write to the ledger',
    instead: 'call a flow of @hanpan/ledger, the only writer of money',
    applies: (path) => !inside('packages/ledger/')(path) && !isTest(path),
    matches: (node) => LEDGER_WRITE.test(textOf(node)),
  },
  {
    name: 'a test that is skipped or runs alone',
    instead: 'mend or remove it; runIf(condition) where a platform cannot run it',
    applies: isTest,
    matches: isSkippedTest,
  },
];

/** Text that a person could see or a database could run: strings, templates and the text between tags. */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement') return node.value.cooked ?? node.value.raw;
  if (node.type === 'JSXText') return node.value;
  return '';
}

function isCall(node) {
  return node.type === 'CallExpression';
}

/** `f()`, `window.f()` and `globalThis.f()` are the same function; so is `Number.f()` for parseFloat. */
function calleeName({ callee }) {
  if (callee.type === 'Identifier') return callee.name;
  const globals = ['window', 'globalThis', 'self', 'Number'];
  return callee.type === 'MemberExpression' && globals.includes(callee.object.name)
    ? callee.property.name
    : undefined;
}

function methodName({ callee }) {
  return callee.type === 'MemberExpression' ? callee.property.name : undefined;
}

function isMember(node, object, property) {
  return node.type === 'MemberExpression' && node.object.name === object && node.property.name === property;
}

function isCallOf(node, object, property) {
  return isCall(node) && isMember(node.callee, object, property);
}

function isEmptyNewDate(node) {
  return node.type === 'NewExpression' && node.callee.name === 'Date' && node.arguments.length === 0;
}

function isTypeNamed(node, name) {
  return (
    node.type === 'TSTypeReference' && node.typeName.type === 'Identifier' && node.typeName.name === name
  );
}

function isSkippedTest(node) {
  if (node.type !== 'MemberExpression' || !['skip', 'only', 'fixme'].includes(node.property.name))
    return false;
  let object = node.object;
  while (object.type === 'MemberExpression') object = object.object;
  return ['test', 'it', 'describe', 'suite'].includes(object.name);
}
