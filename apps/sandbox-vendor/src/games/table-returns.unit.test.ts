import { describe, expect, test } from 'vitest';
import { type Law, lawOf } from '../rooms/outcome-space.ts';
import type { RoomGame } from '../rooms/room-game.ts';
import { simulate } from '../rooms/simulate.ts';
import { tableVectors, text, toNumber, type WrittenLaw, written } from '../testing/table-games.ts';
import { tableGames } from '../testing/table-rooms.ts';
import { baccaratBets, returnPercent as baccaratReturn } from './baccarat/bets.ts';
import { baccarat } from './baccarat/game.ts';
import { pairsSpace, totalsSpace } from './baccarat/outcome-space.ts';
import { dragonTigerBets } from './dragon-tiger/bets.ts';
import { dealSpace, dragonTiger } from './dragon-tiger/game.ts';
import { rouletteBets } from './roulette/bets.ts';
import { roulette } from './roulette/game.ts';
import { reds, wheelOrder } from './roulette/wheel.ts';
import { sicBoBets } from './sic-bo/bets.ts';
import { sicBo, throws } from './sic-bo/game.ts';
import { tableReturnCases } from './table-return-cases.ts';

const [totals, pairs] = [totalsSpace(), pairsSpace()];
const percentOf = (game: RoomGame, bet: string, outcome: object) => game.returnPercent(bet, { ...outcome });

/** The law of each bet, from the settlement function over the whole space of outcomes. */
const laws: Readonly<Record<string, [RoomGame, Map<string, Law>]>> = {
  baccarat: [
    baccarat,
    new Map(
      baccaratBets.map((bet) => {
        const space = bet.includes('pair') ? pairs : totals;
        return [
          bet,
          lawOf(space.map(({ result, deals }) => ({ weight: deals, percent: baccaratReturn(bet, result) }))),
        ];
      }),
    ),
  ],
  'dragon tiger': [
    dragonTiger,
    new Map(
      dragonTigerBets.map((bet) => [
        bet,
        lawOf(
          [...dealSpace()].map(({ deal, weight }) => ({
            weight,
            percent: percentOf(dragonTiger, bet, deal),
          })),
        ),
      ]),
    ),
  ],
  roulette: [
    roulette,
    new Map(
      [...rouletteBets.keys()].map((bet) => [
        bet,
        lawOf(wheelOrder.map((number) => ({ weight: 1, percent: percentOf(roulette, bet, { number }) }))),
      ]),
    ),
  ],
  'sic bo': [
    sicBo,
    new Map(
      [...sicBoBets.keys()].map((bet) => [
        bet,
        lawOf(throws.map((dice) => ({ weight: 1, percent: percentOf(sicBo, bet, { dice }) }))),
      ]),
    ),
  ],
};

test('every table has its laws here, and its bets among those that a long run plays', () => {
  const played = tableGames.map(({ rules }) => rules).toSorted();
  expect(
    Object.values(laws)
      .map(([{ rules }]) => rules)
      .toSorted(),
  ).toEqual(played);
  expect([...new Set(tableReturnCases.map(({ game }) => game))].toSorted()).toEqual(played);
});

describe.each(Object.entries(laws))('every bet of %s', (_name, [game, byBet]) => {
  test('[GAM-3] shows the return that the whole space of outcomes gives, and returns at least 75 %', () => {
    const offered = game.bets(null);
    expect(offered.map(({ id }) => id).toSorted()).toEqual([...byBet.keys()].toSorted());
    for (const { id, rtp, win, refund, topPercent } of offered) {
      const law = byBet.get(id);
      expect([id, rtp, win, refund, topPercent]).toEqual([
        id,
        law?.rtp,
        law?.win,
        law?.refund,
        law?.topPercent,
      ]);
      expect(toNumber(rtp)).toBeGreaterThanOrEqual(0.75);
      expect(toNumber(rtp)).toBeLessThan(1);
    }
  });

  test('returns a whole number of won for a stake of hundreds', () => {
    for (const law of byBet.values())
      for (const each of law.returns) expect(100n % each.return.denominator).toBe(0n);
  });

  test('[RNG-9] played in the code that serves, returns what it should within 3.89 standard errors', () => {
    const rounds = 12_000;
    const means = simulate(game, Buffer.alloc(32, 7), rounds);
    for (const [bet, law] of byBet) {
      const error = Math.sqrt(toNumber(law.variance) / rounds);
      const distance = Math.abs((means.get(bet) ?? 0) - toNumber(law.rtp));
      expect([bet, distance <= 3.89 * error]).toEqual([bet, true]);
    }
  });
});

const lawOfBet = (name: string, bet: string) => {
  const law = laws[name]?.[1].get(bet);
  if (!law) throw new Error(`${name} has no bet ${bet}`);
  return written(law);
};
const sorted = (law: WrittenLaw) => ({ ...law, returns: law.returns.toSorted() });

describe('the exact figures', () => {
  test('[GAM-8] of baccarat are those worked out independently', () => {
    const { bets, deals, finalTotals, banker_wins_with_6, cards } = tableVectors.baccarat;
    for (const [bet, law] of Object.entries<WrittenLaw>(bets))
      expect([bet, sorted(lawOfBet('baccarat', bet))]).toEqual([bet, sorted(law)]);
    expect(String(totals.reduce((sum, each) => sum + each.deals, 0))).toBe(deals);
    for (const [player, banker, count] of finalTotals) {
      const same = totals.filter(
        ({ result }) => result.playerTotal === player && result.bankerTotal === banker,
      );
      expect(String(same.reduce((sum, each) => sum + each.deals, 0))).toBe(count);
    }
    expect(lawOfBet('baccarat', 'banker-six').hit).toBe(banker_wins_with_6);
    const withCards = (count: number) =>
      lawOf(totals.map(({ result, deals }) => ({ weight: deals, percent: result.cards === count ? 1 : 0 })));
    expect([4, 5, 6].map((count) => text(withCards(count).hit))).toEqual([
      cards['4'],
      cards['5'],
      cards['6'],
    ]);
  });

  test('[GAM-8] of dragon tiger are those worked out independently', () => {
    for (const [bet, law] of Object.entries<WrittenLaw>(tableVectors.dragonTiger))
      expect([bet, sorted(lawOfBet('dragon tiger', bet))]).toEqual([bet, sorted(law)]);
  });

  test('[GAM-8] of roulette are those worked out independently, and its layout has every bet', () => {
    const written: Record<string, WrittenLaw & { bets: number; numbers: number }> =
      tableVectors.roulette.bets;
    expect(wheelOrder).toEqual(tableVectors.roulette.wheelOrder);
    expect([...reds]).toEqual(tableVectors.roulette.red);
    const names: Record<string, string> = {
      'first-four': 'first_four',
      line: 'six_line',
      'even-money': 'even_money_la_partage',
    };
    for (const { id, kind, numbers } of rouletteBets.values()) {
      const { bets: count, numbers: size, ...law } = written[names[kind] ?? kind] ?? { bets: 0, numbers: 0 };
      expect([id, sorted(lawOfBet('roulette', id))]).toEqual([id, sorted(law as WrittenLaw)]);
      expect([id, numbers.length]).toEqual([id, size]);
      expect([...rouletteBets.values()].filter((bet) => bet.kind === kind)).toHaveLength(count);
    }
    const sets = [...rouletteBets.values()].map(
      ({ kind, numbers }) => `${kind} ${numbers.toSorted((a, b) => a - b)}`,
    );
    expect(new Set(sets).size).toBe(sets.length);
  });

  test('[GAM-8] of sic bo are those worked out independently', () => {
    const names: [RegExp, string][] = [
      [/^small$/, 'small_4_10_no_triple'],
      [/^big$/, 'big_11_17_no_triple'],
      [/^(odd|even)$/, '$1_no_triple'],
      [/^total-(\d+)$/, 'total_$1'],
      [/^single-\d$/, 'single'],
      [/^double-\d$/, 'specific_double_at_least_two'],
      [/^triple-\d$/, 'specific_triple'],
      [/^any-triple$/, 'any_triple'],
      [/^two-\d\d$/, 'two_dice_combination'],
      [/^three-\d{3}$/, 'three_different_specific'],
      [/^four-\d{4}$/, 'three_of_four_numbers'],
    ];
    const { bets, double_and_other } = tableVectors.sicBo;
    for (const id of sicBoBets.keys()) {
      const known = names.find(([form]) => form.test(id));
      if (known)
        expect([id, sorted(lawOfBet('sic bo', id))]).toEqual([id, sorted(bets[id.replace(...known)])]);
      else expect([id, lawOfBet('sic bo', id).hit]).toEqual([id, double_and_other]);
    }
    const countOf = (kind: string) => [...sicBoBets.values()].filter((bet) => bet.kind === kind).length;
    const sizes = {
      total: 14,
      single: 6,
      double: 6,
      triple: 6,
      two: 15,
      three: 20,
      'double-and': 30,
      'three-of-four': 4,
    };
    for (const [kind, size] of Object.entries(sizes)) expect([kind, countOf(kind)]).toEqual([kind, size]);
  });
});
