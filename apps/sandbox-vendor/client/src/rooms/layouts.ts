import { type Layout, row, type Spot } from './bet-layout.ts';

const faces = [1, 2, 3, 4, 5, 6];

function baccarat(narrow: boolean): Layout[] {
  if (narrow) {
    return [
      {
        width: 12,
        height: 12.4,
        spots: [
          ...row(0, 4, 12, [
            ['player', 4, 'player'],
            ['tie', 4, 'tie'],
            ['banker', 4, 'banker'],
          ]),
          ...row(4, 2.8, 12, [
            ['player-pair', 3, 'player'],
            ['either-pair', 3, 'felt'],
            ['perfect-pair', 3, 'felt'],
            ['banker-pair', 3, 'banker'],
          ]),
          ...row(6.8, 2.8, 12, [
            ['dragon-player', 4, 'player'],
            ['banker-six', 4, 'felt'],
            ['dragon-banker', 4, 'banker'],
          ]),
          ...row(9.6, 2.8, 12, [
            ['small', 6, 'felt'],
            ['big', 6, 'felt'],
          ]),
        ],
      },
    ];
  }
  return [
    {
      width: 24,
      height: 6,
      spots: [
        ...row(0, 3.6, 24, [
          ['player-pair', 4, 'player'],
          ['player', 6, 'player'],
          ['tie', 4, 'tie'],
          ['banker', 6, 'banker'],
          ['banker-pair', 4, 'banker'],
        ]),
        ...row(3.6, 2.4, 24, [
          ['dragon-player', 4, 'player'],
          ['small', 3, 'felt'],
          ['either-pair', 3.4, 'felt'],
          ['perfect-pair', 3.4, 'felt'],
          ['banker-six', 3.2, 'felt'],
          ['big', 3, 'felt'],
          ['dragon-banker', 4, 'banker'],
        ]),
      ],
    },
  ];
}

const cardBets = ['big', 'small', 'odd', 'even', 'red', 'black'];

function dragonTiger(narrow: boolean): Layout[] {
  const side = (name: string, tone: string) => cardBets.map((bet) => [`${name}-${bet}`, 1, tone] as const);
  if (narrow) {
    return [
      {
        width: 12,
        height: 12,
        heads: [
          { bet: 'dragon', x: 0, y: 3.2, w: 12, h: 0.8, tone: 'player' },
          { bet: 'tiger', x: 0, y: 7.6, w: 12, h: 0.8, tone: 'banker' },
        ],
        spots: [
          ...row(0, 3.2, 12, [
            ['dragon', 4, 'player'],
            ['tie', 2.2, 'tie'],
            ['suited-tie', 2.2, 'tie'],
            ['tiger', 4, 'banker'],
          ]),
          ...row(4, 1.8, 12, side('dragon', 'player').slice(0, 3)),
          ...row(5.8, 1.8, 12, side('dragon', 'player').slice(3)),
          ...row(8.4, 1.8, 12, side('tiger', 'banker').slice(0, 3)),
          ...row(10.2, 1.8, 12, side('tiger', 'banker').slice(3)),
        ],
      },
    ];
  }
  return [
    {
      width: 24,
      height: 6,
      heads: [
        { bet: 'dragon', x: 0, y: 3, w: 12, h: 0.7, tone: 'player' },
        { bet: 'tiger', x: 12, y: 3, w: 12, h: 0.7, tone: 'banker' },
      ],
      spots: [
        ...row(0, 3, 24, [
          ['dragon', 8, 'player'],
          ['tie', 4, 'tie'],
          ['suited-tie', 4, 'tie'],
          ['tiger', 8, 'banker'],
        ]),
        ...row(3.7, 2.3, 24, [...side('dragon', 'player'), ...side('tiger', 'banker')]),
      ],
    },
  ];
}

const redNumbers = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

/** Twelve columns of three above dozens and even money; what lies on a line between fields is drawn as its seam. */
function rouletteWide(thick: number): Layout {
  const spots: Spot[] = [{ bet: 'straight-0', x: 0, y: 0, w: 1, h: 3, tone: 'zero' }];
  const seam = (bet: string, x: number, y: number, w: number, h: number) =>
    spots.push({ bet, x, y, w, h, tone: 'seam', kind: 'seam' });
  for (let number = 1; number <= 36; number += 1) {
    const x = 1 + Math.floor((number - 1) / 3);
    const y = 2 - ((number - 1) % 3);
    const tone = redNumbers.includes(number) ? 'red' : 'black';
    spots.push({ bet: `straight-${number}`, x, y, w: 1, h: 1, tone });
    if (number % 3 !== 0)
      seam(`split-${number}-${number + 1}`, x + thick / 2, y - thick / 2, 1 - thick, thick);
    if (number <= 33)
      seam(`split-${number}-${number + 3}`, x + 1 - thick / 2, y + thick / 2, thick, 1 - thick);
    if (number % 3 !== 0 && number <= 33)
      seam(`corner-${number}`, x + 1 - thick / 2, y - thick / 2, thick, thick);
    if (number <= 3) seam(`split-0-${number}`, 1 - thick / 2, y + thick / 2, thick, 1 - thick);
    if (number % 3 === 1) {
      seam(`street-${number}`, x + thick / 2, 3 - thick / 2, 1 - thick, thick);
      if (number <= 31) seam(`line-${number}`, x + 1 - thick / 2, 3 - thick / 2, thick, thick);
    }
  }
  seam('trio-1', 1 - thick / 2, 2 - thick / 2, thick, thick);
  seam('trio-2', 1 - thick / 2, 1 - thick / 2, thick, thick);
  seam('first-four', 1 - thick / 2, 3 - thick / 2, thick, thick);
  for (const index of [1, 2, 3]) {
    spots.push({ bet: `column-${index}`, x: 13, y: 3 - index, w: 1, h: 1, tone: 'felt' });
    spots.push({ bet: `dozen-${index}`, x: 1 + (index - 1) * 4, y: 3, w: 4, h: 1, tone: 'felt' });
  }
  const evens = [
    ['low', 'felt'],
    ['even', 'felt'],
    ['red', 'red'],
    ['black', 'black'],
    ['odd', 'felt'],
    ['high', 'felt'],
  ] as const;
  for (const [index, [bet, tone]] of evens.entries())
    spots.push({ bet, x: 1 + index * 2, y: 4, w: 2, h: 1, tone });
  return { width: 14, height: 5, spots };
}

/** The wide layout turned: on a phone it stands upright, the outside bets on its left. */
function roulette(narrow: boolean): Layout[] {
  // A finger that misses the middle of a number by a little means the number all the same.
  const wide = rouletteWide(narrow ? 0.22 : 0.36);
  if (!narrow) return [wide];
  const turned = wide.spots.map((spot) => ({
    ...spot,
    x: wide.height - spot.y - spot.h,
    y: spot.x,
    w: spot.h,
    h: spot.w,
  }));
  return [{ width: wide.height, height: wide.width, spots: turned }];
}

const pairsOf = (values: readonly number[]) =>
  values.flatMap((low) => values.filter((high) => high > low).map((high) => `two-${low}${high}`));

/** What most play on the first board; sets of three on the second. */
function sicBo(narrow: boolean): Layout[] {
  const totals = Array.from({ length: 14 }, (_, index) => [`total-${index + 4}`, 1, 'felt'] as const);
  const cells = (bets: readonly string[], tone = 'felt') => bets.map((bet) => [bet, 1, tone] as const);
  const doubles = faces.map((face) => `double-${face}`);
  const triples = faces.map((face) => `triple-${face}`);
  const singles = faces.map((face) => `single-${face}`);
  const fours = ['1234', '2345', '2356', '3456'].map((four) => `four-${four}`);
  const twos = pairsOf(faces);
  const threes = faces.flatMap((low) =>
    faces.flatMap((mid) =>
      faces.filter((high) => low < mid && mid < high).map((high) => `three-${low}${mid}${high}`),
    ),
  );
  const doublesAnd = faces.flatMap((low) =>
    faces.filter((high) => high !== low).map((high) => `double-and-${low}${low}${high}`),
  );
  if (narrow) {
    return [
      {
        width: 12,
        height: 17.6,
        spots: [
          ...row(0, 2.6, 12, [
            ['small', 1, 'player'],
            ['odd', 0.8, 'felt'],
            ['even', 0.8, 'felt'],
            ['big', 1, 'banker'],
          ]),
          ...row(2.6, 2, 12, cells(singles)),
          ...row(4.6, 2, 12, cells(doubles)),
          ...row(6.6, 2, 12, [
            ...cells(triples.slice(0, 3)),
            ['any-triple', 1.6, 'tie'],
            ...cells(triples.slice(3)),
          ]),
          ...row(8.6, 1.8, 12, totals.slice(0, 7)),
          ...row(10.4, 1.8, 12, totals.slice(7)),
          ...row(12.2, 1.8, 12, cells(twos.slice(0, 8))),
          ...row(14, 1.8, 12, cells(twos.slice(8))),
          ...row(15.8, 1.8, 12, cells(fours)),
        ],
      },
      {
        width: 12,
        height: 16,
        spots: [0, 1, 2, 3, 4].flatMap((index) => [
          ...(index < 4 ? row(index * 1.6, 1.6, 12, cells(threes.slice(index * 5, index * 5 + 5))) : []),
          ...row(6.4 + index * 1.92, 1.92, 12, cells(doublesAnd.slice(index * 6, index * 6 + 6))),
        ]),
      },
    ];
  }
  return [
    {
      width: 24,
      height: 8.8,
      spots: [
        ...row(0, 2, 24, [
          ['small', 4, 'player'],
          ...doubles.slice(0, 3).map((bet) => [bet, 2, 'felt'] as const),
          ['any-triple', 4, 'tie'],
          ...doubles.slice(3).map((bet) => [bet, 2, 'felt'] as const),
          ['big', 4, 'banker'],
        ]),
        ...row(2, 1.6, 24, [
          ['odd', 2.4, 'felt'],
          ...triples.slice(0, 3).map((bet) => [bet, 1.8, 'felt'] as const),
          // Four digits and the word that says what is bet on them need more room than three dice.
          ...fours.map((bet) => [bet, 2.1, 'tie'] as const),
          ...triples.slice(3).map((bet) => [bet, 1.8, 'felt'] as const),
          ['even', 2.4, 'felt'],
        ]),
        ...row(3.6, 1.8, 24, totals),
        ...row(5.4, 1.6, 24, cells(twos)),
        ...row(7, 1.8, 24, cells(singles)),
      ],
    },
    {
      width: 24,
      height: 8.8,
      spots: [
        ...row(0, 1.7, 24, cells(threes.slice(0, 10))),
        ...row(1.7, 1.7, 24, cells(threes.slice(10))),
        ...[0, 1, 2].flatMap((index) =>
          row(3.4 + index * 1.8, 1.8, 24, cells(doublesAnd.slice(index * 10, index * 10 + 10))),
        ),
      ],
    },
  ];
}

/** The boards of each game, by its rules; one is shown at a time. */
export const layouts: Readonly<Record<string, (narrow: boolean) => Layout[]>> = {
  baccarat,
  'dragon-tiger': dragonTiger,
  roulette,
  'sic-bo': sicBo,
};
