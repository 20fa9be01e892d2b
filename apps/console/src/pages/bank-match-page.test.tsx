import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { BankMatch } from '../features/bank-match/use-bank-match.ts';
import { fakeServer, renderInConsole } from '../testing/console-world.tsx';
import { BankMatchPage } from './bank-match-page.tsx';

afterEach(cleanup);

const path = '/api/console/cash/bankMatch';

const line = (lineNumber: number, result: BankMatch['lines'][number]['result']) => ({
  lineNumber,
  payer: `payer ${lineNumber}`,
  amount: amount(50_000),
  rest: '',
  result,
  candidates: [],
});

/** 김민수 in the code page of Korean Windows. */
const inCodePage = [0xb1, 0xe8, 0xb9, 0xce, 0xbc, 0xf6];

const statementIs = (text: string) =>
  waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(text));

test.each([
  ['in UTF-8', new TextEncoder().encode('김민수\t50,000'), '김민수\t50,000'],
  ['as Korean banks write it', new Uint8Array([...inCodePage, 0x0a]), '김민수\n'],
  ['as spreadsheets write it', new Uint8Array([0xff, 0xfe, 0x40, 0xae]), '김'],
])('a file %s is read', async (_, bytes, text) => {
  await renderInConsole(<BankMatchPage />, fakeServer({}));
  fireEvent.change(screen.getByLabelText('CSV 파일 열기'), {
    target: { files: [new File([bytes], 'statement.csv')] },
  });
  await statementIs(text);
});

test('each line says what was found, and money that went out is said to be left out', async () => {
  const match: BankMatch = {
    lines: [line(2, 'matched'), line(3, 'credited'), line(4, 'earlier'), line(5, 'unclear')],
    broken: [],
    outgoingCount: 3,
    leftOutCount: 12,
    unpaidCount: 1,
  };
  const server = fakeServer({ [path]: () => match });
  await renderInConsole(<BankMatchPage />, server);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'a statement' } });
  fireEvent.click(screen.getByRole('button', { name: '맞춰 보기' }));
  const [sum] = await screen.findAllByRole('status');
  expect(sum?.textContent).toContain('출금 3줄은 빼고');
  expect(screen.getByText('맞춰 보지 않은 줄 12개')).toBeTruthy();
  for (const word of ['일치', '이미 승인', '신청 전 입금', '확인 필요'])
    expect(screen.getByText(word)).toBeTruthy();
  expect(server.bodiesOf(path)).toEqual([{ statement: 'a statement' }]);
});
