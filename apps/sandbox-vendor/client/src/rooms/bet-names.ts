import type { RoomKey, TranslateRoom } from './messages/texts.ts';

const cardBets = ['big', 'small', 'odd', 'even', 'red', 'black'] as const;
const span = (first: number, count: number, step = 1) =>
  Array.from({ length: count }, (_, index) => first + index * step).join('·');

type Named = (parts: readonly string[], t: TranslateRoom) => string;

/** Bets that are named after numbers, by the first word of their id. */
const numbered: Readonly<Record<string, Named>> = {
  straight: ([number = ''], t) => t('straight', { numbers: number }),
  split: ([a, b], t) => t('split', { numbers: `${a}·${b}` }),
  street: ([first], t) => t('street', { numbers: span(Number(first), 3) }),
  line: ([first], t) => t('line', { numbers: span(Number(first), 6) }),
  corner: ([first], t) => {
    const number = Number(first);
    return t('corner', { numbers: `${number}·${number + 1}·${number + 3}·${number + 4}` });
  },
  trio: ([index], t) => t('trio', { numbers: index === '1' ? '0·1·2' : '0·2·3' }),
  first: (_, t) => t('firstFour', { numbers: '0·1·2·3' }),
  dozen: ([index = ''], t) => t('dozen', { index }),
  column: ([index = ''], t) => t('column', { index }),
  total: ([total = ''], t) => t('total', { total }),
  single: ([face = ''], t) => t('single', { face }),
  triple: ([face = ''], t) => t('triple', { face }),
  two: ([faces = ''], t) => t('two', { faces: [...faces].join('·') }),
  three: ([faces = ''], t) => t('three', { faces: [...faces].join('·') }),
  four: ([faces = ''], t) => t('four', { faces: [...faces].join('·') }),
  double: (parts, t) =>
    parts[0] === 'and'
      ? t('doubleAnd', { faces: [...(parts[1] ?? '')].join('·') })
      : t('double', { face: parts[0] ?? '' }),
};

/** What a bet is called, on the layout and when it is read out. */
export function betName(bet: string, t: TranslateRoom): string {
  const [first = '', ...parts] = bet.split('-');
  const cardBet = cardBets.find((each) => each === parts[0]);
  if ((first === 'dragon' || first === 'tiger') && cardBet) return `${t(first)} ${t(cardBet)}`;
  const named = /\d/.test(bet) || first === 'first' ? numbered[first] : undefined;
  return named ? named(parts, t) : t(bet as RoomKey);
}

const kinds = [
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'first',
  'line',
  'dozen',
  'column',
  'single',
  'double-and',
  'double',
  'triple',
  'two',
  'three',
  'four',
] as const;

/** What bets that differ in their numbers alone have in common; undefined for a bet with a name of its own. */
export function kindOf(bet: string): (typeof kinds)[number] | undefined {
  if (!/\d/.test(bet) && bet !== 'first-four') return undefined;
  return kinds.find((kind) => bet.startsWith(`${kind}-`));
}

/** What such bets are called together. */
export const kindName = (kind: (typeof kinds)[number], t: TranslateRoom): string => t(`kind_${kind}`);
