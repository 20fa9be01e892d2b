import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, renderInConsole } from '../../testing/console-world.tsx';
import { OwnLimitsCard } from './care/own-limits-card.tsx';

afterEach(cleanup);

/** Label and value of each line. */
const lines = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test('an operator reads what the member allows itself, with nothing to change it', async () => {
  const own = [
    { kind: 'deposit', period: 'day', amount: 100_000 },
    { kind: 'loss', period: 'week', amount: 50_000 },
    { kind: 'time', period: 'day', amount: 90 },
  ] as const;
  await renderInConsole(<OwnLimitsCard limits={{ own: [...own], checkMinutes: 60 }} />, fakeServer({}));
  expect(lines()).toEqual([
    '하루 입금: 100,000원',
    '한 주 손실: 50,000원',
    '하루 이용 시간: 90분',
    '이용 현황 알림 간격: 60분',
  ]);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('where the member limits nothing, that is said', async () => {
  await renderInConsole(<OwnLimitsCard limits={{ own: [], checkMinutes: null }} />, fakeServer({}));
  expect(screen.getByText('정한 한도가 없습니다')).toBeTruthy();
});
