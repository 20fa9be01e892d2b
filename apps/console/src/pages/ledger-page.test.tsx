import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { LedgerSummary } from '../features/ledger/model.ts';
import { fakeServer, pageOne, refusal, renderInConsole } from '../testing/console-world.tsx';
import { hrefSavedBy, why } from '../testing/saved-file.ts';
import { LedgerPage } from './ledger-page.tsx';

afterEach(cleanup);

const verifiedAt = '2026-03-02T00:00:00.000Z';
const figures = {
  entriesTotal: amount(0),
  transferCount: 12,
  accountCount: 4,
  mismatchCount: 0,
  negativeCount: 0,
};
const installation = {
  ...figures,
  transferCount: 940,
  accountCount: 77,
  checkTookMs: 7,
  verification: {
    verifiedAt,
    tookMs: 41,
    transferCount: 940,
    batchCount: 5,
    sealCount: 3,
    headCount: 2,
    unsealedCount: 1,
    finding: null,
  },
  unsealedCount: 1,
};
const sound: LedgerSummary = {
  ...figures,
  checkedAt: '2026-03-02T02:59:00.000Z',
  byKind: [{ kind: 'cash', accounts: 3, balance: amount(5000) }],
  chain: { verification: { verifiedAt, verdict: 'right', finding: null }, lastHeadDay: '2026-03-01' },
  installation: null,
};
/** What the same page is for a supervisor of the platform. */
const whole: LedgerSummary = { ...sound, installation };
const account = {
  accountId: 7,
  kind: 'cash',
  owner: 'member01',
  balance: amount(5000),
  entriesSum: amount(5000),
  entryCount: 2,
};
const entry = {
  version: 1,
  transferId: 31,
  flow: 'deposit',
  counter: 'bank',
  amount: amount(5000),
  balanceBefore: amount(0),
  balanceAfter: amount(5000),
  postedAt: '2026-03-02T02:50:00.000Z',
  reference: 'cash:9',
};

function books(summary: LedgerSummary, row = account) {
  return fakeServer({
    '/api/console/ledger/summary': () => summary,
    '/api/console/ledger/accounts': () => ({ list: [row], pageInfo: pageOne(1) }),
    '/api/console/ledger/statement': () => ({
      list: [entry],
      owner: 'member01',
      kind: 'cash',
      openingBalance: amount(0),
      closingBalance: amount(5000),
      entryCount: 120,
      lastVersion: 120,
      countPerPage: 50,
    }),
    '/api/console/ledger/verify': () => {
      const verification = summary.installation?.verification;
      if (verification == null) throw refusal('V001', '이미 진행 중입니다.');
      return { verification };
    },
    '/api/console/ledger/check': () => ({
      checkedAt: '2026-03-02T03:00:00.000Z',
      mismatchCount: summary.mismatchCount,
      entriesTotal: summary.entriesTotal,
    }),
  });
}

test('the three facts are shown with a word each, not with a colour alone', async () => {
  await renderInConsole(<LedgerPage />, books(sound));
  const facts = await screen.findByRole('region', { name: '장부가 맞는가' });
  expect(within(facts).getByText('장부가 맞습니다')).toBeTruthy();
  expect(within(facts).getAllByText('일치')).toHaveLength(3);
  expect(within(facts).getByText(/계정 4개를 모두 비교/)).toBeTruthy();
});

test('a mismatch interrupts, and the fact and the account that are wrong say so', async () => {
  const wrong = { ...account, balance: amount(5100) };
  await renderInConsole(<LedgerPage />, books({ ...sound, mismatchCount: 1 }, wrong));
  const alarm = await screen.findByRole('alert');
  expect(alarm.textContent).toContain('장부가 맞지 않습니다');
  expect(screen.getAllByText('불일치')).toHaveLength(1);
  expect(await screen.findByText('100원 차이')).toBeTruthy();
});

test('before the first check nothing is called correct', async () => {
  await renderInConsole(<LedgerPage />, books({ ...sound, checkedAt: null }));
  expect(await screen.findByText('아직 확인하지 않았습니다')).toBeTruthy();
  expect(screen.queryByText('일치')).toBeNull();
  expect(screen.getAllByText('확인 전')).toHaveLength(3);
});

test('the chain says that the records of the site are unchanged and how far it is signed, and no more', async () => {
  await renderInConsole(<LedgerPage />, books(sound));
  const chain = await screen.findByRole('region', { name: '기록이 바뀌지 않았는가' });
  for (const said of ['기록이 처음 그대로입니다', '2026. 03. 01.']) expect(chain.textContent).toContain(said);
  expect(within(chain).queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: '지금 검증' })).toBeNull();
  expect(screen.queryByRole('region', { name: '전체 시스템' })).toBeNull();
});

test('a supervisor of the platform sees the whole installation beside the site', async () => {
  await renderInConsole(<LedgerPage />, books(whole));
  const all = await screen.findByRole('region', { name: '전체 시스템' });
  for (const said of ['분개 940건', '계정 77개', '묶음 5개 · 봉인 3개 · 서명 2일', '41밀리초', '7밀리초'])
    expect(all.textContent).toContain(said);
  expect(screen.getByRole('button', { name: '지금 검증' })).toBeTruthy();
});

test('a verification that ended at a record of another site is called neither right nor wrong', async () => {
  const chain = {
    ...sound.chain,
    verification: { verifiedAt, verdict: 'unfinished', finding: null } as const,
  };
  await renderInConsole(<LedgerPage />, books({ ...sound, chain }));
  expect(await screen.findByText('검증이 끝까지 가지 못했습니다')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('기록이 처음 그대로입니다')).toBeNull();
});

test.each([
  ['ledger_transfer', 'balance', '분개 1025', '앞 잔액에'],
  ['ledger_key', 'key', '중복 방지 키 1025', '두 번 움직이지 않게'],
  ['ledger_batch', 'batch-hash', '묶음 1025', '지문과 다릅니다'],
  ['ledger_seal', 'seal', '봉인 1025', '사슬이 끊겼습니다'],
  ['ledger_account', 'sum', '계정 1025', '0이 아닙니다'],
] as const)(
  'a wrong row of %s (%s) interrupts, in words and as the verifier said it',
  async (table, check, name, words) => {
    const finding = { check, table, id: '1025', detail: '900 + 100 is not 1001' };
    const chain = { ...sound.chain, verification: { verifiedAt, verdict: 'wrong', finding } as const };
    await renderInConsole(<LedgerPage />, books({ ...sound, chain }));
    const alarm = await screen.findByRole('alert');
    expect(alarm.textContent).toContain('기록이 바뀌었습니다');
    expect(screen.getByText(name)).toBeTruthy();
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
    expect(screen.getByText(`${table} 1025 (${check}): 900 + 100 is not 1001`)).toBeTruthy();
  },
);

test('an operator who is no supervisor is told what is wrong, and not which record it is', async () => {
  const finding = { check: 'balance', table: 'ledger_transfer', id: null, detail: null } as const;
  const chain = { ...sound.chain, verification: { verifiedAt, verdict: 'wrong', finding } as const };
  await renderInConsole(<LedgerPage />, books({ ...sound, chain }));
  expect(await screen.findByText('앞 잔액에', { exact: false })).toBeTruthy();
  expect(screen.getByText('어느 기록인지는 책임자 화면에 나타납니다.')).toBeTruthy();
  expect(screen.getByText('ledger_transfer (balance)')).toBeTruthy();
});

test('before the first verification the chain is called neither correct nor wrong, and it can be started', async () => {
  const chain = { verification: null, lastHeadDay: null };
  const server = books({ ...whole, chain, installation: { ...installation, verification: null } });
  await renderInConsole(<LedgerPage />, server);
  expect(await screen.findByText('아직 검증하지 않았습니다')).toBeTruthy();
  expect(screen.getByText('아직 없음')).toBeTruthy();
  const button = screen.getByRole('button', { name: '지금 검증' });
  fireEvent.click(button);
  fireEvent.click(button);
  // Refused because another verification runs: its result is fetched all the same.
  await expect.poll(() => server.bodiesOf('/api/console/ledger/summary').length).toBe(2);
  expect(server.bodiesOf('/api/console/ledger/verify')).toHaveLength(1);
});

test('a statement is asked for by days and by the number of an entry, and saved with the same days', async () => {
  const server = books(sound);
  await renderInConsole(<LedgerPage />, server);
  fireEvent.click(await screen.findByText('member01'));
  const panel = screen.getByRole('complementary');
  const bodies = () => server.bodiesOf('/api/console/ledger/statement');
  const day = (name: string, value: string) =>
    fireEvent.change(within(panel).getByLabelText(name), { target: { value } });
  await within(panel).findByText('기간 시작 잔액');
  day('시작일', '2026-01-01');
  day('종료일', '2026-03-31');
  const days = { startDate: '2026-01-01', endDate: '2026-03-31' };
  await expect.poll(() => bodies().at(-1)).toEqual({ accountId: 7, ...days, before: null });
  expect(await hrefSavedBy('기간의 모든 분개를 CSV로 저장')).toBe(
    `/api/console/ledger/statement.csv?accountId=7&from=2026-01-01&to=2026-03-31&${why}`,
  );
  fireEvent.click(await within(panel).findByRole('button', { name: /2/ }));
  await expect.poll(() => bodies().at(-1)).toEqual({ accountId: 7, ...days, before: 71 });
  day('종료일', '');
  await expect.poll(() => bodies().at(-1)).toMatchObject({ endDate: null, before: null });
});

test('a fault is shown even where no check has run', async () => {
  await renderInConsole(<LedgerPage />, books({ ...sound, checkedAt: null, entriesTotal: amount(1) }));
  expect((await screen.findByRole('alert')).textContent).toContain('장부가 맞지 않습니다');
});

test('check now asks the server once and reads the figures again', async () => {
  const server = books(sound);
  await renderInConsole(<LedgerPage />, server);
  const button = await screen.findByRole('button', { name: '지금 확인' });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByRole('button', { name: '지금 확인' });
  await expect.poll(() => server.bodiesOf('/api/console/ledger/summary').length).toBe(2);
  expect(server.bodiesOf('/api/console/ledger/check')).toHaveLength(1);
});

test('an account opens its statement with the balance before and after', async () => {
  await renderInConsole(<LedgerPage />, books(sound));
  fireEvent.click(await screen.findByText('member01'));
  const panel = screen.getByRole('complementary');
  expect(await within(panel).findByText('cash:9', { exact: false })).toBeTruthy();
  expect(within(panel).getByText('+5,000')).toBeTruthy();
  expect(panel.textContent).toMatch(/5,000\s*0 →/);
});

test('the accounts stay usable while the summary fails', async () => {
  const server = fakeServer({
    '/api/console/ledger/summary': () => {
      throw refusal('E002', '잠시 후 다시 시도해 주세요.');
    },
    '/api/console/ledger/accounts': () => ({ list: [account], pageInfo: pageOne(1) }),
  });
  await renderInConsole(<LedgerPage />, server);
  expect(await screen.findByText(/신청과 원장은 그대로입니다/)).toBeTruthy();
  expect(await screen.findByText('member01')).toBeTruthy();
});
