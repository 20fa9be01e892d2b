/**
 * Lists as PostgreSQL reads them. The driver's own conversion asks of every element what it is, which costs more than
 * all else that is done for it where lists are long.
 */

/** Of numbers, booleans, uuids, or words of letters, digits and hyphens: nothing that would want quotes. */
export function plainList(values: readonly (number | boolean | string)[]): string {
  return `{${values.join(',')}}`;
}

const quoted = (text: string) => (/["\\]/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : `"${text}"`);

/** Of any texts. */
export function textList(values: readonly (string | null)[]): string {
  return `{${values.map((value) => (value === null ? 'NULL' : quoted(value))).join(',')}}`;
}

/** Of bytes. */
export function bytesList(values: readonly Buffer[]): string {
  return `{${values.map((value) => `"\\\\x${value.toString('hex')}"`).join(',')}}`;
}
