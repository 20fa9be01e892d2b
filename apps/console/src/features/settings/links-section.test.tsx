import type { DataOf } from '@hanpan/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, renderInConsole } from '../../testing/console-world.tsx';
import { LinksSection } from './links-section.tsx';

afterEach(cleanup);

const path = '/api/console/settings/links';
const show = (data: DataOf<typeof path>) =>
  renderInConsole(<LinksSection />, fakeServer({ [path]: () => data }));
const at = '2026-11-20T03:00:00.000Z';
const good = {
  address: 'https://good.example/',
  state: 'ok',
  outcome: '200',
  checkedAt: at,
  failingSince: null,
} as const;
const bad = {
  ...good,
  address: 'https://bad.example/',
  state: 'failed',
  outcome: '503',
  failingSince: at,
} as const;

test('[RG-19] it says of each link whether it answers, when it was checked, and notices that one fails', async () => {
  await show({ isWatched: true, list: [good, bad] });
  expect((await screen.findByRole('alert')).textContent).toContain('응답하지 않는 링크가 1개');
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toMatch(/정상.*good\.example.*확인 시각.*2026/);
  expect(items[1]).toMatch(/응답 없음.*bad\.example.*503.*응답 없음 시작.*2026/);
  expect(screen.getByRole('link', { name: bad.address }).getAttribute('rel')).toBe('noopener noreferrer');
});

test('where it is switched off that is said, and nothing else', async () => {
  await show({ isWatched: false, list: [{ ...good, state: 'unchecked', outcome: null, checkedAt: null }] });
  expect(await screen.findByText(/링크 확인이 꺼져 있습니다/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
