import { oddsMilli } from '@hanpan/money';
import type { MiniPrices, MiniPriceTable } from './check-mini-prices.ts';

function priced(odds: Readonly<Record<string, number>>): MiniPrices[string] {
  return Object.fromEntries(Object.entries(odds).map(([selection, milli]) => [selection, oddsMilli(milli)]));
}

const evens = 1950;
const ladder: MiniPrices = {
  ladder_start: priced({ left: evens, right: evens }),
  ladder_rungs: priced({ 3: evens, 4: evens }),
  ladder_end: priced({ odd: evens, even: evens }),
  ladder_result: priced({ LEFT3EVEN: 3800, LEFT4ODD: 3800, RIGHT3ODD: 3800, RIGHT4EVEN: 3800 }),
};
const sums = { odd_under: 3800, odd_over: 3700, even_under: 3700, even_over: 3800 };

/**
 * The prices that an installation begins with, chosen to return some 95 % of what is staked; where sites commonly offer
 * a price (1.95 for one of two), that one. The three-in-ten of a powerball pair are never priced like the two-in-ten.
 */
export const defaultMiniPrices: MiniPriceTable = {
  powerball: {
    pb_odd_even: priced({ odd: evens, even: evens }),
    pb_under_over: priced({ under: evens, over: evens }),
    pb_combo: priced({ odd_under: 4750, odd_over: 3150, even_under: 3150, even_over: 4750 }),
    pb_section: priced({ A: 3150, B: 4750, C: 4750, D: 3150 }),
    pb_number: priced(Object.fromEntries(Array.from({ length: 10 }, (_, number) => [number, 9500]))),
    sum_odd_even: priced({ odd: evens, even: evens }),
    sum_under_over: priced({ under: evens, over: evens }),
    sum_combo: priced(sums),
    sum_size: priced({ small: 2950, medium: 2650, large: 2950 }),
    sum_section: priced({ A: 82_000, B: 12_600, C: 9200, D: 6250, E: 3200, F: 2600 }),
  },
  powerladder: ladder,
  speedkino: {
    sum_odd_even: priced({ odd: evens, even: evens }),
    sum_under_over: priced({ under: evens, over: evens }),
  },
  // Of 70 numbers, unlike of 28, the four ladders are not equally likely: 18 and 17, and 36 of 70 end even.
  kinoladder: {
    ...ladder,
    ladder_end: priced({ odd: evens, even: 1850 }),
    ladder_result: priced({ LEFT3EVEN: 3700, LEFT4ODD: 3900, RIGHT3ODD: 3900, RIGHT4EVEN: 3700 }),
  },
};
