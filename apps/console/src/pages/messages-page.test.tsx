import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

test('a template does not take the place of written words unasked, is saved over what was chosen, and is not deleted at one press', async () => {
  const words = (text: string) => ({ ko: text, en: '', vi: '' });
  const template = {
    templateIdx: 3,
    name: '점검',
    title: words('점검 안내'),
    body: words('잠시 닫습니다'),
    revision: 'r1',
  };
  let held = template;
  const [save, forget] = [
    '/api/console/messages/templates/save',
    '/api/console/messages/templates/delete',
  ] as const;
  const server = fakeServer({
    '/api/console/messages': () => ({ list: [], pageInfo: pageOne(0) }),
    '/api/console/messages/templates': () => ({ list: [held] }) as never,
    [save]: () => ({ template: held }) as never,
    [forget]: () => ({}) as never,
  });
  await renderInConsole(<MessagesPage />, { ...server, operator: { ...me, roles: ['content'] } });
  fireEvent.click(await screen.findByRole('button', { name: '쪽지 쓰기' }));
  const title = () => screen.getByLabelText<HTMLInputElement>(/제목/);
  const choose = async (value: string) => {
    await screen.findByRole('option', { name: '점검' });
    fireEvent.change(screen.getByRole('combobox', { name: '문구 불러오기' }), { target: { value } });
  };
  fireEvent.change(title(), { target: { value: '직접 쓴 제목' } });
  await choose('3');
  fireEvent.click(
    within(await screen.findByRole('alertdialog', { name: /지울까요/ })).getByRole('button', {
      name: '취소',
    }),
  );
  expect(title().value).toBe('직접 쓴 제목');
  await choose('3');
  fireEvent.click(await screen.findByRole('button', { name: '지우고 바꾸기' }));
  expect(title().value).toBe('점검 안내');
  // Somebody else has made something of it meanwhile.
  held = { ...template, revision: 'r2', title: words('남이 고친 제목') };
  fireEvent.change(title(), { target: { value: '점검 공지' } });
  fireEvent.click(screen.getByRole('button', { name: '문구 저장' }));
  await waitFor(() => expect(server.bodiesOf(save)).toMatchObject([{ name: '점검', revision: 'r1' }]));
  // What is kept asks nothing when it makes room.
  await choose('');
  expect(title().value).toBe('');
  await choose('3');
  fireEvent.click(screen.getByRole('button', { name: '문구 지우기' }));
  expect(server.bodiesOf(forget)).toEqual([]);
  const asked = await screen.findByRole('alertdialog', { name: '이 문구를 지울까요?' });
  fireEvent.click(within(asked).getByRole('button', { name: '문구 지우기' }));
  await waitFor(() => expect(server.bodiesOf(forget)).toEqual([{ templateIdx: 3 }]));
  // Its words are held nowhere else now.
  await choose('3');
  expect(await screen.findByRole('alertdialog', { name: '작성 중인 내용을 지울까요?' })).toBeTruthy();
});
