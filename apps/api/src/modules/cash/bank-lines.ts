import { bankDirections } from '@hanpan/messages';
import { fieldsOf, isName, isNoMoney, moneyOf, plainWord } from './bank-fields.ts';
import { type BankHead, headOf } from './bank-head.ts';
import { type LineTime, timeIn } from './bank-time.ts';

/** A line of a bank statement with money that came in: who paid how much. */
export interface BankLine {
  readonly lineNumber: number;
  /** Who may have paid: what could be a name, the likeliest first. */
  readonly names: readonly string[];
  /** More than one where nothing tells which of them came in. */
  readonly amounts: readonly number[];
  readonly time: LineTime | undefined;
  /** Whatever else stands in the line. */
  readonly rest: string;
}

export interface ReadStatement {
  readonly lines: readonly BankLine[];
  readonly broken: readonly { readonly lineNumber: number; readonly text: string }[];
  /** Lines with money that went out. */
  readonly outgoingCount: number;
  /** Lines beyond the most that are read at once, of which nothing is known. */
  readonly leftOutCount: number;
}

type Read = Omit<BankLine, 'lineNumber'> | 'outgoing' | undefined;

const mostLines = 1_000;
const shownOfBroken = 200;
/** Above the head stand the account, its holder and the period, which are no payments. */
const mostAboveHead = 30;

const says = (fields: readonly string[], words: readonly string[]) =>
  fields.some((field) => words.includes(plainWord(field)));

/** Where only words tell in which direction money went, none of them means that it came in. */
function wentOut(fields: readonly string[]): boolean {
  return says(fields, bankDirections.out) && !says(fields, bankDirections.in);
}

/**
 * Without a head nothing tells money that came in from a balance or from money that went out. A nought is such an amount,
 * too: where it stands there is a column for each direction.
 */
function readAlone(fields: readonly string[], timeZone: string): Read {
  const paid = fields.filter((field) => moneyOf(field) !== undefined);
  const noughts = fields.filter((field) => field !== '' && isNoMoney(field));
  const names = fields.filter(isName);
  if (names.length === 0 || paid.length === 0) return undefined;
  if (wentOut(fields)) return 'outgoing';
  return {
    names,
    amounts: [...paid.map((field) => moneyOf(field) ?? 0), ...noughts.map(() => 0)],
    time: timeIn(fields.join(' '), timeZone),
    rest: fields.filter((field) => field !== names[0] && !paid.includes(field)).join(' '),
  };
}

const isNegative = (field: string) => /^[-\u2212△▲(]/.test(field);

function readByHead(fields: readonly string[], head: BankHead, timeZone: string): Read {
  const at = (place: number | undefined) => (place === undefined ? '' : (fields[place] ?? ''));
  const others = fields.filter((_, place) => !head.payers.includes(place));
  const paid = at(head.paidIn ?? head.amount);
  if (head.paidIn === undefined && (isNegative(paid) || wentOut(others))) return 'outgoing';
  if (isNoMoney(paid) && !isNoMoney(at(head.paidOut ?? head.amount))) return 'outgoing';
  const money = moneyOf(paid);
  const names = (head.payers.length > 0 ? head.payers.map(at) : fields).filter(isName);
  if (money === undefined || names.length === 0) return undefined;
  return {
    names,
    amounts: [money],
    time: timeIn((head.times.length > 0 ? head.times.map(at) : fields).join(' '), timeZone),
    rest: fields.filter((field) => field !== '' && field !== names[0] && field !== paid).join(' '),
  };
}

function readLine(raw: string, head: BankHead | undefined, timeZone: string): Read {
  const fields = fieldsOf(raw, head?.separator);
  if (head === undefined) return readAlone(fields, timeZone);
  // Gaps hide an empty field: the columns of a line with another number of fields are not those of the head.
  if (head.separator === 'gap' && fields.length !== head.width) return readAlone(fieldsOf(raw), timeZone);
  return fields.length > head.width ? undefined : readByHead(fields, head, timeZone);
}

/** A first line of words without any number says nothing about a payment, even where its columns are unknown. */
const isWordsOnly = (raw: string, lineNumber: number) => lineNumber === 1 && !/\d/.test(raw);

/** Reads every line that can be read. The rest is kept as it stands, for a person to look at. */
export function readBankLines(statement: string, timeZone: string): ReadStatement {
  const lines: BankLine[] = [];
  const broken: { lineNumber: number; text: string }[] = [];
  let outgoingCount = 0;
  let head: BankHead | undefined;
  const all = statement.replace(/^\uFEFF/, '').split(/\r?\n/);
  const rows = all.slice(0, mostLines);
  const leftOutCount = all.slice(mostLines).filter((raw) => raw.trim() !== '').length;
  const first = rows.slice(0, mostAboveHead).findIndex((raw) => headOf(raw) !== undefined);
  for (const [index, raw] of rows.entries()) {
    const lineNumber = index + 1;
    const next = headOf(raw);
    if (next !== undefined) head = next;
    if (next !== undefined || raw.trim() === '' || isWordsOnly(raw, lineNumber)) continue;
    const read = readLine(raw, head, timeZone);
    if (index < first) {
      // Of the account or the period; what could be a payment all the same is for a person to look at.
      if (read !== undefined) broken.push({ lineNumber, text: raw.trim().slice(0, shownOfBroken) });
      continue;
    }
    if (read === undefined) broken.push({ lineNumber, text: raw.trim().slice(0, shownOfBroken) });
    else if (read === 'outgoing') outgoingCount += 1;
    else lines.push({ lineNumber, ...read });
  }
  return { lines, broken, outgoingCount, leftOutCount };
}
