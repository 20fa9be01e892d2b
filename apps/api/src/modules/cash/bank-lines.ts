/** A line of a bank statement: who paid how much. */
export interface BankLine {
  readonly lineNumber: number;
  readonly payer: string;
  readonly amount: number;
  /** Whatever else stands in the line, such as the time. */
  readonly rest: string;
}

export interface ReadStatement {
  readonly lines: readonly BankLine[];
  readonly broken: readonly { readonly lineNumber: number; readonly text: string }[];
}

const mostLines = 1_000;
const shownOfBroken = 200;

/** The fields of a line: of a CSV with quotes, of a table that was copied, or words with gaps between them. */
function fieldsOf(line: string): string[] {
  if (line.includes('\t')) return line.split('\t').map((field) => field.trim());
  const isCsv = /[,;]/.test(line.replaceAll(/\d,\d{3}\b/g, '')) || line.includes('"');
  if (isCsv)
    return [...line.matchAll(/"((?:[^"]|"")*)"|([^,;]+)/g)].map(([, quoted, bare]) =>
      (quoted?.replaceAll('""', '"') ?? bare ?? '').trim(),
    );
  return line.split(/\s{2,}|\s(?=[\d,]+\s*(?:\uc6d0|won)?$)/i).map((field) => field.trim());
}

function amountOf(field: string): number | undefined {
  const digits = field.replace(/^[+₩]/, '').replace(/\s*(\uc6d0|won|krw)$/i, '');
  if (!/^\d{1,3}(,\d{3})+$|^\d{3,12}$/.test(digits)) return undefined;
  const amount = Number(digits.replaceAll(',', ''));
  return amount > 0 && amount <= 1_000_000_000_000 ? amount : undefined;
}

/** A name is letters, without being a date, a time or a number. */
function isName(field: string): boolean {
  return /\p{L}{2,}/u.test(field) && !/^\d/.test(field) && field.length <= 40;
}

function readLine(text: string, lineNumber: number): BankLine | undefined {
  const fields = fieldsOf(text);
  const amounts = fields.filter((field) => amountOf(field) !== undefined);
  const payer = fields.find(isName);
  const paid = amounts[0];
  if (payer === undefined || paid === undefined) return undefined;
  const rest = fields.filter((field) => field !== payer && field !== paid).join(' ');
  return { lineNumber, payer, amount: amountOf(paid) ?? 0, rest };
}

/** A head is a line of words without any number. */
function isHead(text: string, lineNumber: number): boolean {
  return lineNumber === 1 && !/\d/.test(text);
}

/** Reads every line that can be read. The rest is kept as it stands, for a person to look at. */
export function readBankLines(statement: string): ReadStatement {
  const lines: BankLine[] = [];
  const broken: { lineNumber: number; text: string }[] = [];
  for (const [index, raw] of statement.split(/\r?\n/).slice(0, mostLines).entries()) {
    const [text, lineNumber] = [raw.trim(), index + 1];
    if (text === '' || isHead(text, lineNumber)) continue;
    const line = readLine(text, lineNumber);
    if (line === undefined) broken.push({ lineNumber, text: text.slice(0, shownOfBroken) });
    else lines.push(line);
  }
  return { lines, broken };
}
