import { describe, expect, test } from 'vitest';
import { translator } from '../../messages/translate.ts';
import type { Pace } from '../../slot/pace.ts';
import { type SlotView, slotView, tierOf } from '../../slot/view.ts';
import { playBook, type Stage } from './play-book.ts';
import { countedSound, openedAs, quietGrid, revealOf, roundOf, smallGame, WrittenReels } from './testing.ts';

/** Pauses of no length; the sum of those asked for is kept. */
class InstantPace implements Pace {
  lingeredMs = 0;
  async linger(milliseconds: number) {
    this.lingeredMs += milliseconds;
  }
  skip() {}
  begin() {}
}

function stage() {
  const firstView = slotView(openedAs({}));
  const views: SlotView[] = [firstView];
  const parts = { reels: new WrittenReels(), sound: countedSound(), pace: new InstantPace(), views };
  const now = () => views.at(-1) ?? firstView;
  const all: Stage = {
    game: smallGame,
    lang: 'en',
    t: translator('en'),
    ...parts,
    patch: (change) => void views.push({ ...now(), ...change }),
  };
  return { ...parts, now, all };
}

describe('a round without a win', () => {
  test('lands where the book says and makes no sound', async () => {
    const { all, reels, sound, now } = stage();
    await playBook(all, roundOf([revealOf(0)], 0));
    expect(reels.log).toEqual(['land 1,2,3,4,0']);
    expect(sound.played).toEqual([]);
    expect(now().result).toMatchObject({ tier: 'none', totalAmount: 0 });
  });
});

describe('a return', () => {
  test.each([1, 999, 1000])(
    '[RG-18] of %d on a stake of 1,000 is shown without a sound or a banner',
    async (amount) => {
      const { all, sound, views, now } = stage();
      await playBook(all, roundOf([revealOf(amount)], amount));
      expect(sound.played).toEqual([]);
      expect(views.some((view) => view.banner !== null)).toBe(false);
      expect(now().result).toMatchObject({ tier: 'quiet', totalAmount: amount });
    },
  );

  test('above the stake makes a sound, and its line is named', async () => {
    const { all, sound, reels, views } = stage();
    await playBook(all, roundOf([revealOf(1001)], 1001));
    expect(sound.played).toEqual(['win small']);
    expect(reels.log).toContain('highlight 3+0');
    expect(views.some((view) => view.ticker?.kind === 'line' && view.ticker.amount === 1001)).toBe(true);
  });

  test('of ten stakes has a banner that goes away', async () => {
    const { all, views, now } = stage();
    await playBook(all, roundOf([revealOf(10_000)], 10_000));
    expect(views.some((view) => view.banner?.kind === 'win' && view.banner.tier === 'big')).toBe(true);
    expect(now().banner).toBeNull();
  });

  test.each([
    [0, 'none'],
    [1000, 'quiet'],
    [1001, 'small'],
    [9999, 'small'],
    [10_000, 'big'],
    [50_000, 'grand'],
  ])('of %d on 1,000 is "%s"', (total, tier) => {
    expect(tierOf(total, 1000)).toBe(tier);
  });
});

describe('free spins', () => {
  const grid = quietGrid.map((window, reel) =>
    reel === 1 || reel === 3 ? ['lantern' as const, ...window.slice(1)] : window,
  );
  const freeSpin = (index: number, amount: number, runningAmount: number) => ({
    type: 'free-spin' as const,
    index,
    stops: [index, 0, 0, 0, 0],
    grid,
    multiplier: 3,
    lineWins: [],
    amount,
    runningAmount,
  });
  const events = [
    revealOf(0),
    { type: 'free-spins-start' as const, count: 2 },
    freeSpin(0, 400, 400),
    freeSpin(1, 300, 700),
    { type: 'free-spins-end' as const, amount: 700 },
  ];

  test('are played one after the other under the moon, and the market comes back with the spin that was paid for', async () => {
    const { all, reels } = stage();
    await playBook(all, roundOf(events, 700));
    const moves = reels.log.filter((line) => !line.startsWith('highlight') && line !== 'plain');
    expect(moves).toEqual([
      'land 1,2,3,4,0',
      'moon',
      'start',
      'land 0,0,0,0,0',
      'start',
      'land 1,0,0,0,0',
      'market',
      'show 1,2,3,4,0',
    ]);
  });

  test('light their lanterns one by one up to the multiplier of the book', async () => {
    const { all, reels, sound, views } = stage();
    await playBook(all, roundOf(events, 700));
    expect(reels.log).toEqual(expect.arrayContaining(['highlight 0+1', 'highlight 0+2']));
    expect(sound.played.filter((name) => name === 'lantern')).toHaveLength(4);
    const multipliers = views.flatMap((view) => (view.free?.index === 1 ? [view.free.multiplier] : []));
    expect([...new Set(multipliers)]).toEqual([1, 2, 3]);
    expect(multipliers).toEqual(multipliers.toSorted());
  });

  test('that return less than the stake end without a sound of winning', async () => {
    const { all, sound, now } = stage();
    await playBook(all, roundOf(events, 700));
    expect(sound.played.some((name) => name.startsWith('win'))).toBe(false);
    expect(now()).toMatchObject({ free: null, banner: null, result: { tier: 'quiet' } });
  });
});
