/**
 * Lists as PostgreSQL reads them. The driver's own conversion asks of every element what it is, which costs more than
 * all else that is done for it where lists are long.
 */

/** Of numbers, uuids, or words of letters, digits and hyphens: nothing that would want quotes. */
export function plainList(values: readonly (number | string)[]): string {
  return `{${values.join(',')}}`;
}

/** Of any texts. */
export function textList(values: readonly string[]): string {
  if (values.length === 0) return '{}';
  const joined = values.join('');
  const needsEscape = joined.includes('"') || joined.includes('\\');
  const safe = needsEscape ? values.map((value) => value.replace(/["\\]/g, '\\$&')) : values;
  return `{"${safe.join('","')}"}`;
}
