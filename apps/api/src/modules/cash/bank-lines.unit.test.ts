import { describe, expect, test } from 'vitest';
import { readBankLines } from './bank-lines.ts';

const seoul = 'Asia/Seoul';

describe('lines without a head', () => {
  test.each([
    ['a table that was copied', '2026-11-20 12:01\t김하늘\t50,000\t입금', '김하늘', 50_000],
    ['a CSV with a quoted amount', '2026-11-20,"50,000",김하늘', '김하늘', 50_000],
    ['a CSV with semicolons', '20.11.2026;Kim Haneul;50000', 'Kim Haneul', 50_000],
    ['words with a gap', '김하늘  300,000원', '김하늘', 300_000],
    ['a name and a number', '김하늘 300000', '김하늘', 300_000],
  ])('%s is read', (_, text, payer, amount) => {
    const { lines, broken } = readBankLines(text, seoul);
    expect(broken).toEqual([]);
    expect(lines).toMatchObject([{ amounts: [amount], lineNumber: 1 }]);
    expect(lines[0]?.names[0]).toBe(payer);
  });

  test('a head is skipped, an empty line too, and what cannot be read is kept with its number', () => {
    const { lines, broken } = readBankLines(
      'date\tpayer\tamount\n\n1\tKim\t1000\nnothing here\nLee\t1o00\n',
      seoul,
    );
    expect(lines.map(({ lineNumber }) => lineNumber)).toEqual([3]);
    expect(broken).toEqual([
      { lineNumber: 4, text: 'nothing here' },
      { lineNumber: 5, text: 'Lee\t1o00' },
    ]);
    expect(readBankLines('Lee\t-500', seoul)).toMatchObject({ broken: [{ text: 'Lee\t-500' }], lines: [] });
  });

  test('several amounts stay several: the balance and money that went out look the same', () => {
    expect(readBankLines('2026-11-28 10:00:01,김민수,이체,50000,0,1473000', seoul).lines).toMatchObject([
      { names: ['김민수', '이체'], amounts: [50_000, 1_473_000, 0] },
    ]);
    // A nought says that there is a column for each direction, and nobody knows which is which.
    expect(readBankLines('2026-11-28,김민수,50000,0', seoul).lines).toMatchObject([{ amounts: [50_000, 0] }]);
  });

  test('a line that says that money went out is no payment', () => {
    expect(readBankLines('2026-11-28\t김민수\t50,000\t출금', seoul)).toMatchObject({
      lines: [],
      broken: [],
      outgoingCount: 1,
    });
  });
});

test('lines beyond the thousandth are not read, and counted', () => {
  const statement = Array.from({ length: 1_003 }, () => '2026-11-28\t김민수\t50,000').join('\n');
  const { lines, leftOutCount } = readBankLines(`${statement}\n\n`, seoul);
  expect([lines.length, leftOutCount]).toEqual([1_000, 3]);
  expect(readBankLines('김민수\t50,000', seoul).leftOutCount).toBe(0);
});

describe('lines below a head', () => {
  const head = '거래일시,보낸분/받는분,적요,출금액,입금액,잔액';

  test('only money that came in is a payment, whatever stands before it', () => {
    const { lines, outgoingCount, broken } = readBankLines(
      [
        head,
        '2026-11-28 10:00:01,김민수,이체,50000,0,1473000',
        '2026-11-28 10:00:02,김민수,이체,50000,,1423000',
        '2026-11-28 10:00:03,박하늘,이체,0,70000,1493000',
        '2026-11-28 10:00:04,"박,하늘",이체,,"1,070,000","2,493,000"',
      ].join('\r\n'),
      seoul,
    );
    expect(lines).toMatchObject([
      { lineNumber: 4, names: ['박하늘', '이체'], amounts: [70_000] },
      { lineNumber: 5, names: ['박,하늘', '이체'], amounts: [1_070_000] },
    ]);
    expect([outgoingCount, broken]).toEqual([2, []]);
  });

  test.each([
    [
      '거래일자\t거래시간\t적요\t출금(원)\t입금(원)\t내용\t잔액(원)',
      '2026.11.28\t10:00:01\t타행이체\t0\t50,000\t김민수\t1,000,000',
    ],
    [
      '거래일시\t적요\t기재내용\t찾으신금액\t맡기신금액\t거래후 잔액',
      '2026.11.28 10:00\t타행이체\t김민수\t0\t50,000\t1,000,000',
    ],
    [
      '거래일시,출금금액,입금금액,거래후잔액,거래내용,거래기록사항',
      '2026/11/28 10:00:01,,50000,1000000,타행이체,김민수',
    ],
    ['거래일시,구분,거래금액,거래 후 잔액,내용', '2026.11.28 10:00:01,입금,"50,000","1,000,000",김민수'],
    ['Date;Description;Debit;Credit;Balance', '28.11.2026;김민수;;50000.00;1000000.00'],
    ['Ngày giao dịch\tDiễn giải\tGhi nợ\tGhi có\tSố dư', '28/11/2026\t김민수\t\t50,000\t1,000,000'],
    ['거래일시  내용  입금액  잔액', '2026-11-28  김민수  50,000  1,000,000'],
  ])('%s', (columns, row) => {
    const { lines, broken } = readBankLines(`${columns}\n${row}`, seoul);
    expect(broken).toEqual([]);
    expect(lines).toMatchObject([{ amounts: [50_000], time: { fromMs: expect.any(Number) } }]);
    expect(lines[0]?.names[0]).toBe('김민수');
  });

  test.each([
    ['by a word', '거래일시,구분,거래금액,내용', '2026.11.28,출금,"50,000",김민수'],
    ['by a sign', 'Date,Amount,Name', '2026-11-28,"-50,000",Kim'],
    ['by its column', 'Date\tName\tDebit\tCredit', '2026-11-28\tKim\t50,000'],
    ['beside a nought', 'Date,Name,Debit,Credit', '2026-11-28,Kim,"50,000.00",0.00'],
  ])('money that went out is known %s', (_, columns, row) => {
    expect(readBankLines(`${columns}\n${row}`, seoul)).toMatchObject({
      lines: [],
      broken: [],
      outgoingCount: 1,
    });
  });

  test('the account and the period above a head are no payments, and what may be one is left to a person', () => {
    const above = '\uFEFF계좌번호,110-123-456789\n예금주,김한판,잔액,1473000\n조회기간,2026-11-28';
    const { lines, broken } = readBankLines(`${above}\n${head}\n2026-11-28,김민수,이체,0,50000,1`, seoul);
    expect(lines).toMatchObject([{ lineNumber: 5, amounts: [50_000] }]);
    expect(broken).toEqual([{ lineNumber: 2, text: '예금주,김한판,잔액,1473000' }]);
    // Pasted above a file of its own.
    const pasted = readBankLines(
      `김하늘  50,000\n이바다  30,000\n${head}\n2026-11-28,김민수,이체,0,50000,1`,
      seoul,
    );
    expect(pasted.broken.map(({ lineNumber }) => lineNumber)).toEqual([1, 2]);
  });

  test('a line whose columns are not those of the head is never read by them', () => {
    const split = '2026-11-28,김민수,이체,0,50,000,1,473,000';
    expect(readBankLines(`${head}\n${split}`, seoul)).toMatchObject({
      lines: [],
      broken: [{ lineNumber: 2 }],
    });
    const gaps = '일시  내용  출금액  입금액  잔액\n2026-11-28  김민수  50,000  1,000,000';
    expect(readBankLines(gaps, seoul).lines).toMatchObject([{ amounts: [50_000, 1_000_000] }]);
  });
});

test.each([
  ['2026-11-28 10:00:01', '2026-11-28T01:00:01Z', 1_000],
  ['2026.11.28 10:00', '2026-11-28T01:00:00Z', 60_000],
  ['2026-11-28 오후 3:20:11', '2026-11-28T06:20:11Z', 1_000],
  ['28/11/2026 12:05 AM', '2026-11-27T15:05:00Z', 60_000],
  ['2026. 1. 2', '2026-01-01T15:00:00Z', 86_400_000],
  ['20261128 10:00:01', '2026-11-28T01:00:01Z', 1_000],
  ['26.11.28 10:00', '2026-11-28T01:00:00Z', 60_000],
])('the time %s is on the clock of the site, and as exact as it is written', (text, from, lasts) => {
  const time = readBankLines(`${text}\tKim\t50,000`, seoul).lines[0]?.time;
  expect(time && [new Date(time.fromMs), time.untilMs - time.fromMs]).toEqual([new Date(from), lasts]);
});

test.each(['10:00', '2026-99-99', 'yesterday'])('%s is no time', (text) => {
  expect(readBankLines(`${text}\tKim\t50,000`, seoul).lines[0]?.time).toBeUndefined();
});
