/**
 * Lists as PostgreSQL reads them. The driver's own conversion inspects the type of every element, which costs more than
 * everything else where lists are long.
 */

/** Of numbers, booleans, uuids, or words of letters, digits and hyphens: nothing that needs quotes. */
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
