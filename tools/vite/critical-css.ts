/** A rule with its braces, or a statement that ends with a semicolon. */
interface Rule {
  readonly head: string;
  /** What stands in the braces; undefined for a statement. */
  readonly body: string | undefined;
}

/** Rules that hold others. */
const group = /^@(media|layer|supports|container)\b/;
/** Nothing of a first screen is hovered or pressed before the whole sheet is there. */
const later = /:(hover|active)\b/;
const excluded = /:not\([^)]*\)/g;
const className = /\.([\w-]+)/g;
/** A comma between selectors; one within brackets is part of a selector. */
const comma = /,(?![^(]*\))/;

/** Where the string that begins here ends. */
function endOfString(css: string, start: number): number {
  let index = start + 1;
  while (index < css.length && css[index] !== css[start]) index += css[index] === '\\' ? 2 : 1;
  return index;
}

/** The rule that begins here, and where the next one does. */
function readRule(css: string, start: number): { rule: Rule; next: number } {
  let depth = 0;
  let open = -1;
  for (let index = start; index < css.length; index += 1) {
    const character = css[index];
    if (character === '"' || character === "'") index = endOfString(css, index);
    if (character === ';' && depth === 0)
      return { rule: { head: css.slice(start, index + 1), body: undefined }, next: index + 1 };
    if (character === '{') {
      if (depth === 0) open = index;
      depth += 1;
    }
    if (character !== '}') continue;
    depth -= 1;
    if (depth === 0)
      return {
        rule: { head: css.slice(start, open), body: css.slice(open + 1, index) },
        next: index + 1,
      };
  }
  return { rule: { head: css.slice(start), body: undefined }, next: css.length };
}

function* rulesOf(css: string): Generator<Rule> {
  for (let index = 0; index < css.length; ) {
    const { rule, next } = readRule(css, index);
    yield rule;
    index = next;
  }
}

const classesIn = (selector: string) =>
  [...selector.replaceAll(excluded, '').matchAll(className)].map(([, name = '']) => name);

function isUsed(selectors: string, classes: ReadonlySet<string>): boolean {
  return selectors
    .split(comma)
    .some((each) => !later.test(each) && classesIn(each).every((name) => classes.has(name)));
}

function keepUsed(css: string, classes: ReadonlySet<string>): string {
  return [...rulesOf(css)]
    .map(({ head, body }) => {
      if (body === undefined) return head;
      if (group.test(head)) {
        const kept = keepUsed(body, classes);
        return kept === '' ? '' : `${head}{${kept}}`;
      }
      return head.startsWith('@') || isUsed(head, classes) ? `${head}{${body}}` : '';
    })
    .join('');
}

/** Keyframes that no kept rule names. */
function dropIdleKeyframes(css: string): string {
  return css.replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (whole, name: string) =>
    new RegExp(`animation(?:-name)?:[^;}]*${name}\\b`).test(css) ? whole : '',
  );
}

const tokens = /(:root[^{}]*\{)([^{}]*)\}/g;
const token = /--([\w-]+):[^;"']*(?:;|$)/g;
const referenceOf = (name: string) => new RegExp(`var\\(\\s*--${name}(?![\\w-])`);

/**
 * Custom properties of the root that neither a kept rule nor the markup asks for, and those that only they asked for. What a
 * component sets may be read by a script.
 */
function dropIdleTokens(css: string, html: string): string {
  const isIdle = (name: string) => !referenceOf(name).test(css) && !referenceOf(name).test(html);
  const kept = css.replaceAll(tokens, (_, head: string, body: string) => {
    const left = body.replaceAll(token, (whole, name: string) => (isIdle(name) ? '' : whole));
    return left === '' ? '' : `${head}${left}}`;
  });
  return kept === css ? kept : dropIdleTokens(kept, html);
}

/**
 * The part of a minified sheet that dresses this markup, in the order of the sheet: rules of which every class occurs
 * in the markup, and those without a class, with the custom properties that they ask for. It errs towards keeping, so that what is painted with it looks as it
 * does with the whole sheet.
 */
export function criticalCss(css: string, html: string): string {
  const attributes = html.matchAll(/ class="([^"]*)"/g);
  const classes = new Set([...attributes].flatMap(([, names = '']) => names.split(/\s+/)));
  return dropIdleTokens(dropIdleKeyframes(keepUsed(css, classes)), html);
}
