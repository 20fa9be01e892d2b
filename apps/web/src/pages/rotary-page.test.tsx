import { CallError } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useBalance } from '../app/session.ts';
import { applyBalance, balanceKey } from '../app/session-cache.ts';
import { renderPage } from './page-world.fixture.tsx';
import { RotaryPage } from './rotary-page.tsx';

const matchMedia = window.matchMedia;

function preferMotion(isReduced: boolean): void {
  window.matchMedia = (query) =>
    ({
      matches: isReduced && query.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}

beforeEach(() => preferMotion(true));
afterEach(() => {
  cleanup();
  window.matchMedia = matchMedia;
});

const wheel: DataOf<'/api/rotary/info'> = {
  open: 'Y',
  prizes: [
    { points: amount(0), weight: 400 },
    { points: amount(100), weight: 590 },
    { points: amount(5000), weight: 10 },
  ],
  totalWeight: 1000,
  spins: { left: 1, freeLeft: 1, tickets: 0 },
  freePerDay: 1,
  depositPerTicket: amount(100_000),
  maxTicketsPerDay: 3,
  history: [],
};

function spunTo(prizeIndex: number): DataOf<'/api/rotary/spin'> {
  const points = wheel.prizes[prizeIndex]?.points ?? amount(0);
  return {
    spin: { spinIdx: 7, spunAt: '2026-03-10T01:00:00Z', prizeIndex, points },
    spins: { left: 0, freeLeft: 0, tickets: 0 },
    pointAmt: points,
    version: 2,
  };
}

function visit(answer: DataOf<'/api/rotary/spin'>) {
  let shown = wheel;
  return renderPage(<RotaryPage />, {
    '/api/rotary/info': () => shown,
    '/api/rotary/spin': () => {
      shown = { ...wheel, spins: answer.spins, history: [answer.spin] };
      return answer;
    },
  });
}

test('[WR-17] every prize is shown with its chance before the wheel is turned, and a turn pays what the server drew', async () => {
  const world = visit(spunTo(1));
  const prizes = await screen.findByRole('table', { name: '상품과 확률' });
  const lines = within(prizes).getAllByRole('row').slice(1);
  expect(lines.map((line) => line.textContent)).toEqual(['5,000포인트1%', '100포인트59%', '꽝40%']);
  expect(screen.getByText('남은 기회 1번')).toBeTruthy();
  expect(
    screen.getByText('하루 충전 100,000원마다 한 번 더 돌릴 수 있습니다. 하루 3번까지입니다.'),
  ).toBeTruthy();
  const button = screen.getByRole('button', { name: '돌리기' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('100포인트를 받았습니다.')).toBeTruthy();
  expect(await screen.findByText('오늘 남은 기회가 없습니다.')).toBeTruthy();
  const history = screen.getByRole('table', { name: '최근 결과' });
  expect(within(history).getByText('100포인트')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '돌리기' }).disabled).toBe(true);
  expect(world.sent('/api/rotary/spin')).toHaveLength(1);
  expect(world.queryClient.getQueryData(balanceKey)).toMatchObject({ point: 100 });
});

test('[WR-17] every slice of the wheel has its name, upright however the wheel stands', async () => {
  visit(spunTo(1));
  const picture = await screen.findByRole('img', { name: /룰렛/ });
  const names = [...picture.querySelectorAll('text')];
  expect(names.map(({ textContent }) => textContent)).toEqual(['꽝', '100P', '5,000P']);
  const upright = () =>
    names.map((name) => {
      let degrees = 0;
      for (let at = name.parentElement; at !== null && at !== picture.parentElement; at = at.parentElement) {
        degrees += Number.parseFloat(at.style.rotate || '0');
        degrees += Number(/rotate\((-?[\d.]+)\)/.exec(at.getAttribute('transform') ?? '')?.[1] ?? 0);
      }
      return Math.abs(degrees) < 0.001;
    });
  expect(upright()).toEqual([true, true, true]);
  fireEvent.click(screen.getByRole('button', { name: '돌리기' }));
  await screen.findByText('100포인트를 받았습니다.');
  expect(upright()).toEqual([true, true, true]);
});

test('[WR-17] no prize is called no prize', async () => {
  visit(spunTo(0));
  fireEvent.click(await screen.findByRole('button', { name: '돌리기' }));
  expect(await screen.findByText('이번에는 꽝입니다.')).toBeTruthy();
  expect(screen.queryByText(/받았습니다/)).toBeNull();
});

test('[WR-17] the result is drawn before the wheel turns, waits until it rests, and may be seen at once', async () => {
  preferMotion(false);
  const world = visit(spunTo(1));
  const button = await screen.findByRole('button', { name: '돌리기' });
  fireEvent.click(button);
  await waitFor(() => expect(world.sent('/api/rotary/spin')).toHaveLength(1));
  const skip = await screen.findByRole('button', { name: '결과 바로 보기' });
  expect(screen.getByText('결과는 이미 정해졌습니다. 기다리지 않아도 됩니다.')).toBeTruthy();
  expect(screen.queryByText('100포인트를 받았습니다.')).toBeNull();
  fireEvent.click(skip);
  expect(await screen.findByText('100포인트를 받았습니다.')).toBeTruthy();
  expect(world.sent('/api/rotary/spin')).toHaveLength(1);
});

/** As in the frame round every page. */
function Points() {
  const { pointAmt } = useBalance();
  return <span data-testid="points">{pointAmt}</span>;
}

test('[WR-17] the balance that the server pushes does not tell the result before the wheel rests', async () => {
  preferMotion(false);
  const answer = spunTo(1);
  const { queryClient } = renderPage(
    <>
      <RotaryPage />
      <Points />
    </>,
    { '/api/rotary/info': () => wheel, '/api/rotary/spin': () => answer },
  );
  const points = await screen.findByTestId('points');
  fireEvent.click(await screen.findByRole('button', { name: '돌리기' }));
  const skip = await screen.findByRole('button', { name: '결과 바로 보기' });
  applyBalance(queryClient, { cashAmt: amount(100_000), pointAmt: answer.pointAmt, version: 2 });
  await waitFor(() => expect(queryClient.getQueryData(balanceKey)).toMatchObject({ point: 100 }));
  await new Promise((done) => setTimeout(done, 50));
  expect(points.textContent).toBe('0');
  fireEvent.click(skip);
  await waitFor(() => expect(points.textContent).toBe('100'));
});

test('[WR-17] where motion is welcome the result comes by itself when the wheel rests', async () => {
  preferMotion(false);
  visit(spunTo(1));
  fireEvent.click(await screen.findByRole('button', { name: '돌리기' }));
  await screen.findByRole('button', { name: '결과 바로 보기' });
  expect(await screen.findByText('100포인트를 받았습니다.', {}, { timeout: 30_000 })).toBeTruthy();
}, 60_000);

test('[WR-17] the sound is off until somebody turns it on, and the page says which', async () => {
  localStorage.removeItem('hanpan-wheel-sound');
  visit(spunTo(1));
  const off = await screen.findByRole('button', { name: '소리 꺼짐' });
  expect(off.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(off);
  expect((await screen.findByRole('button', { name: '소리 켜짐' })).getAttribute('aria-pressed')).toBe(
    'true',
  );
  expect(localStorage.getItem('hanpan-wheel-sound')).toBe('on');
});

test('a refused turn shows the text of the server, and the turns left are read again', async () => {
  const world = renderPage(<RotaryPage />, {
    '/api/rotary/info': () => wheel,
    '/api/rotary/spin': () => Promise.reject(new CallError('R002', '남은 룰렛 기회가 없습니다.')),
  });
  fireEvent.click(await screen.findByRole('button', { name: '돌리기' }));
  expect(await screen.findByText('남은 룰렛 기회가 없습니다.')).toBeTruthy();
  await waitFor(() => expect(world.sent('/api/rotary/info').length).toBeGreaterThan(1));
});

test('a wheel that is closed says so', async () => {
  renderPage(<RotaryPage />, { '/api/rotary/info': () => ({ ...wheel, open: 'N' }) });
  expect(await screen.findByText('지금은 진행하지 않습니다')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '돌리기' })).toBeNull();
});
