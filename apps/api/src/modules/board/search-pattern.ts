/** A pattern of ILIKE that finds a text anywhere, as it is: its own wildcards stand for themselves. */
export function searchPattern(text: string): string | null {
  return text === '' ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
