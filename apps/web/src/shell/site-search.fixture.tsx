import type { CallError } from '@hanpan/client';
import type { DataOf, RequestOf } from '@hanpan/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { makeBoard } from '../features/sports-board/board.fixture.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aGameCode, aLobbyGame, aSession, aSite } from '../test/fixtures.ts';

type Found = DataOf<'/api/main/search'>;

const words = (text: string) => ({ ko: text, en: text, vi: text });
export const nothing: Found = { games: [], leagues: [], events: [] };
export const baccarat = aLobbyGame('baccarat', {
  type: 'casino',
  vendorKey: 'cheongsa',
  names: { ko: '바카라', en: 'Baccarat', vi: 'Baccarat' },
});
export const found: Found = {
  games: [baccarat, aLobbyGame('speed', { names: words('스피드 바카라') })],
  leagues: [
    { leagueId: 7, sport: 'soccer', name: words('바다리그'), country: words('대한민국'), openCount: 3 },
  ],
  events: [
    {
      eventId: 41,
      sport: 'soccer',
      league: words('바다리그'),
      home: words('울산'),
      away: words('전북'),
      startsAt: '2026-11-20T10:00:00Z',
      phase: 'playing',
      homeScore: 2,
      awayScore: 1,
    },
  ],
};

const mainPage: DataOf<'/api/main'> = {
  banners: [],
  bestGames: [
    {
      code: 'cheongsa-777',
      name: words('청사초롱 777'),
      vendorName: words('청사게임즈'),
      family: 'slot',
      art: 'slot',
      target: '/member/slotgame?game=cheongsa-777',
      fact: words(''),
      returnToPlayerPercent: '96.50',
    },
  ],
  notices: [],
  ticker: { cashInList: [], cashOutList: [] },
  jackpot: null,
};

const bota = {
  ...aGameCode('CASINO', 'Casino', '1', 1),
  codeName: '보타',
  codeNameEN: 'Bota',
  codeNameVI: 'Bota',
  target: '/member/livecasino/bota',
};
const dowin = { ...bota, code: '2', codeName: '두윈보타', ready: false, target: '/member/livecasino/dowin' };

/** Finds what it is told to for 바카라, and nothing else. */
export function server({
  member = true,
  partner = 'N' as 'Y' | 'N',
  answer = ({ search }: RequestOf<'/api/main/search'>): Found | CallError =>
    search === '바카라' ? found : nothing,
} = {}) {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [bota, dowin] },
    '/api/main': mainPage,
    '/api/sport/events': makeBoard(),
    '/api/main/search': answer,
    ...(member && {
      '/api/member/info': aSession({ partner }),
      '/api/wallet/balance': aBalance(1_284_500, 5),
    }),
  });
}

export const asked = (fake: ReturnType<typeof fakeCaller>) =>
  fake.made.flatMap(({ path, body }) => (path === '/api/main/search' ? [body] : []));

export const opener = (name = '사이트 검색') => screen.findByRole('button', { name });
export const field = (name = '사이트 검색') => screen.findByRole<HTMLInputElement>('combobox', { name });
export async function openSearch(name?: string): Promise<HTMLInputElement> {
  fireEvent.click(await opener(name));
  return field(name);
}
export const type = (into: HTMLElement, value: string) => fireEvent.change(into, { target: { value } });
export const group = (name: string) => screen.findByRole('group', { name });
export const titles = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('option')
    .map((option) => option.querySelector('b')?.textContent);
export const active = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.querySelector('b')?.textContent;
export const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('combobox', { name: '사이트 검색' })).toBeNull());
export const quiet = { path: '/member/rotary' };
