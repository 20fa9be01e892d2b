import { CallError } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { announceDocuments } from '../app/document-news.ts';
import { sessionKey } from '../app/session-cache.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aDocument, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

type Own = DataOf<'/api/member/documents'>;

const acceptPath = '/api/member/acceptDocuments';
const publishedAt = '2026-11-20T03:00:00.000Z';

function own(isDue: boolean, version = 2): Own {
  const accepted = { version: isDue ? 1 : version, at: publishedAt };
  return {
    isRequired: true,
    list: [
      { kind: 'terms', version, publishedAt, accepted, isDue },
      { kind: 'privacy', version: 1, publishedAt, accepted: { version: 1, at: publishedAt }, isDue: false },
    ],
  };
}

function open({ isDue = true, path = '/member/main' } = {}) {
  const fake = fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/main/popupList': { list: [] },
    '/api/member/info': aSession({ documentsDue: isDue }),
    '/api/wallet/balance': aBalance(1_284_500, 5),
    '/api/member/logout': {},
    '/api/member/documents': own(true),
    '/api/main/document': (body) => aDocument(body),
    [acceptPath]: own(false),
  });
  const view = renderApp(fake, { path });
  const isHeldDue = () =>
    view.queryClient.getQueryData<{ member: { documentsDue: boolean } }>(sessionKey)?.member.documentsDue;
  return { ...view, fake, isHeldDue };
}

const name = '약관을 확인하고 동의해 주세요';
const dialog = () => screen.findByRole('alertdialog', { name }, { timeout: 5000 });
const press = async (button: string) =>
  fireEvent.click(within(await dialog()).getByRole('button', { name: button }));

beforeEach(() => setWidth(1440));
afterEach(cleanup);

describe('a member with documents to accept', () => {
  test('[ACC-13] is asked for what has changed, and goes on once it has accepted exactly that version', async () => {
    const { fake, isHeldDue } = open();
    const shown = within(await dialog());
    expect(shown.getByText('이용약관')).toBeTruthy();
    expect(shown.queryByText('개인정보 처리방침')).toBeNull();
    await press('동의하고 계속');
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name })).toBeNull());
    expect(fake.made.filter(({ path }) => path === acceptPath).map(({ body }) => body)).toEqual([
      { documents: [{ kind: 'terms', version: 2 }] },
    ]);
    expect(isHeldDue()).toBe(false);
  });

  test('reads the text above the question, and comes back to it', async () => {
    open();
    await press('이용약관 읽기');
    const text = await screen.findByText('<b>본문</b>');
    fireEvent.click(
      within(text.closest<HTMLElement>('[role="dialog"]') as HTMLElement).getByRole('button', {
        name: '돌아가기',
      }),
    );
    await waitFor(() => expect(screen.queryByText('<b>본문</b>')).toBeNull());
    expect(await dialog()).toBeTruthy();
  });

  test('who declines is logged out', async () => {
    const { fake, router } = open();
    await press('로그아웃');
    await waitFor(() => expect(fake.made.some(({ path }) => path === '/api/member/logout')).toBe(true));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(screen.queryByRole('alertdialog', { name })).toBeNull();
  });

  test.each([
    '/member/mypage/info',
    '/member/mypage/protection',
    '/member/mypage/exchange/list',
    '/member/mypage/betting/list',
    '/member/cscenter/qna/write',
    '/member/cscenter/bettingguide/sport',
    '/privacy',
  ])('is left alone on %s, which needs no acceptance', async (path) => {
    const { router } = open({ path });
    await screen.findByText('1,284,500');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('alertdialog', { name })).toBeNull();
    await act(() => router.navigate({ href: '/member/main' }));
    expect(await dialog()).toBeTruthy();
  });

  test('is asked where it would ask for an account to pay into', async () => {
    open({ path: '/member/cscenter/accountqna' });
    expect(await dialog()).toBeTruthy();
  });

  test('may withdraw without accepting', async () => {
    const { router } = open();
    await press('환전하러 가기');
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/moneyMain/exchange'));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name })).toBeNull());
  });

  test('a version that was published meanwhile is the one that is asked for then', async () => {
    const { fake } = open();
    await dialog();
    fake.responses[acceptPath] = new CallError('D002', '그사이 새 버전이 게시되었습니다.');
    fake.responses['/api/member/documents'] = own(true, 3);
    await press('동의하고 계속');
    expect(await within(await dialog()).findByText('버전 3')).toBeTruthy();
  });

  test('is asked too when a call was refused for it, whatever the page knew', async () => {
    open({ isDue: false });
    await screen.findByText('1,284,500');
    expect(screen.queryByRole('alertdialog', { name })).toBeNull();
    act(() => announceDocuments());
    expect(await dialog()).toBeTruthy();
  });

  test('what could not be loaded can be asked for again', async () => {
    const { fake } = open();
    cleanup();
    fake.responses['/api/member/documents'] = new CallError('E001', '오류');
    renderApp(fake, { path: '/member/main' });
    const shown = within(await dialog());
    expect(shown.getByText('문서를 불러오지 못했습니다')).toBeTruthy();
    fake.responses['/api/member/documents'] = own(true);
    fireEvent.click(shown.getByRole('button', { name: '다시 시도' }));
    expect(await within(await dialog()).findByText('이용약관')).toBeTruthy();
  });
});
