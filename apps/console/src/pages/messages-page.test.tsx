import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, me, pageOne, renderInConsole } from '../testing/console-world.tsx';
import { MessagesPage } from './messages-page.tsx';

afterEach(cleanup);

const send = '/api/console/messages/send';

test('a message in one language is sent, and a language that is written in part is marked and holds it back', async () => {
  const server = fakeServer({
    '/api/console/messages': () => ({ list: [], pageInfo: pageOne(0) }),
    '/api/console/messages/templates': () => ({ list: [] }),
    [send]: () => ({ batchIdx: 1, sentCount: 1 }),
  });
  await renderInConsole(<MessagesPage />, { ...server, operator: { ...me, roles: ['content'] } });
  fireEvent.click(await screen.findByRole('button', { name: '쪽지 쓰기' }));
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/회원 아이디/, 'member01');
  type(/제목/, '안내');
  expect(screen.getByRole('radio', { name: '한국어 · 미완성' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '보내기' }));
  expect(await screen.findByText(/한국어: 제목과 내용을 모두/)).toBeTruthy();
  expect(server.bodiesOf(send)).toEqual([]);
  type(/^내용/, '{nick}님');
  expect(screen.getByRole('radio', { name: '한국어' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'English · 비어 있음' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(() =>
    expect(server.bodiesOf(send)).toMatchObject([
      { memIds: ['member01'], title: { ko: '안내', en: '' }, body: { ko: '{nick}님' } },
    ]),
  );
});
