/** The contract's own bodies are four levels deep and hold a few hundred values. */
const deepest = 32;
const mostValues = 10_000;

const quote = 0x22;
const backslash = 0x5c;
const letterU = 0x75;

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/** The code unit of the escape `\uXXXX` at `at`; NaN where none is. */
function escapedUnit(text: string, at: number): number {
  if (text.charCodeAt(at) !== backslash || text.charCodeAt(at + 1) !== letterU) return Number.NaN;
  return Number.parseInt(text.slice(at + 2, at + 6), 16);
}

/** Where the escape at `at` ends; -1 where it writes a zero byte or half of a pair of surrogates. */
function endOfEscape(text: string, at: number): number {
  if (text.charCodeAt(at + 1) !== letterU) return at + 2;
  const unit = escapedUnit(text, at);
  if (unit === 0 || isLow(unit)) return -1;
  if (!isHigh(unit)) return at + 6;
  return isLow(escapedUnit(text, at + 6)) ? at + 12 : -1;
}

/** Where the string that begins at `at` ends; -1 where it holds what no text of the database may hold. */
function endOfString(text: string, at: number): number {
  let next = at + 1;
  while (next < text.length) {
    const unit = text.charCodeAt(next);
    if (unit === quote) return next + 1;
    next = unit === backslash ? endOfEscape(text, next) : next + 1;
    if (next === -1) return -1;
  }
  return next;
}

/**
 * Whether a JSON text may be parsed and walked: not nested too deeply for whatever recurses over it, not too many
 * values, and in its strings neither a zero byte (PostgreSQL has none) nor a lone surrogate (UTF-8 has none). One pass
 * without recursion; whether it is JSON at all is for the parser to say. Escapes are all that matters: the text was
 * decoded from UTF-8, and a parser refuses control characters that are not escaped.
 */
export function isSoundJson(text: string): boolean {
  let depth = 0;
  let values = 0;
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (unit === quote) {
      at = endOfString(text, at);
      if (at === -1) return false;
      continue;
    }
    if (unit === 0x5b || unit === 0x7b) depth += 1;
    else if (unit === 0x5d || unit === 0x7d) depth -= 1;
    else if (unit === 0x2c) values += 1;
    if (depth > deepest || values > mostValues) return false;
    at += 1;
  }
  return true;
}
