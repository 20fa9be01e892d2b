import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, renderInConsole } from '../../testing/console-world.tsx';
import { BannerDialog } from './banner-dialog.tsx';
import { newBanner } from './model.ts';

afterEach(cleanup);

const save = '/api/console/banners/save';
const words = { ko: '추석 이벤트', en: 'Chuseok', vi: 'Trung thu' };

test('a time that is half filled is no banner without a time: it is said, and nothing is saved until it is whole or gone', async () => {
  const server = fakeServer({ '/api/console/banners': () => ({ list: [] }), [save]: () => ({}) as never });
  const start = { ...newBanner, title: words, endsAt: '2026-03-05T15:00:30.000Z' };
  await renderInConsole(<BannerDialog start={start} onClose={() => undefined} />, server);
  const dialog = within(screen.getByRole('alertdialog'));
  const button = () => dialog.getByRole<HTMLButtonElement>('button', { name: '저장' });
  const from = dialog.getByLabelText(/^시작/);
  const fill = (value: string, isHalf: boolean) => {
    Object.defineProperty(from, 'validity', { value: { badInput: isHalf }, configurable: true });
    fireEvent.change(from, { target: { value } });
  };
  fill('2026-03-04T10:00', false);
  fill('', true);
  expect(button().disabled).toBe(true);
  fill('', false);
  fireEvent.keyUp(from, { key: 'Backspace' });
  expect(button().disabled).toBe(false);
  // A browser tells no change where nothing was, and nothing that it would send is.
  fill('', true);
  fireEvent.keyUp(from, { key: '5' });
  expect(button().disabled).toBe(true);
  fireEvent.blur(from);
  expect(dialog.getAllByText('날짜와 시각을 모두 입력해 주세요.').length).toBeGreaterThan(0);
  fireEvent.click(button());
  expect(server.bodiesOf(save)).toEqual([]);
  fill('2026-03-04T10:00', false);
  fireEvent.click(button());
  // An end that nobody has moved keeps its seconds.
  const period = { startsAt: '2026-03-04T01:00:00.000Z', endsAt: start.endsAt };
  await waitFor(() => expect(server.bodiesOf(save)).toMatchObject([period]));
});
