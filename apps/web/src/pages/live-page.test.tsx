import type { DataOf } from '@hanpan/contract';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBoard, aResult } from '../features/minigame/board.fixture.ts';
import { LivePage } from './live-page.tsx';
import { renderPage } from './page-world.fixture.tsx';

type Listener = (event: string, data: { fatal: boolean }) => void;

/** Stands in for the player of the library: a test says what happens to its stream. */
class FakePlayer {
  static isSupported = () => isSupported;
  static readonly Events = { FRAG_BUFFERED: 'buffered', ERROR: 'error' };
  readonly listeners = new Map<string, Listener>();
  playingDate: Date | null = null;
  source = '';
  isDestroyed = false;

  constructor() {
    players.push(this);
  }

  on(event: string, listener: Listener): void {
    this.listeners.set(event, listener);
  }

  loadSource(source: string): void {
    this.source = source;
  }

  attachMedia(): void {}

  destroy(): void {
    this.isDestroyed = true;
  }

  tell(event: string, data = { fatal: false }): void {
    act(() => this.listeners.get(event)?.(event, data));
  }
}

const players: FakePlayer[] = [];
let isSupported = true;

vi.mock('hls.js/light', () => ({ default: FakePlayer }));

beforeEach(() => {
  isSupported = true;
  players.length = 0;
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'getStartDate');
});

function open(board: () => DataOf<'/api/minigame/board'> = () => aBoard()) {
  return renderPage(<LivePage />, { '/api/minigame/board': board });
}

async function player(): Promise<FakePlayer> {
  await vi.waitFor(() => expect(players.at(-1)?.source).toBe('/live/powerball/live.m3u8'));
  return players.at(-1) as FakePlayer;
}

test('[WR-18] the live video plays the stream of the powerball draw, and says how late it is', async () => {
  open();
  expect(await screen.findByText('연결 중')).toBeDefined();
  const video = screen.getByLabelText('파워볼 추첨 생중계 영상') as HTMLVideoElement;
  expect(video.controls).toBe(false);
  const stream = await player();
  stream.playingDate = new Date(Date.now() - 6_000);
  stream.tell('buffered');
  expect(video.controls).toBe(true);
  expect(video.muted).toBe(true);
  expect(screen.queryByText('연결 중')).toBeNull();
  expect(await screen.findByText(/^[67]초 전 화면$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '실시간으로' })).toBeNull();
  stream.playingDate = new Date(Date.now() - 60_000);
  expect(await screen.findByRole('button', { name: '실시간으로' })).toBeDefined();
});

test('what the clock of the video counts is said on it, and what the clock of the round counts beside it', async () => {
  const soon = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
  open(() => aBoard({ closesAt: soon(60), drawsAt: soon(90) }));
  (await player()).tell('buffered');
  const screenOfVideo = screen.getByLabelText('파워볼 추첨 생중계 영상').parentElement as HTMLElement;
  expect(within(screenOfVideo).getByText('추첨까지')).toBeDefined();
  const round = within(await screen.findByRole('region', { name: '237회' }));
  expect(round.getByText('마감까지')).toBeDefined();
});

test('beside it stand the last result, its proof and the way to the bets', async () => {
  open(() => aBoard({ change: { results: [aResult(236, 'powerball')] } }));
  expect(await screen.findByText('직전 236회')).toBeDefined();
  expect((await screen.findByRole('link', { name: '236회 검증하기' })).getAttribute('href')).toContain(
    '/fair/',
  );
  expect(screen.getByRole('link', { name: '파워볼 베팅하기' }).getAttribute('href')).toBe(
    '/member/minigame/powerball',
  );
});

test('a stream that breaks is said, and opened anew on request; what went wrong once and healed is not', async () => {
  open();
  const first = await player();
  first.tell('error');
  expect(screen.queryByRole('alert')).toBeNull();
  first.tell('error', { fatal: true });
  expect(screen.getByRole('alert').textContent).toContain('중계 영상을 불러오지 못했습니다.');
  expect(first.isDestroyed).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'retry' }));
  await vi.waitFor(() => expect(players).toHaveLength(2));
  (await player()).tell('buffered');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['says when it began', () => new Date(Date.now() - 1_000), true],
  ['does not say when it began', () => new Date(Number.NaN), false],
])(
  'where the browser plays the stream itself and %s, words never come before the balls',
  async (_, getStartDate, isTold) => {
    isSupported = false;
    vi.spyOn(HTMLVideoElement.prototype, 'canPlayType').mockReturnValue('maybe');
    Object.assign(HTMLVideoElement.prototype, { getStartDate });
    const drawnAt = new Date(Date.now() - 18_000).toISOString();
    open(() => aBoard({ change: { results: [{ ...aResult(236, 'powerball'), drawnAt }] } }));
    const video = await screen.findByLabelText('파워볼 추첨 생중계 영상');
    await vi.waitFor(() => expect(video.getAttribute('src')).toBe('/live/powerball/live.m3u8'));
    fireEvent(video, new Event('canplay'));
    if (isTold) expect(await screen.findByText(/^[01]초 전 화면$/)).toBeDefined();
    await screen.findByRole('link', { name: '236회 검증하기' });
    expect(screen.queryByText('직전 236회') !== null).toBe(isTold);
  },
);

test('a browser that can play none of it is told so', async () => {
  isSupported = false;
  open();
  expect(await screen.findByText('이 브라우저에서는 중계 영상을 재생할 수 없습니다.')).toBeDefined();
});
