/** How the fields of a line are parted. Words with gaps between them do not show an empty field. */
export type Separator = '\t' | ';' | ',' | 'gap';

export function separatorOf(line: string): Separator {
  if (line.includes('\t')) return '\t';
  const isCsv = /[,;]/.test(line.replaceAll(/\d(?:,\d{3})+\b/g, '')) || line.includes('"');
  if (!isCsv) return 'gap';
  return line.replaceAll(/"[^"]*"/g, '').includes(';') ? ';' : ',';
}

/** A field of a CSV begins with its separator and may stand in quotes, where a quote is written twice. */
function csvFields(line: string, separator: ',' | ';'): string[] {
  const field = new RegExp(`${separator}\\s*(?:"((?:[^"]|"")*)"\\s*|([^${separator}]*))`, 'g');
  // Spreadsheets write ="0123" for a number that is text.
  const each = `${separator}${line.replaceAll('="', '"')}`.matchAll(field);
  return [...each].map(([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '');
}

function splitGaps(line: string): string[] {
  return line.trim().split(/\s{2,}|\s(?=[\d,]+\s*(?:\uc6d0|won)?$)/i);
}

/** The fields of a line in their order, empty ones too, except at its end. */
export function fieldsOf(line: string, separator = separatorOf(line)): string[] {
  const parted =
    separator === '\t'
      ? line.split('\t')
      : separator === 'gap'
        ? splitGaps(line)
        : csvFields(line, separator);
  const fields = parted.map((field) => field.trim());
  return fields.slice(0, fields.findLastIndex((field) => field !== '') + 1);
}

export function moneyOf(field: string): number | undefined {
  const digits = field.replace(/^[+₩]/, '').replace(/(?:\.00?)?\s*(?:\uc6d0|won|krw)?$/i, '');
  if (!/^\d{1,3}(,\d{3})+$|^\d{3,12}$/.test(digits)) return undefined;
  const money = Number(digits.replaceAll(',', ''));
  return money > 0 && money <= 1_000_000_000_000 ? money : undefined;
}

/** An empty field, a dash, or none of any currency. */
export function isNoMoney(field: string): boolean {
  return /^[-+₩]*0*(?:\.00?)?\s*(?:\uc6d0|won|krw)?$/i.test(field);
}

/** A name is letters, without being a date, a time or a number. */
export function isName(field: string): boolean {
  return /\p{L}{2,}/u.test(field) && !/^\d/.test(field) && field.length <= 40;
}

/** A word as the tables of banks have it: in small letters, without gaps and without what stands in brackets. */
export function plainWord(field: string): string {
  return field
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\[[^\]]*\]|[\s.*:]/g, '');
}
