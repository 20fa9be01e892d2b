import type { DataOf } from '@hanpan/contract';
import {
  announcementHash,
  beaconPlanOf,
  beaconRoundAtMs,
  bytesOfHex,
  hashChain,
  hexOf,
  miniDrawMappings,
  proveDraw,
  quicknet,
  sha256Of,
} from '@hanpan/rules';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { FairSeries } from '../features/fairness/fair-series.tsx';
import { makeDetail, makeEvent } from '../features/sports-board/board.fixture.ts';
import { FairPage, FairSeriesPage } from './fair-pages.tsx';
import { renderPage } from './page-world.fixture.tsx';

afterEach(cleanup);

type Commitment = DataOf<'/api/fair/commitments'>['list'][number];
type Reveal = DataOf<'/api/fair/reveal'>;

const chains = ['1', '2'].map((digit) => hashChain(bytesOfHex(digit.repeat(64)), 3));
const [chain, witness] = chains as [(typeof chains)[number], (typeof chains)[number]];
const announcement = {
  algorithm: 'hanpan-draws/1' as const,
  series: 'powerball.1',
  game: 'powerball',
  draws: 3,
  chain: chain.commitment,
  firstDrawAtMs: Date.parse('2026-01-01T10:00:00Z'),
  everyMs: 300_000,
  salt: { kind: 'witness' as const, chain: witness.commitment },
};
const digest = announcementHash(announcement);

const commitment: Commitment = {
  number: 7,
  announcement,
  digest,
  announcedAt: '2026-01-01T09:00:00Z',
  lastDrawAt: '2026-01-01T10:10:00Z',
  keysApart: true,
  voidDraws: 0,
};

function revealed(draw: number): Reveal {
  const salt = { kind: 'witness' as const, value: hexOf(witness.valueOf(draw)) };
  const mapping = miniDrawMappings.powerball;
  if (mapping === undefined) throw new Error('no mapping');
  const proof = proveDraw({ announcement, draw, chainValue: hexOf(chain.valueOf(draw)), salt }, mapping);
  const at = '2026-01-01T10:00:00Z';
  const plain = JSON.parse(JSON.stringify(proof)) as NonNullable<Reveal['proof']>;
  return { state: 'revealed', digest, drawAt: at, decidedAt: at, voidReason: null, proof: plain };
}

const page = (list: Commitment[]) => ({
  list,
  pageInfo: { page: 1, count_per_list: 10, total: list.length },
});

function showSeries(address: string, reveal: (draw: number) => Reveal, found = [commitment]) {
  const responses = {
    '/api/fair/commitments': () => page(found),
    '/api/fair/reveal': ({ draw }: { draw: number }) => reveal(draw),
  };
  return renderPage(<FairSeriesPage />, responses, undefined, { digest: address });
}

test('what was announced under the hash is hashed anew here, and its last draw is checked here', async () => {
  const { sent } = showSeries(digest, revealed);
  expect(await screen.findByText(/다시 계산했고, 같습니다/)).toBeTruthy();
  expect(sent('/api/fair/commitments')).toEqual([{ digest }]);
  expect(await screen.findByText('이 기기에서 확인했습니다. 봉인한 그대로입니다.')).toBeTruthy();
  const checks = within(screen.getByRole('list', { name: '확인한 항목' })).getAllByText('맞음');
  expect(checks).toHaveLength(8);
  const draw = screen.getByRole('region', { name: '파워볼 230회' });
  expect(draw.textContent).toMatch(/추첨 결과(\d{2}){5}\d합 \d+/);
  expect(sent('/api/fair/reveal')[0]).toEqual({ series: 'powerball.1', draw: 3 });
  fireEvent.click(screen.getByRole('button', { name: '이전 추첨' }));
  await waitFor(() => expect(sent('/api/fair/reveal').at(-1)).toMatchObject({ draw: 2 }));
});

test('a value that is not the sealed one is called wrong, whatever the server says', async () => {
  const forged = (draw: number): Reveal => {
    const reveal = revealed(draw);
    return { ...reveal, proof: reveal.proof && { ...reveal.proof, chainValue: 'a'.repeat(64) } };
  };
  showSeries(digest, forged);
  expect(await screen.findByText(/맞지 않는 항목이 있습니다/)).toBeTruthy();
  expect(screen.getAllByText('틀림').length).toBeGreaterThan(0);
});

test('a draw whose time has not come, and one that became void, say so', async () => {
  const open: Reveal = { ...revealed(1), state: 'waiting', decidedAt: null, proof: null };
  showSeries(digest, () => open);
  expect(await screen.findByText(/아직 열지 않았습니다/)).toBeTruthy();
  cleanup();
  showSeries(digest, () => ({ ...open, state: 'void', voidReason: 'missing-key' }));
  expect(await screen.findByText(/열쇠를 열 수 없어/)).toBeTruthy();
});

describe('a draw that is bound to a public beacon', () => {
  // Published by drand.
  const signature =
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
  const plan = beaconPlanOf(quicknet);
  const bound = { ...announcement, salt: plan, firstDrawAtMs: beaconRoundAtMs(plan, 1000) };
  const boundDigest = announcementHash(bound);
  const found = [{ ...commitment, announcement: bound, digest: boundDigest, keysApart: null }];

  function proved(sign: string): Reveal {
    const value = hexOf(sha256Of(bytesOfHex(sign, 48)));
    const salt = { kind: 'beacon', value, round: 1000, signature: sign } as const;
    const mapping = miniDrawMappings.powerball;
    if (mapping === undefined) throw new Error('no mapping');
    const proof = proveDraw(
      { announcement: bound, draw: 1, chainValue: hexOf(chain.valueOf(1)), salt },
      mapping,
    );
    return { ...revealed(1), digest: boundDigest, proof: JSON.parse(JSON.stringify(proof)) };
  }
  const show = (reveal: () => Reveal) => {
    renderPage(<FairSeries digest={boundDigest} search={{ draw: 1, event: 0 }} onDraw={() => undefined} />, {
      '/api/fair/commitments': () => page(found),
      '/api/fair/reveal': reveal,
    });
  };

  test('[PF-8] is checked on this device down to the signature of drand', async () => {
    show(() => proved(signature));
    expect(await screen.findByText('공개 난수 비컨(drand) 1000회차에 묶여 있습니다.')).toBeTruthy();
    expect(screen.getByText(/누구도 혼자서는 결과를 미리 알 수 없습니다/)).toBeTruthy();
    expect(await screen.findByText('이 기기에서 확인했습니다. 봉인한 그대로입니다.')).toBeTruthy();
  });

  test('[PF-8] is called wrong where drand has signed something else', async () => {
    show(() => proved(`8${signature.slice(1)}`));
    expect(await screen.findByText(/맞지 않는 항목이 있습니다/)).toBeTruthy();
  });

  test('[PF-10] and where its round did not come says why it is void', async () => {
    const nothing: Reveal = { ...proved(signature), state: 'void', voidReason: 'no-beacon', proof: null };
    show(() => nothing);
    expect(await screen.findByText(/비컨 회차를 한 시간 안에 받지 못해/)).toBeTruthy();
  });
});

describe('the match that somebody came from', () => {
  const provenance = {
    series: announcement.series,
    announcement: digest,
    season: 1,
    round: 1,
    names: 'real' as const,
    strengths: 'fitted' as const,
  };
  const corrected = '운영자가 결과를 정정했습니다. 추첨에서 나온 점수는 1:0, 정정된 점수는 2:0입니다.';

  function showMatch(homeScore: number, ending: 'played' | 'called' | 'not-played' | null = null) {
    const event = makeEvent({ phase: 'ended', homeScore, awayScore: 0, provenance });
    const search = { draw: 0, event: event.eventId };
    renderPage(<FairSeries digest={digest} search={search} onDraw={() => undefined} />, {
      '/api/fair/commitments': () => page([commitment]),
      '/api/fair/reveal': ({ draw }) => revealed(draw),
      '/api/sport/event': () =>
        makeDetail(event, {
          drawnScore: { home: 1, away: 0 },
          correction: ending && { ending, correctedAt: '2026-01-01T00:00:00.000Z' },
        }),
    });
  }

  test('has the score that its draws gave', async () => {
    showMatch(1);
    expect(await screen.findByText('점수 1:0')).toBeTruthy();
    expect(screen.queryByText(/운영자가/)).toBeNull();
  });

  test('has it as well where an operator has corrected the result, with both scores in words', async () => {
    showMatch(2, 'played');
    expect(await screen.findByText(corrected, { exact: false })).toBeTruthy();
    expect(screen.getByText('점수 1:0')).toBeTruthy();
    expect(screen.queryByText('점수 2:0')).toBeNull();
  });

  test.each([
    ['not-played', '치러지지 않은 것으로 처리했습니다. 추첨에서 나온 점수는 1:0이지만'],
    ['called', '중단된 것으로 처리했습니다. 추첨에서 나온 점수는 1:0입니다.'],
    ['played', '결과나 그 일부(전반이나 마켓 하나)를 정정했습니다.'],
  ] as const)('says so where an operator has made it %s', async (ending, words) => {
    showMatch(1, ending);
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
    expect(screen.getByText('점수 1:0')).toBeTruthy();
  });
});

test.each(['nonsense', 'f'.repeat(64)])(
  'under %s nothing was published, and the page says what to do',
  async (address) => {
    showSeries(address, revealed, []);
    expect(await screen.findByRole('heading', { name: '이 해시로 공개된 봉인이 없습니다' })).toBeTruthy();
  },
);

const soccer = { ...announcement, game: 'soccer', series: 'soccer-18' };
const side = (ko: string) => ({ ko, en: ko, vi: ko });
const sealed = {
  digest,
  eventId: 18,
  league: side('K리그 1'),
  home: side('FC 서울'),
  away: side('울산 HD'),
  startsAt: '2026-01-01T10:00:00.000Z',
};

test('an announcement of a match names it, wherever its reader came from', async () => {
  const event = makeEvent({ eventId: 18, home: sealed.home, away: sealed.away });
  const { sent } = renderPage(
    <FairSeriesPage />,
    {
      '/api/fair/commitments': () => page([{ ...commitment, announcement: soccer }]),
      '/api/fair/reveal': () => ({ ...revealed(1), state: 'waiting', decidedAt: null, proof: null }),
      '/api/sport/sealed': () => ({ list: [sealed] }),
      '/api/sport/event': () => makeDetail(event),
    },
    undefined,
    { digest },
  );
  expect(await screen.findByText(/FC 서울.*울산 HD/)).toBeTruthy();
  expect(sent('/api/sport/event')).toEqual([{ eventId: 18 }]);
});

test('the list has every announcement, and what is pasted has to be a hash', async () => {
  renderPage(<FairPage />, { '/api/fair/commitments': () => page([commitment]) });
  const link = await screen.findByRole('link', { name: /파워볼 228회부터 3회분/ });
  expect(link.getAttribute('href')).toBe(`/fair/${digest}`);
  cleanup();
  const { sent } = renderPage(<FairPage />, {
    '/api/fair/commitments': () => page([{ ...commitment, announcement: soccer }]),
    '/api/sport/sealed': () => ({ list: [sealed] }),
  });
  // A match is found by its sides, and by the number under which it was published.
  const match = await screen.findByRole('link', { name: /FC 서울.*울산 HD/ });
  expect(match.textContent).toContain('축구 경기 7번');
  expect(sent('/api/sport/sealed')).toEqual([{ digests: [digest] }]);
  fireEvent.click(screen.getByRole('button', { name: '축구' }));
  await waitFor(() => expect(sent('/api/fair/commitments').at(-1)).toMatchObject({ game: 'soccer' }));
  fireEvent.change(screen.getByLabelText('영수증의 해시'), { target: { value: '123' } });
  fireEvent.click(screen.getByRole('button', { name: '찾기' }));
  expect(await screen.findByText('64자 해시를 그대로 붙여 넣어 주세요.')).toBeTruthy();
});
