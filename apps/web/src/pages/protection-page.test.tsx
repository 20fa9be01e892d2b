import { CallError } from '@hanpan/client';
import type { DataOf, RequestOf } from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import { amount } from '@hanpan/money';
import { siteDate } from '@hanpan/rules';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { sessionKey } from '../app/session-cache.ts';
import { someLimits } from '../test/fixtures.ts';
import {
  findToast,
  hourMs,
  inHours,
  limitsCard,
  noStatement,
  noSums,
  openDialog,
  rowOf,
  said,
  typeAmount,
  visit,
} from './protection-world.fixture.tsx';

afterEach(cleanup);

type Statement = DataOf<'/api/protection/statement'>;

const check: DataOf<'/api/protection/check'> = {
  minutes: null,
  dueAt: null,
  since: inHours(-1),
  stakeAmount: amount(0),
  openAmount: amount(0),
  paidAmount: amount(0),
  resultAmount: amount(0),
};

describe('limits', () => {
  test('[RG-1] each kind with its periods: what holds, how much is used and left, and when it starts again', async () => {
    visit(
      someLimits({
        'deposit.day': { amount: 100_000, used: 30_000, endsAt: '2026-11-28T15:00:00Z' },
        'loss.week': { amount: 50_000, used: 60_000 },
        'time.day': { amount: 150, used: 45 },
      }),
    );
    const card = await limitsCard();
    expect((await card.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual(
      ['충전 한도', '베팅 한도', '손실 한도', '이용 시간 한도'],
    );
    expect(card.getAllByRole('button')).toHaveLength(10);
    const deposit = await rowOf('충전 한도 (하루) 바꾸기');
    for (const text of ['100,000원', '사용30,000원', '남은 금액70,000원', '새로 시작11. 29. 00:00'])
      expect(deposit.textContent).toContain(text);
    const bar = within(deposit).getByRole('progressbar', { name: '충전 한도 (하루) 사용량' });
    expect(bar.getAttribute('value')).toBe('0.3');
    expect((await rowOf('손실 한도 (한 주) 바꾸기')).textContent).toContain('한도에 이르렀습니다');
    const time = await rowOf('이용 시간 한도 바꾸기');
    for (const text of ['2시간 30분', '사용45분', '남은 시간1시간 45분'])
      expect(time.textContent).toContain(text);
    const none = await rowOf('베팅 한도 (한 달) 정하기');
    expect(none.textContent).toContain('한도 없음 · 사용 0원');
    const dialog = await openDialog('충전 한도 (하루) 바꾸기');
    expect(dialog.getByText('이번 기간에 사용: 30,000원 · 새로 시작: 2026. 11. 29. 00:00')).toBeTruthy();
    expect(within(none).queryByRole('progressbar')).toBeNull();
  });

  test('[RG-5] a limit that was set stands there although an older reading comes after it', async () => {
    const after = someLimits({ 'stake.week': { amount: 123_456 } });
    const older: (() => void)[] = [];
    let isFirst = true;
    const { queryClient } = visit(someLimits(), {
      '/api/protection/setLimit': () => after,
      '/api/protection/limits': () => {
        if (!isFirst) return new Promise((resolve) => older.push(() => resolve(someLimits())));
        isFirst = false;
        return someLimits();
      },
    });
    await rowOf('베팅 한도 (한 주) 정하기');
    const dialog = await openDialog('베팅 한도 (한 주) 정하기');
    void queryClient.invalidateQueries({ queryKey: ['/api/protection/limits'] });
    await waitFor(() => expect(older).toHaveLength(1));
    typeAmount(dialog, '123456');
    fireEvent.click(dialog.getByRole('button', { name: '저장' }));
    expect(await findToast('지금부터 적용되는 한도: 123,456원.')).toBeTruthy();
    for (const come of older) come();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await rowOf('베팅 한도 (한 주) 바꾸기')).textContent).toContain('123,456원');
  });

  test('[RG-5][RG-1][RG-2] a first one is typed freely, holds at once, and stands there as the server has it', async () => {
    const after = someLimits({ 'stake.week': { amount: 123_456 } });
    const { sent } = visit(someLimits(), { '/api/protection/setLimit': () => after });
    await rowOf('베팅 한도 (한 주) 정하기');
    const dialog = await openDialog('베팅 한도 (한 주) 정하기');
    fireEvent.click(dialog.getByRole('button', { name: '저장' }));
    expect(await dialog.findByText('금액을 입력해 주세요.')).toBeTruthy();
    typeAmount(dialog, '123456');
    expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('123,456');
    expect(dialog.getByText('저장하면 바로 적용됩니다.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: '저장' }));
    expect(await findToast('지금부터 적용되는 한도: 123,456원.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('/api/protection/setLimit')).toEqual([{ kind: 'stake', period: 'week', amount: 123_456 }]);
    expect((await rowOf('베팅 한도 (한 주) 바꾸기')).textContent).toContain('123,456원');
  });

  test('[RG-2] one that is higher says before it is sent that it waits a day, and then stands beside what still holds', async () => {
    const wanted = { amount: 200_000, from: inHours(24), until: inHours(24 * 8) };
    const { sent } = visit(someLimits({ 'loss.day': { amount: 100_000, used: 10_000 } }), {
      '/api/protection/setLimit': () => someLimits({ 'loss.day': { amount: 100_000, used: 10_000, wanted } }),
    });
    await rowOf('손실 한도 (하루) 바꾸기');
    const dialog = await openDialog('손실 한도 (하루) 바꾸기');
    expect(dialog.getByText('지금 한도: 100,000원')).toBeTruthy();
    typeAmount(dialog, '99999');
    expect(dialog.getByText('저장하면 바로 적용됩니다.')).toBeTruthy();
    typeAmount(dialog, '200000');
    expect(dialog.getByText(/확정할 수 있고, 그 전에는 지금 한도가 그대로 적용됩니다/)).toBeTruthy();
    const between = `${said(wanted.from)}부터 ${said(wanted.until)}까지`;
    fireEvent.click(dialog.getByRole('button', { name: '저장' }));
    expect(await findToast(`신청한 한도: 200,000원. ${between} 확정할 수 있습니다.`)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('/api/protection/setLimit')).toHaveLength(1);
    const row = await rowOf('손실 한도 (하루) 바꾸기');
    expect(within(row).getByText('100,000원')).toBeTruthy();
    expect(within(row).getByText('200,000원')).toBeTruthy();
    expect(within(row).queryByRole('button', { name: /확정/ })).toBeNull();
  });

  test('[RG-2] none at all is asked for as well, with the word that it waits', async () => {
    const { sent } = visit(someLimits({ 'deposit.month': { amount: 100_000 } }), {
      '/api/protection/setLimit': () => someLimits({ 'deposit.month': { amount: 100_000 } }),
    });
    await rowOf('충전 한도 (한 달) 바꾸기');
    const dialog = await openDialog('충전 한도 (한 달) 바꾸기');
    expect(dialog.getByText(/바로 없어지지 않고/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: '한도 없애기' }));
    await waitFor(() =>
      expect(sent('/api/protection/setLimit')).toEqual([{ kind: 'deposit', period: 'month', amount: null }]),
    );
  });

  test('of time is typed in minutes, between the bounds of the contract', async () => {
    const { sent } = visit(someLimits(), {
      '/api/protection/setLimit': () => someLimits({ 'time.day': { amount: 90 } }),
    });
    await rowOf('이용 시간 한도 정하기');
    const dialog = await openDialog('이용 시간 한도 정하기');
    fireEvent.click(dialog.getByRole('button', { name: '저장' }));
    expect(await dialog.findByText('10분에서 1,440분 사이로 입력해 주세요.')).toBeTruthy();
    expect(dialog.queryByText('금액을 입력해 주세요.')).toBeNull();
    typeAmount(dialog, '5');
    fireEvent.click(dialog.getByRole('button', { name: '저장' }));
    expect(await dialog.findByText('10분에서 1,440분 사이로 입력해 주세요.')).toBeTruthy();
    expect(sent('/api/protection/setLimit')).toEqual([]);
    typeAmount(dialog, '90');
    fireEvent.click(dialog.getByRole('button', { name: '저장' }));
    expect((await rowOf('이용 시간 한도 바꾸기')).textContent).toContain('1시간 30분');
  });

  test('that was refused stays typed, with the server’s words', async () => {
    visit(someLimits(), {
      '/api/protection/setLimit': () =>
        Promise.reject(new CallError('E429', '잠시 뒤에 다시 시도해 주세요.')),
    });
    await rowOf('베팅 한도 (하루) 정하기');
    const dialog = await openDialog('베팅 한도 (하루) 정하기');
    typeAmount(dialog, '10000');
    fireEvent.click(dialog.getByRole('button', { name: '저장' }));
    expect(await dialog.findByText('잠시 뒤에 다시 시도해 주세요.')).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('10,000');
  });
});

describe('the reality check', () => {
  const card = async () => within(await screen.findByRole('region', { name: '이용 현황 알림' }));

  test('[RG-13] is asked for as often as the member wants, and its next moment is known at once', async () => {
    const dueAt = inHours(0.5);
    const { sent, queryClient } = visit(someLimits(), {
      '/api/protection/setCheck': () => ({ ...check, minutes: 30, dueAt }),
    });
    const form = await card();
    const apply = await form.findByRole<HTMLButtonElement>('button', { name: '적용' });
    expect(form.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      '받지 않음',
      '15분',
      '30분',
      '1시간',
      '2시간',
    ]);
    expect(form.getByRole<HTMLInputElement>('radio', { name: '받지 않음' }).checked).toBe(true);
    expect(apply.disabled).toBe(true);
    fireEvent.click(form.getByRole('radio', { name: '30분' }));
    fireEvent.click(apply);
    expect(await form.findByText(/다음 알림/)).toBeTruthy();
    const body: RequestOf<'/api/protection/setCheck'> = { minutes: 30 };
    expect(sent('/api/protection/setCheck')).toEqual([body]);
    expect(queryClient.getQueryData(sessionKey)).toMatchObject({ member: { checkDueAt: dueAt } });
  });

  test('that was not taken says why', async () => {
    visit(someLimits(), {
      '/api/protection/setCheck': () =>
        Promise.reject(new CallError('E429', '잠시 뒤에 다시 시도해 주세요.')),
    });
    const form = await card();
    fireEvent.click(await form.findByRole('radio', { name: '15분' }));
    fireEvent.click(form.getByRole('button', { name: '적용' }));
    expect(await form.findByText('잠시 뒤에 다시 시도해 주세요.')).toBeTruthy();
  });
});

test('[RG-7][RG-12] self-exclusion says until when and what becomes of open bets before it begins, takes a reason, and then says its end', async () => {
  let excludedUntil: string | null = null;
  const { sent } = visit(someLimits(), {
    '/api/protection/exclusion': () => ({ excludedUntil }),
    '/api/protection/exclude': () => {
      excludedUntil = '2026-12-05T03:00:00Z';
      return { excludedUntil };
    },
  });
  const card = within(await screen.findByRole('region', { name: '자기 제한' }));
  fireEvent.click(await card.findByRole('radio', { name: '7일' }));
  fireEvent.change(card.getByRole('combobox', { name: '이유 (선택)' }), { target: { value: 'time' } });
  fireEvent.click(card.getByRole('button', { name: '자기 제한 시작' }));
  const until = said(new Date(serverNow() + 7 * 24 * hourMs).toISOString());
  expect(card.getByText(`지금 시작하면 ${until}에 끝납니다.`)).toBeTruthy();
  // A date does not break between two lines.
  const name = `${until.replaceAll(' ', '\u00a0')}까지 이용을 제한할까요?`;
  const dialog = within(await screen.findByRole('alertdialog', { name }));
  expect(dialog.getByText(/이미 접수된 베팅은 취소되지 않고/)).toBeTruthy();
  expect(sent('/api/protection/exclude')).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: '자기 제한 시작' }));
  expect(await card.findByText('제한 종료')).toBeTruthy();
  expect(card.getByText('2026. 12. 05. 12:00')).toBeTruthy();
  expect(sent('/api/protection/exclude')).toEqual([{ period: 'week', reason: 'time' }]);
});

describe('the statement', () => {
  const months: Statement['months'] = [
    {
      ...noSums,
      month: '2026-11',
      depositAmount: amount(300_000),
      withdrawalAmount: amount(120_000),
      rewardAmount: amount(5_000),
      stakeAmount: amount(400_000),
      paidAmount: amount(350_000),
      resultAmount: amount(-50_000),
    },
    { ...noSums, month: '2025-12' },
  ];
  const statement: Statement = {
    months,
    games: [
      {
        family: 'sports',
        gameType: 'sports',
        betCount: 3,
        stakeAmount: amount(400_000),
        returnedAmount: amount(50_000),
        winAmount: amount(300_000),
        turnoverAmount: amount(400_000),
        resultAmount: amount(-50_000),
      },
    ],
    lifetime: {
      depositAmount: amount(900_000),
      withdrawalAmount: amount(250_000),
      netAmount: amount(650_000),
    },
  };
  const card = async () => within(await screen.findByRole('region', { name: '12개월 이용 내역' }));

  test('[FND-8][FND-10] the months, the games, what came in less what went out of all time, and every movement as a file', async () => {
    visit(someLimits(), { '/api/protection/statement': () => statement });
    const part = await card();
    const table = await part.findByRole('table', { name: '12개월 이용 내역' });
    const [head, newest] = within(table).getAllByRole('row');
    expect(head?.textContent).not.toContain('파트너');
    for (const text of ['2026. 11.', '300,000', '120,000', '5,000', '400,000', '350,000', '-50,000'])
      expect(newest?.textContent).toContain(text);
    const [, sports] = within(part.getByRole('table', { name: '게임별' })).getAllByRole('row');
    for (const text of ['스포츠', '400,000', '350,000', '-50,000'])
      expect(sports?.textContent).toContain(text);
    const lifetime = part.getByRole('region', { name: '가입한 뒤 전체' });
    for (const text of ['900,000', '250,000', '충전에서 환전을 뺀 금액650,000'])
      expect(lifetime.textContent).toContain(text);
    const today = siteDate(serverNow(), 'Asia/Seoul');
    expect(part.getByRole('link', { name: '12개월 보유금 내역(CSV) 저장' }).getAttribute('href')).toBe(
      `/api/wallet/statement.csv?from=2025-12-01&to=${today}`,
    );
  });

  test('has a column for partners where one gave or took', async () => {
    const [first, ...others] = months;
    visit(someLimits(), {
      '/api/protection/statement': () => ({
        ...statement,
        months: [
          { ...(first ?? months[0]), partnerAmount: amount(70_000) } as Statement['months'][number],
          ...others,
        ],
      }),
    });
    const table = await (await card()).findByRole('table', { name: '12개월 이용 내역' });
    expect(within(table).getByRole('columnheader', { name: '파트너' })).toBeTruthy();
    expect(table.textContent).toContain('70,000');
  });

  test('of somebody who has just come says what will be here', async () => {
    visit(someLimits());
    expect(await (await card()).findByText('아직 기록이 없습니다')).toBeTruthy();
  });
});

test('a part that cannot be loaded says so in its place, is tried again, and takes no other with it', async () => {
  let fails = true;
  visit(someLimits(), {
    '/api/protection/statement': () => (fails ? Promise.reject(new CallError('E001', '오류')) : noStatement),
    '/api/protection/limits': () => Promise.reject(new CallError('E001', '오류')),
  });
  expect(await screen.findByText('이용 내역을 불러오지 못했습니다')).toBeTruthy();
  expect(screen.getAllByText('한도를 불러오지 못했습니다')).toHaveLength(2);
  expect(await screen.findByRole('button', { name: '자기 제한 시작' })).toBeTruthy();
  fails = false;
  const card = within(screen.getByRole('region', { name: '12개월 이용 내역' }));
  fireEvent.click(card.getByRole('button'));
  expect(await card.findByText('아직 기록이 없습니다')).toBeTruthy();
});

test('[RG-19] the page says what play may lead to and who helps, in the language of the reader', async () => {
  visit(someLimits());
  const card = within(await screen.findByRole('region', { name: '위험과 도움' }));
  expect(card.getByText(/베팅은 돈을 벌거나/)).toBeTruthy();
  expect(await card.findByRole('link', { name: '1336번으로 전화' })).toHaveProperty('href', 'tel:1336');
  const line = card.getByRole('link', { name: '도움의 전화 (새 창)' });
  expect([line.getAttribute('href'), line.getAttribute('rel')]).toEqual([
    'https://help.example/',
    'noopener noreferrer',
  ]);
  expect(card.queryByText(/Helpline/)).toBeNull();
  expect(card.getByRole('link', { name: '고객센터에 문의하기' })).toBeTruthy();
});

test('[RG-19] it says how to complain, within what time the site answers, to whom beyond it, and who supervises it', async () => {
  visit(someLimits());
  const card = within(await screen.findByRole('region', { name: '불만 접수' }));
  expect(card.getByText(/10일 안에 답변드립니다/)).toBeTruthy();
  expect(card.getByRole('link', { name: '분쟁 조정 기관 (새 창)' })).toBeTruthy();
  const regulator = card.getByRole('link', { name: '감독 위원회 (새 창)' });
  expect(regulator.getAttribute('href')).toBe('https://licence.example/');
  expect(card.getByText('허가 번호 A-123')).toBeTruthy();
});
