import type { AnswerOf } from '@hanpan/contract';
import type { BankLine } from './bank-lines.ts';
import type { Credited, CreditedDeposit, OpenDeposit } from './match-store.ts';

type Result = AnswerOf<'/api/console/cash/bankMatch'>['lines'][number]['result'];

/** A line with what it may have paid. */
export interface Pair {
  readonly line: BankLine;
  readonly payer: string;
  readonly amount: number;
  readonly result: Result;
  readonly candidates: readonly OpenDeposit[];
}

/** A bank that says the minute tells one payment of a day from another. */
const exactMs = 60_000;
/** A statement goes back a month at most, and a line whose day cannot be read may be as old. */
export const longestMs = 31 * 24 * 3_600_000;

/** Names as a bank writes them: without gaps, and without regard to case. */
function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.·]/g, '');
}

type Payer = Pick<OpenDeposit, 'payerName' | 'accountHolder'>;

function nameOf(line: BankLine, { payerName, accountHolder }: Payer): string | undefined {
  const own = [payerName, accountHolder].flatMap((name) => (name === null ? [] : [plain(name)]));
  return line.names.find((name) => own.includes(plain(name)));
}

export function namesMatch(line: BankLine, deposit: Payer): boolean {
  return nameOf(line, deposit) !== undefined;
}

const isExact = ({ time }: BankLine) => time !== undefined && time.untilMs - time.fromMs <= exactMs;
const isOfAmount = (line: BankLine, deposit: { readonly amount: number }) =>
  line.amounts.includes(deposit.amount);

/** Since when a credited deposit may be the one that a line paid. */
export const creditedFromMs = ({ time }: BankLine, nowMs: number) => time?.fromMs ?? nowMs - longestMs;

/** Money can only pay what was asked for before it came. */
const isInTime = ({ time }: BankLine, { appliedAt }: OpenDeposit) =>
  time === undefined || appliedAt.getTime() < time.untilMs;

/**
 * Pairs each line with the deposit that it paid, by amount, name and time. A deposit is paid by one line, and a line that
 * paid for what was credited already pays for nothing else. What cannot be told is left to a person: `earlier` than its
 * request, `several` requests, `unclear` where several amounts stand in a line or its time does not tell it from money
 * that was credited, which may be more than was read.
 */
export function pairLines(
  lines: readonly BankLine[],
  open: readonly OpenDeposit[],
  { deposits: credited, wholeFromMs }: Credited,
  nowMs: number,
): Pair[] {
  const [paid, used] = [new Set<OpenDeposit>(), new Set<CreditedDeposit>()];

  const pairOf = (line: BankLine, result: Result, candidates: readonly OpenDeposit[] = []): Pair => {
    const [first] = candidates;
    const payer = (first && nameOf(line, first)) ?? line.names[0] ?? '';
    return { line, payer, amount: first?.amount ?? line.amounts[0] ?? 0, result, candidates };
  };

  const mayBeForgotten = (line: BankLine) => creditedFromMs(line, nowMs) < wholeFromMs;

  const byName = (line: BankLine): Pair | undefined => {
    const named = open.filter(
      (deposit) => !paid.has(deposit) && isOfAmount(line, deposit) && namesMatch(line, deposit),
    );
    if (line.amounts.length > 1) return pairOf(line, 'unclear', named);
    if (named.length > 0 && mayBeForgotten(line)) return pairOf(line, 'unclear', named);
    const was = credited.find(
      (deposit) =>
        !used.has(deposit) &&
        isOfAmount(line, deposit) &&
        namesMatch(line, deposit) &&
        deposit.processedAt.getTime() >= creditedFromMs(line, nowMs),
    );
    if (was !== undefined && named.length > 0 && !isExact(line)) return pairOf(line, 'unclear', named);
    if (was !== undefined) {
      used.add(was);
      return pairOf(line, 'credited');
    }
    const inTime = named.filter((deposit) => isInTime(line, deposit));
    const [only] = inTime;
    if (only === undefined) return named.length > 0 ? pairOf(line, 'earlier', named) : undefined;
    if (inTime.length > 1) return pairOf(line, 'several', inTime);
    paid.add(only);
    return pairOf(line, 'matched', inTime);
  };

  /** Somebody else may have paid, for deposits that nobody paid under a name of their own. */
  const byAmount = (line: BankLine): Pair => {
    const ofAmount = open.filter(
      (deposit) => !paid.has(deposit) && isOfAmount(line, deposit) && isInTime(line, deposit),
    );
    if (ofAmount.length === 0) return pairOf(line, 'none');
    if (mayBeForgotten(line)) return pairOf(line, 'unclear', ofAmount);
    return pairOf(line, ofAmount.length > 1 ? 'several' : 'name-differs', ofAmount);
  };

  // Banks write the latest line first, but money was credited in the order in which it came.
  const inOrder = [...lines].sort((one, other) => startOf(one) - startOf(other));
  const pairs = inOrder.map((line) => [line, byName(line)] as const);
  return pairs
    .map(([line, pair]) => pair ?? byAmount(line))
    .sort((one, other) => one.line.lineNumber - other.line.lineNumber);
}

const startOf = ({ time }: BankLine) => time?.fromMs ?? Number.MAX_SAFE_INTEGER;
