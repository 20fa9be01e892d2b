import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { readBankLines } from './bank-lines.ts';
import type { CreditedDeposit, OpenDeposit } from './match-store.ts';
import { longestMs, pairLines } from './pair-lines.ts';

const seoul = 'Asia/Seoul';
const at = (time: string) => new Date(`2026-11-28T${time}+09:00`);
const nowMs = at('12:00:00').getTime();

let lastIdx = 0;
function open(time: string, holder = '김민수', sum = 50_000): OpenDeposit {
  lastIdx += 1;
  return {
    cashIdx: lastIdx,
    receiptId: `R${lastIdx}`,
    memId: `member${lastIdx}`,
    memNick: 'nick',
    payerName: null,
    accountHolder: holder,
    amount: amount(sum),
    appliedAt: at(time),
    claimedBy: null,
  };
}
const credited = (time: string, holder = '김민수'): CreditedDeposit => ({
  payerName: null,
  accountHolder: holder,
  amount: amount(50_000),
  processedAt: at(time),
});

const results = (
  statement: string,
  deposits: OpenDeposit[],
  done: CreditedDeposit[] = [],
  wholeFromMs = nowMs - longestMs,
) => {
  const { lines } = readBankLines(statement, seoul);
  return pairLines(lines, deposits, { deposits: done, wholeFromMs }, nowMs).map(({ result, candidates }) => [
    result,
    ...candidates.map(({ cashIdx }) => cashIdx),
  ]);
};

test('yesterday’s payout and a line without a head never match a deposit', () => {
  const deposit = open('09:00:00');
  const head = '거래일시,보낸분/받는분,적요,출금액,입금액,잔액';
  const row = '2026-11-28 10:00:01,김민수,이체,50000,0,1473000';
  expect(results(`${head}\n${row}`, [deposit])).toEqual([]);
  expect(results(row, [deposit])).toEqual([['unclear', deposit.cashIdx]]);
});

test('a request is paid by one line: the second of two finds nothing', () => {
  const deposit = open('09:00:00');
  const lines = '2026-11-28 10:00\t김민수\t50,000\n2026-11-28 10:05\t김민수\t50,000';
  expect(results(lines, [deposit])).toEqual([['matched', deposit.cashIdx], ['none']]);
});

test('of two lines in the order of a bank, which is the latest first, the money that was credited is the earlier', () => {
  const deposit = open('10:20:00');
  const lines = '2026-11-28 10:30\t김민수\t50,000\n2026-11-28 09:30\t김민수\t50,000';
  expect(results(lines, [deposit], [credited('09:40:00')])).toEqual([
    ['matched', deposit.cashIdx],
    ['credited'],
  ]);
});

test('a line whose day cannot be read may be of money that was credited days ago', () => {
  const deposit = open('09:00:00');
  const before = { ...credited('09:40:00'), processedAt: new Date('2026-11-26T01:00:30Z') };
  for (const day of ['11-26 10:00:01', '11/26/2026', ''])
    expect(results(`${day}\t김민수\t50,000`, [deposit], [before]), day).toEqual([
      ['unclear', deposit.cashIdx],
    ]);
});

test('a line of this morning that was credited does not pay the next request of the same sum', () => {
  const deposit = open('11:00:00');
  const line = '2026-11-28 09:30:10\t김민수\t50,000';
  expect(results(line, [deposit], [credited('09:40:00')])).toEqual([['credited']]);
  // Without the one that was credited it still came before the request.
  expect(results(line, [deposit])).toEqual([['earlier', deposit.cashIdx]]);
});

test.each([
  ['the day alone', '2026-11-28'],
  ['no time', 'today'],
])('with %s it cannot be told whether it was credited', (_, time) => {
  const deposit = open('11:00:00');
  const line = `${time}\t김민수\t50,000`;
  expect(results(line, [deposit], [credited('09:40:00')])).toEqual([['unclear', deposit.cashIdx]]);
  expect(results(line, [], [credited('09:40:00')])).toEqual([['credited']]);
  expect(results(line, [deposit])).toEqual([['matched', deposit.cashIdx]]);
});

test('the minute in which a request was made is not before it', () => {
  const deposit = open('10:00:40');
  expect(results('2026-11-28 10:00\t김민수\t50,000', [deposit])).toEqual([['matched', deposit.cashIdx]]);
  expect(results('2026-11-28 10:00:39\t김민수\t50,000', [deposit])).toEqual([['earlier', deposit.cashIdx]]);
});

test('a remark before the name is no other payer, and what another line paid is offered to nobody', () => {
  const [own, others] = [open('09:00:00'), open('09:00:00', '박하늘')];
  const lines = '2026-11-28 10:00\t타행이체\t모르는이\t50,000\n2026-11-28 10:01\t타행이체\t김민수\t50,000';
  const pairs = pairLines(
    readBankLines(lines, seoul).lines,
    [own, others],
    { deposits: [], wholeFromMs: 0 },
    nowMs,
  );
  expect(pairs).toMatchObject([
    { result: 'name-differs', candidates: [others] },
    { result: 'matched', payer: '김민수', candidates: [own] },
  ]);
});

test('two requests of one name and sum are several, in both lines', () => {
  const deposits = [open('09:00:00'), open('09:10:00')];
  const both = deposits.map(({ cashIdx }) => cashIdx);
  const lines = '2026-11-28 10:00\t김 민수\t50,000\n2026-11-28 10:05\t김민수\t50,000';
  expect(results(lines, deposits)).toEqual([
    ['several', ...both],
    ['several', ...both],
  ]);
});

test.each([
  ['김민수', '2026-11-28 10:30', 'matched'],
  ['김민수', '2026-11-28 09:30', 'unclear'],
  ['박서준', '2026-11-28 10:30', 'name-differs'],
  ['박서준', '2026-11-28 09:30', 'unclear'],
])('where credited deposits were read from ten on, a line of %s at %s is %s', (payer, time, result) => {
  const deposit = open('09:00:00');
  expect(results(`${time}\t${payer}\t50,000`, [deposit], [], at('10:00:00').getTime())).toEqual([
    [result, deposit.cashIdx],
  ]);
});
