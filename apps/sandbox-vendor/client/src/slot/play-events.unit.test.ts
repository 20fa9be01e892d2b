import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ReelInfo, SlotEvent } from '../../../src/games/slot-api.ts';
import { countedSound, openedAs, roundOf } from '../games/cheongsa-777/testing.ts';
import { translator } from '../messages/translate.ts';
import { Banners } from './banners.tsx';
import { firstGrid } from './first-grid.ts';
import { playEvents } from './play-events.ts';
import type { SlotStage } from './slot-stage.ts';
import { type SlotView, slotView } from './view.ts';

const grid = [
  ['high1', 'low1'],
  ['high1', 'low2'],
  ['high1', 'low3'],
];
const cells = [0, 1, 2].map((reel) => ({ reel, row: 0 }));

function spin(amount: number, more: Partial<Extract<SlotEvent, { type: 'spin' }>> = {}): SlotEvent {
  const wins = amount === 0 ? [] : [{ symbol: 'high1', count: 3, ways: 1, cells, amount }];
  return { type: 'spin', stops: null, grid, wins, special: null, multiplier: 1, amount, free: null, ...more };
}

/** Plays events on a stage that writes down what it is asked, with pauses of no length. */
async function played(events: SlotEvent[], totalAmount: number, facts: ReelInfo['facts'] = { respins: 3 }) {
  const log: string[] = [];
  const stage: SlotStage = {
    load: async () => undefined,
    show: () => void log.push('show'),
    start: () => void log.push('start'),
    land: async () => void log.push('land'),
    highlight: (lit) => void log.push(lit ? `lit ${lit.length}` : 'plain'),
    tumble: async ({ removed }) => void log.push(`tumble ${removed.length}`),
    hold: async ({ landed }) => void log.push(`hold ${landed.length}`),
    night: (on) => void log.push(on ? 'night' : 'day'),
  };
  const views: SlotView[] = [slotView(openedAs({}))];
  const now = () => views.at(-1) as SlotView;
  const sound = countedSound();
  const round = roundOf([], totalAmount);
  await playEvents(
    {
      stage,
      sound,
      lang: 'en',
      t: translator('en'),
      pace: { linger: async () => undefined, skip: () => undefined, begin: () => undefined },
      patch: (change) => void views.push({ ...now(), ...change }),
      game: { art: { scatter: 'moon' }, facts } as unknown as ReelInfo,
      texts: { freeHelp: '', holdHelp: 'back to {respins}' },
      stakeAmount: 1000,
      totalAmount,
    },
    { ...round, book: { ...round.book, events } },
  );
  return { log, views, sound: sound.played, now };
}

describe('a round', () => {
  test.each([1, 999, 1000])('[RG-18] that returns %d of 1,000 is not celebrated', async (amount) => {
    const { sound, views, now } = await played([spin(amount)], amount);
    expect(sound.some((name) => name.startsWith('win'))).toBe(false);
    expect(views.every(({ banner }) => banner === null)).toBe(true);
    expect(now().result).toMatchObject({ tier: 'quiet', totalAmount: amount });
  });

  test('with tumbles shows each after the other, and names the multiplier', async () => {
    const event: SlotEvent = {
      type: 'tumble',
      removed: cells,
      grid,
      wins: [],
      multiplier: 2,
      amount: 0,
      runningAmount: 300,
    };
    const { log, views } = await played([spin(300), event], 300);
    expect(log.filter((line) => !line.startsWith('lit'))).toEqual(['land', 'tumble 3']);
    expect(views.some(({ combo }) => combo?.multiplier === 2 && combo.runningAmount === 300)).toBe(true);
    // What the first fall won is known before the second comes down.
    expect(views.find(({ phase }) => phase === 'showing')?.combo).toEqual({
      multiplier: 1,
      runningAmount: 300,
    });
  });

  test('with free spins starts the reels for each, and more of them are said before they come', async () => {
    const free = (index: number, count: number, amount: number, runningAmount: number) =>
      spin(amount, { multiplier: 3, free: { index, count, runningAmount } });
    const { log, views, now } = await played(
      [
        spin(0, { special: { symbol: 'scatter', cells, amount: 2000 }, amount: 2000 }),
        { type: 'feature-start', feature: 'free', count: 1 },
        free(0, 1, 900, 900),
        { type: 'more-spins', added: 1, count: 2 },
        free(1, 2, 0, 900),
        { type: 'feature-end', feature: 'free', amount: 900 },
      ],
      2900,
    );
    expect(log.filter((line) => !line.startsWith('lit') && line !== 'plain')).toEqual([
      'land',
      'night',
      'start',
      'land',
      'start',
      'land',
      'day',
      // What was paid for stands there again, as it does for whoever opens the page anew.
      'show',
    ]);
    expect(views.flatMap(({ free }) => (free && free.index > 0 ? [free.count] : []))).toContain(2);
    expect(views.some(({ ticker }) => ticker?.kind === 'more-spins' && ticker.added === 1)).toBe(true);
    expect(now()).toMatchObject({ free: null, banner: null, result: { tier: 'small' } });
  });

  test('with held coins counts what is left and what they are worth together', async () => {
    const coins = [
      [500, null],
      [null, 300],
      [null, null],
    ];
    const { log, views } = await played(
      [
        spin(0, { special: { symbol: 'scatter', cells, amount: 0 } }),
        { type: 'feature-start', feature: 'hold', count: 3 },
        { type: 'respin', coins, landed: cells, left: 3 },
        { type: 'respin', coins, landed: [], left: 2 },
        { type: 'feature-end', feature: 'hold', amount: 800 },
      ],
      800,
    );
    expect(log).toEqual(expect.arrayContaining(['hold 3', 'hold 0']));
    expect(views.some(({ banner }) => banner?.kind === 'free-start' && banner.help === 'back to 3')).toBe(
      true,
    );
    expect(views.some(({ free }) => free?.index === 2 && free.runningAmount === 800)).toBe(true);
    // None of them is a free spin of so many: the first word is what is left, too.
    const shown = views.flatMap(({ free }) => (free === null ? [] : [free]));
    expect(shown[0]).toMatchObject({ index: 3, count: null });
    expect(shown.every(({ count }) => count === null)).toBe(true);
  });

  test('that wins a pot says so before its result', async () => {
    const { views, sound } = await played(
      [spin(0), { type: 'pot', pot: 'grand', amount: 5_000_000 }],
      5_000_000,
    );
    expect(views.find(({ banner }) => banner?.kind === 'pot')?.banner).toMatchObject({
      title: 'Great pearl',
    });
    expect(sound.filter((name) => name.startsWith('win'))).toEqual(['win grand']);
    // It was all that the round won, and is not counted up once more.
    expect(views.some(({ banner }) => banner?.kind === 'win')).toBe(false);
  });

  test('that wins a pot and more beside it counts both together in the end', async () => {
    const { views } = await played([spin(1000), { type: 'pot', pot: 'grand', amount: 5_000_000 }], 5_001_000);
    expect(views.find(({ banner }) => banner?.kind === 'win')?.banner).toMatchObject({ amount: 5_001_000 });
  });
});

test.each([
  ['pot', { type: 'pot', pot: 'minor', amount: 1000 }],
  ['full house', { type: 'full-house', amount: 1000 }],
] as [string, SlotEvent][])(
  '[RG-18] a %s at or below the stake is told, and celebrated only with more beside it',
  async (_, event) => {
    const quiet = await played([spin(0), event], 1000);
    expect(quiet.sound.some((name) => name.startsWith('win'))).toBe(false);
    const bannerOf = ({ views }: typeof quiet) =>
      views.find(({ banner }) => banner?.kind === 'pot') as SlotView;
    expect(bannerOf(quiet).banner).toMatchObject({ amount: 1000 });
    const lanternsOf = (view: SlotView) =>
      renderToStaticMarkup(
        createElement(Banners, { view, t: translator('en'), onSkip: () => undefined }),
      ).includes('rising');
    expect(lanternsOf(bannerOf(quiet))).toBe(false);
    const more = await played([spin(1), event], 1001);
    expect(more.sound).toContain('win grand');
    expect(lanternsOf(bannerOf(more))).toBe(true);
  },
);

test('a new game without strips shows nothing that looks like a win', () => {
  const pays = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((symbol) => ({ symbol, pays: [] }));
  const shown = firstGrid({ size: { reels: 6, rows: 3 }, pays });
  for (const symbol of shown[0] ?? []) expect(shown[1]).not.toContain(symbol);
});

describe('a feature', () => {
  const free = (index: number, amount: number, runningAmount: number): SlotEvent =>
    spin(amount, { free: { index, count: 2, runningAmount } });
  const feature = (amount: number): SlotEvent[] => [
    spin(0, { special: { symbol: 'scatter', cells, amount: 0 } }),
    { type: 'feature-start', feature: 'free', count: 2 },
    free(0, amount, amount),
    { type: 'more-spins', added: 2, count: 4 },
    free(1, 0, amount),
    { type: 'feature-end', feature: 'free', amount },
  ];

  test('names its wins and its added spins, and keeps its own line meanwhile', async () => {
    const { views } = await played(feature(3000), 3000);
    const named = views
      .filter(({ ticker, free: shown }) => ticker && shown)
      .map(({ ticker }) => ticker?.kind);
    expect([...new Set(named)]).toEqual(['ways', 'more-spins']);
  });

  test('tells its sum at its end, but not where a large win counts the same money right after', async () => {
    const ends = async (amount: number) =>
      (await played(feature(amount), amount)).views
        .map(({ banner }) => banner?.kind)
        .filter((kind) => kind === 'free-end' || kind === 'win');
    expect(await ends(3000)).toEqual(['free-end']);
    expect(await ends(30_000)).toEqual(['win']);
  });
});

test('a game whose reels change says after each landing how many ways there are, and other games do not', async () => {
  const tall = grid.map((reel, at) => [...reel, ...reel.slice(0, at)]);
  const spins = [spin(0, { grid: tall }), spin(0, { free: { index: 0, count: 1, runningAmount: 0 } })];
  const told = async (facts?: ReelInfo['facts']) => [
    ...new Set((await played(spins, 0, facts)).views.map(({ ways }) => ways)),
  ];
  expect(await told({ mostWays: 64 })).toEqual([null, 2 * 3 * 4, 2 * 2 * 2]);
  expect(await told()).toEqual([null]);
});

test('a spin that wins nothing has nothing to skip', async () => {
  const { views } = await played([spin(0)], 0);
  expect(views.some(({ phase }) => phase === 'showing')).toBe(false);
});
