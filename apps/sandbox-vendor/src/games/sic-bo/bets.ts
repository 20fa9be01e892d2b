export type Dice = readonly [number, number, number];

export type SicBoKind =
  | 'small'
  | 'big'
  | 'odd'
  | 'even'
  | 'total'
  | 'single'
  | 'double'
  | 'triple'
  | 'any-triple'
  | 'two'
  | 'three'
  | 'double-and'
  | 'three-of-four';

export interface SicBoBet {
  id: string;
  kind: SicBoKind;
  /** What it pays on top of the stake, as players read it. */
  pays: string;
  /** In percent of the stake, the stake included. */
  returnPercent(dice: Dice): number;
}

const faces = [1, 2, 3, 4, 5, 6] as const;
/** Australian pays, per total. */
const totalPays: Readonly<Record<number, number>> = {
  4: 62,
  5: 31,
  6: 18,
  7: 12,
  8: 8,
  9: 7,
  10: 6,
  11: 6,
  12: 7,
  13: 8,
  14: 12,
  15: 18,
  16: 31,
  17: 62,
};
const fours = ['1234', '2345', '2356', '3456'] as const;

const totalOf = (dice: Dice) => dice[0] + dice[1] + dice[2];
const isTriple = (dice: Dice) => dice[0] === dice[1] && dice[1] === dice[2];
const countOf = (dice: Dice, face: number) => dice.filter((each) => each === face).length;

function list(): SicBoBet[] {
  const bets: SicBoBet[] = [];
  const add = (id: string, kind: SicBoKind, pays: number, holds: (dice: Dice) => boolean) =>
    bets.push({ id, kind, pays: `${pays}:1`, returnPercent: (dice) => (holds(dice) ? 100 + pays * 100 : 0) });
  add('small', 'small', 1, (dice) => !isTriple(dice) && totalOf(dice) <= 10);
  add('big', 'big', 1, (dice) => !isTriple(dice) && totalOf(dice) >= 11);
  add('odd', 'odd', 1, (dice) => !isTriple(dice) && totalOf(dice) % 2 === 1);
  add('even', 'even', 1, (dice) => !isTriple(dice) && totalOf(dice) % 2 === 0);
  for (const [total, pays] of Object.entries(totalPays))
    add(`total-${total}`, 'total', pays, (dice) => totalOf(dice) === Number(total));
  for (const face of faces) {
    bets.push({
      id: `single-${face}`,
      kind: 'single',
      pays: '1:1 · 2:1 · 3:1',
      returnPercent: (dice) => (countOf(dice, face) === 0 ? 0 : 100 + countOf(dice, face) * 100),
    });
    add(`double-${face}`, 'double', 11, (dice) => countOf(dice, face) >= 2);
    add(`triple-${face}`, 'triple', 180, (dice) => countOf(dice, face) === 3);
  }
  add('any-triple', 'any-triple', 31, isTriple);
  for (const low of faces) {
    for (const high of faces) {
      if (high > low)
        add(`two-${low}${high}`, 'two', 6, (dice) => countOf(dice, low) > 0 && countOf(dice, high) > 0);
      if (high !== low)
        add(
          `double-and-${low}${low}${high}`,
          'double-and',
          60,
          (dice) => countOf(dice, low) === 2 && countOf(dice, high) === 1,
        );
      for (const top of faces) {
        if (low < high && high < top)
          add(`three-${low}${high}${top}`, 'three', 30, (dice) =>
            [low, high, top].every((face) => countOf(dice, face) === 1),
          );
      }
    }
  }
  for (const four of fours)
    add(
      `four-${four}`,
      'three-of-four',
      7,
      (dice) => new Set(dice).size === 3 && dice.every((face) => four.includes(String(face))),
    );
  return bets;
}

export const sicBoBets: ReadonlyMap<string, SicBoBet> = new Map(list().map((bet) => [bet.id, bet]));
