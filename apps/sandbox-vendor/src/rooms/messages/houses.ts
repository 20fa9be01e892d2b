import type { Names, Palette, RoomLimits } from '../room.ts';

const chips = [1000, 5000, 10_000, 50_000, 100_000];
const standard: RoomLimits = { chips, mostAmount: 2_000_000, roundAmount: 5_000_000 };
const low: RoomLimits = {
  chips: [500, 1000, 5000, 10_000, 50_000],
  mostAmount: 500_000,
  roundAmount: 1_500_000,
};
const high: RoomLimits = {
  chips: [5000, 10_000, 50_000, 100_000, 500_000],
  mostAmount: 5_000_000,
  roundAmount: 12_000_000,
};

export interface House {
  product: string;
  category: 'Live Casino' | 'Hotel Casino';
  slug: string;
  name: Names;
  palette: Palette;
  limits: RoomLimits;
  dealers: readonly [Names, Names, Names, Names];
}

const names = (ko: string, en: string, vi = en): Names => ({ ko, en, vi });

/** The lobbies that a specification's live and hotel casino pages open, one house each: a name, a look, limits, dealers. */
export const houses: readonly House[] = [
  {
    product: '1',
    category: 'Live Casino',
    slug: 'cheongsa',
    name: names('청사', 'Cheongsa'),
    palette: 'celadon',
    limits: standard,
    dealers: [
      names('서윤', 'Seoyun'),
      names('도현', 'Dohyeon'),
      names('하린', 'Harin'),
      names('지우', 'Jiwoo'),
    ],
  },
  {
    product: '5',
    category: 'Live Casino',
    slug: 'dongbaek',
    name: names('동백', 'Dongbaek'),
    palette: 'vermilion',
    limits: standard,
    dealers: [
      names('은채', 'Eunchae'),
      names('민준', 'Minjun'),
      names('소율', 'Soyul'),
      names('태오', 'Taeo'),
    ],
  },
  {
    product: '10',
    category: 'Live Casino',
    slug: 'sora',
    name: names('소라', 'Sora'),
    palette: 'indigo',
    limits: standard,
    dealers: [names('나은', 'Naeun'), names('건우', 'Geonu'), names('유나', 'Yuna'), names('시온', 'Sion')],
  },
  {
    product: '6',
    category: 'Live Casino',
    slug: 'maehwa',
    name: names('매화', 'Maehwa'),
    palette: 'plum',
    limits: low,
    dealers: [names('지안', 'Jian'), names('하준', 'Hajun'), names('수아', 'Sua'), names('이안', 'Ian')],
  },
  {
    product: '9',
    category: 'Live Casino',
    slug: 'solbat',
    name: names('솔밭', 'Solbat'),
    palette: 'pine',
    limits: low,
    dealers: [names('다온', 'Daon'), names('예준', 'Yejun'), names('아린', 'Arin'), names('로운', 'Roun')],
  },
  {
    product: '2',
    category: 'Live Casino',
    slug: 'dalbit',
    name: names('달빛', 'Dalbit'),
    palette: 'night',
    limits: standard,
    dealers: [names('세아', 'Sea'), names('현우', 'Hyeonu'), names('리아', 'Ria'), names('준서', 'Junseo')],
  },
  {
    product: '17',
    category: 'Hotel Casino',
    slug: 'hanok',
    name: names('한옥호텔', 'Hanok Hotel'),
    palette: 'gold',
    limits: high,
    dealers: [names('가온', 'Gaon'), names('선우', 'Seonu'), names('해나', 'Haena'), names('재이', 'Jaei')],
  },
  {
    product: '33',
    category: 'Hotel Casino',
    slug: 'gangbyeon',
    name: names('강변호텔', 'Riverside Hotel'),
    palette: 'indigo',
    limits: high,
    dealers: [
      names('윤슬', 'Yunseul'),
      names('도윤', 'Doyun'),
      names('채원', 'Chaewon'),
      names('시우', 'Siu'),
    ],
  },
];

/** What the games are called, by their rules. */
export const tableNames: Readonly<Record<string, Names>> = {
  baccarat: names('바카라', 'Baccarat'),
  'dragon-tiger': names('드래곤 타이거', 'Dragon Tiger', 'Rồng Hổ'),
  roulette: names('룰렛', 'Roulette'),
  'sic-bo': names('식보', 'Sic Bo', 'Tài Xỉu'),
};
