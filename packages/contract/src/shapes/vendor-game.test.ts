import { expect, test } from 'vitest';
import { vendorGame } from './vendor-game.ts';

const slot = {
  ...{ vendorKey: 'cheongsa', key: 'koi', image: '/koi.svg', type: 'slot', productCode: null },
  ...{
    names: { ko: '잉어', en: 'Koi', vi: 'Koi' },
    vendorName: { ko: '청사', en: 'Cheongsa', vi: 'Cheongsa' },
  },
  ...{ returnToPlayerPercent: '96.50', lowestReturnPercent: null },
  ...{ smallestStakeAmount: null, largestStakeAmount: null },
  ...{ window: 'standard', hasDemo: false, volatility: null, releasedOn: null, jackpotAmount: null },
};

test('a game of a lobby says its stakes and its lowest return, or that nothing is known of them', () => {
  const known = { lowestReturnPercent: '85.64', smallestStakeAmount: 1_000, largestStakeAmount: 2_000_000 };
  for (const said of [{}, known]) expect(vendorGame.parse({ ...slot, ...said })).toMatchObject(said);
  for (const field of ['lowestReturnPercent', 'smallestStakeAmount', 'largestStakeAmount'])
    expect(vendorGame.safeParse({ ...slot, [field]: undefined }).success, field).toBe(false);
  expect(vendorGame.safeParse({ ...slot, smallestStakeAmount: 0.5 }).success).toBe(false);
});
