import type { DataOf, StaffRole } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HarmCard } from '../features/harm/harm-card.tsx';
import { fakeServer, me, refusal, renderInConsole } from '../testing/console-world.tsx';
import { HarmPage } from './harm-page.tsx';

afterEach(cleanup);

const listPath = '/api/console/harm/list';
const memberPath = '/api/console/harm/member';
const reviewPath = '/api/console/harm/review';
const support = { ...me, roles: ['support'] satisfies StaffRole[] };
const reader = { ...me, roles: ['readOnly'] satisfies StaffRole[] };
type Row = DataOf<typeof listPath>['list'][number];

const none = { amount: null, beforeAmount: null, count: null, minutes: null };
const chasing = {
  markerIdx: 12,
  kind: 'chasing' as const,
  day: '2026-11-19',
  figures: { ...none, count: 3, amount: amount(150_000), beforeAmount: amount(240_000) },
};
const nights = {
  markerIdx: 11,
  kind: 'night-play' as const,
  day: '2026-11-18',
  figures: { ...none, count: 4, minutes: 270 },
};
const row: Row = {
  memberKey: 7,
  memId: 'haneul',
  memNick: '하늘',
  status: 'active',
  excludedUntil: null,
  score: 4,
  markers: [chasing, nights],
};

function server(list: Row[] = [row], review: () => DataOf<typeof reviewPath> = () => ({ memberKey: 7 })) {
  return fakeServer({
    [listPath]: () => ({
      list,
      pageInfo: { page: 1, count_per_list: 50, total: list.length },
      openCount: list.length,
      lookedUntil: '2026-11-19',
    }),
    [memberPath]: () => ({
      memId: 'haneul',
      markers: [
        { ...chasing, isOpen: true },
        { ...nights, isOpen: false },
      ],
      reviews: [
        {
          reviewIdx: 1,
          outcome: 'limit-suggested' as const,
          note: '한도를 권했음',
          by: 'support1',
          at: '2026-11-18T03:00:00.000Z',
        },
      ],
    }),
    [reviewPath]: review,
  });
}

const press = (name: string | RegExp, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  fireEvent.click(within_.getByRole('button', { name }));

test('[RG-20] each member stands with its markers and their figures in words, and leads to its page', async () => {
  await renderInConsole(<HarmPage />, { ...server(), operator: support });
  const table = await screen.findByRole('table', { name: '확인할 회원' });
  expect(await within(table).findByText(/하루에 입금 3건\(150,000원\).*240,000원을 잃었습니다/)).toBeTruthy();
  expect(within(table).getByText(/7일 가운데 4일, 새벽 1~5시.*4시간 30분/)).toBeTruthy();
  expect(within(table).getByRole('link', { name: /하늘/ }).getAttribute('href')).toContain('/member?key=7');
  expect(screen.getByText('2026. 11. 19.까지 살펴봄')).toBeTruthy();
});

test('[RG-20] a review asks for a note, and is sent with the latest marker that was seen', async () => {
  const fake = server();
  await renderInConsole(<HarmPage />, { ...fake, operator: support });
  await screen.findByRole('table', { name: '확인할 회원' });
  fireEvent.click(await screen.findByRole('button', { name: 'haneul 확인 처리' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'haneul 확인 처리' });
  press('처리 기록', within(dialog));
  expect(await within(dialog).findByText('메모를 적어 주세요.')).toBeTruthy();
  expect(fake.bodiesOf(reviewPath)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('radio', { name: '이용 제한' }));
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: ' 통화함 ' } });
  press('처리 기록', within(dialog));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(fake.bodiesOf(reviewPath)).toEqual([
    expect.objectContaining({ memberKey: 7, untilMarker: 12, outcome: 'blocked', note: '통화함' }),
  ]);
});

test('a refusal is said, and what was written stays', async () => {
  const fake = server([row], () => {
    throw refusal('T999', '이미 처리되었습니다.');
  });
  await renderInConsole(<HarmPage />, { ...fake, operator: support });
  fireEvent.click(await screen.findByRole('button', { name: 'haneul 확인 처리' }));
  const dialog = await screen.findByRole('alertdialog');
  const note = within(dialog).getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(note, { target: { value: '통화함' } });
  press('처리 기록', within(dialog));
  expect(await within(dialog).findByText('이미 처리되었습니다.')).toBeTruthy();
  expect(note.value).toBe('통화함');
});

test('nobody to look at is said, and who only reads is offered no review', async () => {
  await renderInConsole(<HarmPage />, { ...server([]), operator: support });
  expect(await screen.findByText('확인할 회원이 없습니다')).toBeTruthy();
  cleanup();
  await renderInConsole(<HarmPage />, { ...server(), operator: reader });
  await screen.findByRole('link', { name: /하늘/ });
  expect(screen.queryByRole('button', { name: 'haneul 확인 처리' })).toBeNull();
});

test('[RG-20] the card of a member shows its markers and what was done; a cashier has none', async () => {
  await renderInConsole(<HarmCard memberKey={7} />, { ...server(), operator: support });
  expect(await screen.findByText('한도를 권했음')).toBeTruthy();
  expect(screen.getAllByText('미확인')).toHaveLength(1);
  press('haneul 확인 처리');
  expect(await screen.findByRole('alertdialog', { name: 'haneul 확인 처리' })).toBeTruthy();
  cleanup();
  const cashier = { ...me, roles: ['cashier'] satisfies StaffRole[] };
  await renderInConsole(<HarmCard memberKey={7} />, { ...server(), operator: cashier });
  expect(screen.queryByText('위험 신호')).toBeNull();
});
