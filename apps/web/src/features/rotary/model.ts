import type { DataOf } from '@hanpan/contract';

export type Wheel = DataOf<'/api/rotary/info'>;
export type Prize = Wheel['prizes'][number];
export type Spin = DataOf<'/api/rotary/spin'>['spin'];

const turn = 360;

export interface Slice {
  /** Degrees clockwise from the top. */
  readonly from: number;
  readonly to: number;
}

/** Each slice is exactly as wide as its chance: a wheel of equal slices would mislead. */
export function slicesOf(prizes: readonly Pick<Prize, 'weight'>[]): Slice[] {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  return prizes.map(({ weight }) => {
    const from = (before / total) * turn;
    before += weight;
    return { from, to: (before / total) * turn };
  });
}

/** Whole turns before the wheel comes to rest, so that it is seen to turn. */
const fullTurns = 4;

/** How far the wheel must be turned in all, to rest with the middle of the slice under the pointer at the top. */
export function restAngle(turnedBy: number, { from, to }: Slice): number {
  const rest = turn - (from + to) / 2;
  return (Math.floor(turnedBy / turn) + fullTurns) * turn + rest;
}

/** 0.4 → "40%", 0.0125 → "1.25%". */
export function chanceText(weight: number, totalWeight: number, locale: string): string {
  const style = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 3 });
  return style.format(weight / totalWeight);
}

/** A slice narrower than this has no room for its words; the list beside the wheel has. */
export function hasRoom({ from, to }: Slice): boolean {
  return to - from >= 20;
}

/** The rarest prize, where it has no room for its words in the wheel: its name stands at the rim. */
export function rarest(
  prizes: readonly Pick<Prize, 'points' | 'weight'>[],
  slices: readonly Slice[],
): { readonly index: number; readonly middle: number } | undefined {
  let index = -1;
  prizes.forEach(({ points, weight }, at) => {
    if (points > 0 && (index < 0 || weight < (prizes[index]?.weight ?? 0))) index = at;
  });
  const slice = slices[index];
  if (slice === undefined || hasRoom(slice)) return undefined;
  return { index, middle: (slice.from + slice.to) / 2 };
}

/** What a turn brings on average, in points. */
export function meanPoints(prizes: readonly Pick<Prize, 'points' | 'weight'>[], totalWeight: number): number {
  return Math.round(prizes.reduce((sum, { points, weight }) => sum + points * weight, 0) / totalWeight);
}

const radius = 100;

function pointAt(degrees: number, distance: number): string {
  const radians = ((degrees - 90) * Math.PI) / 180;
  const inHundredths = (length: number) => Math.round(length * distance * 100) / 100;
  return `${inHundredths(Math.cos(radians))} ${inHundredths(Math.sin(radians))}`;
}

/** The outline of a slice around the middle of a picture of −100 to 100. */
export function slicePath({ from, to }: Slice): string {
  if (to - from >= turn) return `M 0 ${-radius} A ${radius} ${radius} 0 1 1 -0.01 ${-radius} Z`;
  const isWide = to - from > turn / 2 ? 1 : 0;
  return `M 0 0 L ${pointAt(from, radius)} A ${radius} ${radius} 0 ${isWide} 1 ${pointAt(to, radius)} Z`;
}
