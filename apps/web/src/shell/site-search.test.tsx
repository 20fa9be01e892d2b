import { CallError } from '@hanpan/client';
import { typedWords } from '@hanpan/messages';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { usePopups } from '../app/popups.ts';
import { searchesByMember } from '../features/site-search/recent-searches.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';
import {
  active,
  asked,
  field,
  found,
  group,
  isClosed,
  nothing,
  opener,
  openSearch,
  quiet,
  server,
  titles,
  type,
} from './site-search.fixture.tsx';

beforeEach(() => {
  setWidth(1440);
  searchesByMember.setState({ byMember: {} });
});
afterEach(() => {
  cleanup();
  usePopups.getState().clear();
});

describe('the search opens', () => {
  test.each([1440, 390])(
    'from the bar at %i px, with the focus in its field, and Escape gives it back',
    async (width) => {
      setWidth(width);
      renderApp(server(), quiet);
      const button = await opener();
      button.focus();
      const input = await openSearch();
      await waitFor(() => expect(document.activeElement).toBe(input));
      fireEvent.keyDown(input, { key: 'Escape' });
      await isClosed();
      await waitFor(() => expect(document.activeElement).toBe(button));
    },
  );

  test.each([
    ['/', { key: '/', code: 'Slash' }],
    ['Ctrl+K on a Korean keyboard', { key: 'ㅏ', code: 'KeyK', ctrlKey: true }],
    ['⌘+K', { key: 'k', code: 'KeyK', metaKey: true }],
  ])('with %s', async (_, key) => {
    renderApp(server(), quiet);
    await opener();
    await waitFor(() => {
      fireEvent.keyDown(document.body, key);
      expect(usePopups.getState().modal).toBe('search');
    });
    expect(await field()).toBeTruthy();
  });

  test('[A11Y-1] no longer with `/` alone where somebody has switched that off, in this browser, until it is on again', async () => {
    renderApp(server(), quiet);
    await opener();
    await openSearch();
    fireEvent.click(screen.getByRole('button', { name: '‘/’ 키로 열지 않기' }));
    expect(localStorage.getItem('hanpan-search-key')).toBe('off');
    fireEvent.keyDown(await field(), { key: 'Escape' });
    await isClosed();
    expect(document.documentElement.hasAttribute('data-has-quiet-keys')).toBe(true);
    fireEvent.keyDown(document.body, { key: '/' });
    expect(usePopups.getState().modal).toBeUndefined();
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
    expect(await field()).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '‘/’ 키로 열기' }));
    fireEvent.keyDown(await field(), { key: 'Escape' });
    await isClosed();
    fireEvent.keyDown(document.body, { key: '/' });
    expect(usePopups.getState().modal).toBe('search');
  });

  test('[A11Y-1] not with `/` alone on a screen that is only touched, which has no switch for it either', async () => {
    renderApp(server(), quiet);
    await opener();
    await waitFor(() => {
      fireEvent.keyDown(document.body, { key: '/' });
      expect(usePopups.getState().modal).toBe('search');
    });
    fireEvent.keyDown(await field(), { key: 'Escape' });
    await isClosed();
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      query === '(hover: none)' ? ({ matches: true } as MediaQueryList) : matchMedia(query);
    fireEvent.keyDown(document.body, { key: '/' });
    expect(usePopups.getState().modal).toBeUndefined();
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
    expect(usePopups.getState().modal).toBe('search');
  });

  test('and closes when the page under it changes', async () => {
    const { router } = renderApp(server(), { path: '/member/main' });
    await opener();
    await router.navigate({ to: '/member/rotary' } as never);
    await openSearch();
    router.history.back();
    await isClosed();
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/main'));
    expect(usePopups.getState().modal).toBeUndefined();
  });

  test('not by a key in a field, with Alt, or over another dialog', async () => {
    renderApp(server({ member: false }), { home: () => <input aria-label="own" /> });
    await opener();
    // Its keys are heard from the moment at which this opens it.
    await waitFor(() => {
      fireEvent.keyDown(document.body, { key: '/' });
      expect(usePopups.getState().modal).toBe('search');
    });
    fireEvent.keyDown(await field(), { key: 'Escape' });
    await isClosed();
    fireEvent.keyDown(screen.getByLabelText('own'), { key: '/' });
    fireEvent.keyDown(screen.getByLabelText('own'), { key: 'k', code: 'KeyK', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: '/', altKey: true });
    expect(usePopups.getState().modal).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: '로그인' }));
    await screen.findByRole('dialog', { name: '로그인' });
    fireEvent.keyDown(document.body, { key: '/' });
    expect(usePopups.getState().modal).toBe('login');
  });
});

describe('before anything is typed', () => {
  test('it shows the best games and the matches of now, and Enter opens nothing', async () => {
    const fake = server();
    const { router } = renderApp(fake, quiet);
    const input = await openSearch();
    expect(titles(await group('베스트 게임'))).toEqual(['청사초롱 777']);
    expect(titles(await group('진행 중이거나 곧 시작할 경기'))).toEqual(['울산 – 서울']);
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(router.state.location.pathname).toBe('/member/rotary');
    type(input, '   ');
    expect(titles(await group('베스트 게임'))).toEqual(['청사초롱 777']);
    expect(asked(fake)).toEqual([]);
  });

  test('it is a field all the same where the suggestions fail', async () => {
    const fake = server();
    fake.responses['/api/main'] = new CallError('E001', 'no network');
    fake.responses['/api/sport/events'] = new CallError('E001', 'no network');
    renderApp(fake, quiet);
    type(await openSearch(), '충전');
    expect(titles(await group('바로가기'))[0]).toBe('충전');
  });
});

describe('while something is typed', () => {
  test('games, providers, leagues and matches stand in groups, after one question for the whole word', async () => {
    const fake = server();
    renderApp(fake, quiet);
    const input = await openSearch();
    for (const part of ['ㅂ', '바', '바카', '바카라']) type(input, part);
    expect(titles(await group('게임'))).toEqual(['바카라', '스피드 바카라']);
    expect(titles(await group('리그'))).toEqual(['바다리그']);
    const match = within(await group('경기')).getByRole('option');
    expect(match.textContent).toContain('울산 – 전북');
    expect(match.textContent).toContain('라이브 2:1');
    expect(asked(fake)).toEqual([{ search: '바카라' }]);
    await waitFor(() => expect(screen.getByText('검색 결과 4개')).toBeTruthy());
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe(
      'listbox',
    );
  });

  test.each([
    ['충전', '충전'],
    ['ㅊㅈ', '충전'],
    ['입금', '충전'],
    ['출금', '환전'],
    ['쿠폰', '쿠폰'],
    ['고객', '고객센터'],
    ['자주 묻는', 'FAQ'],
  ])('%s finds the page %s first', async (search, name) => {
    renderApp(server(), quiet);
    type(await openSearch(), search);
    expect(titles(await group('바로가기'))[0]).toBe(name);
  });

  test('every word that readers type for a page leads to one', async () => {
    renderApp(server(), quiet);
    const input = await openSearch();
    for (const word of Object.values(typedWords).flatMap(({ ko }) => ko.split(', '))) {
      type(input, word);
      await waitFor(() => expect(active(input), word).toBeDefined());
      expect(titles(screen.getByRole('group', { name: '바로가기' })), word).not.toEqual([]);
    }
  });

  test('a provider leads to its lobby, those that can be played first', async () => {
    const { router } = renderApp(server(), quiet);
    type(await openSearch(), '보타');
    const providers = await group('게임사');
    expect(titles(providers)).toEqual(['보타', '두윈보타']);
    expect(providers.textContent).toContain('준비 중');
    fireEvent.click(within(providers).getByRole('option', { name: /^보타/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/livecasino/bota'));
    await isClosed();
  });

  test('a slip of the finger finds a page where nothing is called so, and never stands before what is', async () => {
    const fake = server({ answer: ({ search }) => (search === 'coupom' ? nothing : found) });
    renderApp(fake, { ...quiet, locale: 'en' });
    const input = await openSearch('Search the site');
    type(input, 'coupom');
    expect(titles(await group('Pages'))).toEqual(['Coupons']);
    type(input, 'coupol');
    await group('Games');
    expect(screen.queryByRole('group', { name: 'Pages' })).toBeNull();
  });

  test('pages of partners are found by partners alone', async () => {
    renderApp(server({ partner: 'Y' }), quiet);
    type(await openSearch(), '하부 회원');
    expect(titles(await group('바로가기'))).toContain('하부 회원');
    cleanup();
    usePopups.getState().clear();
    renderApp(server(), quiet);
    type(await openSearch(), '하부 회원');
    expect(await screen.findByText('‘하부 회원’ 검색 결과가 없습니다')).toBeTruthy();
  });

  test('what nothing is called is said, and what holds no letter is not asked for', async () => {
    const fake = server();
    renderApp(fake, quiet);
    const input = await openSearch();
    type(input, '<%>');
    expect(await screen.findByText('‘<%>’ 검색 결과가 없습니다')).toBeTruthy();
    type(input, '없는이름');
    expect(await screen.findByText('‘없는이름’ 검색 결과가 없습니다')).toBeTruthy();
    expect(asked(fake)).toEqual([{ search: '없는이름' }]);
    type(input, '가'.repeat(10_000));
    expect(input.value).toHaveLength(40);
  });

  test('where the server fails, the pages are still found, and it is asked again on a press', async () => {
    let respond: ((response: typeof found) => void) | undefined;
    let isBroken = true;
    const later = new Promise<typeof found>((resolve) => {
      respond = resolve;
    });
    const fake = server({
      answer: () => (isBroken ? new CallError('E001', 'no network') : (later as never)),
    });
    renderApp(fake, quiet);
    type(await openSearch(), '바카라 충전');
    const input = await field();
    type(input, '충전');
    const failed = await screen.findByRole('alert');
    expect(failed.textContent).toContain('게임과 경기를 찾지 못했습니다.');
    expect(titles(await group('바로가기'))[0]).toBe('충전');
    isBroken = false;
    const again = within(failed).getByRole('button', { name: '다시 시도' });
    again.focus();
    fireEvent.click(again);
    // It is said until a response is there, and the focus is not lost with the button.
    await waitFor(() => expect(asked(fake)).toEqual([{ search: '충전' }, { search: '충전' }]));
    expect(within(screen.getByRole('alert')).getByRole('button', { busy: true })).toBe(again);
    expect(document.activeElement).toBe(input);
    respond?.(found);
    expect(titles(await group('게임'))).toEqual(['바카라', '스피드 바카라']);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

test.each([
  ['en', 'Search the site', 'deposit', 'Pages', 'Deposit'],
  ['vi', 'Tìm trên trang', 'nap tien', 'Trang', 'Nạp tiền'],
] as const)('in %s it is the same in its words', async (locale, name, search, title, place) => {
  renderApp(server(), { ...quiet, locale });
  fireEvent.click(await opener(name));
  type(await field(name), search);
  expect(titles(await group(title))[0]).toBe(place);
});
