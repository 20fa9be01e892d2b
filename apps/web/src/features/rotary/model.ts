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

/** The middle of what is written in a slice; between the hub and the rim. */
export const insideDistance = 61;
const mostInside = 76;
/** The middle of what is written outside, clear of the rim and of the pointer's foot. */
export const outsideDistance = 141;
/** Between two names that lie side by side at the top, with the plates on which they stand. */
const apart = 12;

export interface LabelPlace {
  /** Degrees clockwise from the top. */
  readonly at: number;
  readonly isInside: boolean;
}

const half = ({ from, to }: Slice) => (to - from) / 2;
const middleOf = ({ from, to }: Slice) => (from + to) / 2;

/** Whether a name so wide lies within its slice however the wheel has been turned, for names stand upright. */
function fitsInside(slice: Slice, width: number): boolean {
  if (width > mostInside) return false;
  const reach = insideDistance * Math.sin((Math.min(90, half(slice)) * Math.PI) / 180);
  return reach >= width / 2;
}

/** How far apart two names at the rim have to be, in degrees. */
function apartOf(before: number, after: number): number {
  const chord = Math.min(1, ((before + after) / 2 + apart) / (2 * outsideDistance));
  return (2 * Math.asin(chord) * 180) / Math.PI;
}

/**
 * Where the name of each slice stands: in it where there is room, else outside at its middle, or beside that where the name
 * of a neighbour is. `widths` are those of the names in the units of the picture.
 */
export function labelPlaces(slices: readonly Slice[], widths: readonly number[]): LabelPlace[] {
  const places = slices.map((slice, at) => ({
    at: middleOf(slice),
    isInside: fitsInside(slice, widths[at] ?? 0),
  }));
  const outside = places.flatMap(({ isInside }, at) => (isInside ? [] : [at]));
  const wanted = outside.map((at) => places[at]?.at ?? 0);
  const gaps = outside.map((at, nth) => {
    const next = outside[(nth + 1) % outside.length] ?? at;
    return apartOf(widths[at] ?? 0, widths[next] ?? 0);
  });
  spread(wanted, gaps).forEach((at, nth) => {
    places[outside[nth] ?? 0] = { at, isInside: false };
  });
  return places;
}

/**
 * How far the picture reaches from its middle. Names at its sides stand half in the margin round it, so that the wheel is as
 * large as a phone allows.
 */
export function reachOf(places: readonly LabelPlace[], widths: readonly number[]): number {
  const outside = places.flatMap(({ isInside }, at) => (isInside ? [] : [widths[at] ?? 0]));
  return outside.length === 0 ? wheelReach : outsideDistance + Math.max(...outside) / 2 - margin;
}

const wheelReach = 131;
const margin = 8;

/** More often than any wheel needs: each round moves names that are too near to each other apart, both alike. */
const rounds = 60;

/** Moves angles in ascending order apart until each is its gap before the next one, the first being next after the last. */
function spread(angles: readonly number[], gaps: readonly number[]): number[] {
  const moved = [...angles];
  if (moved.length < 2) return moved;
  for (let round = 0; round < rounds; round += 1) {
    for (const [nth, gap] of gaps.entries()) {
      const next = (nth + 1) % moved.length;
      const around = next === 0 ? turn : 0;
      const lack = gap - ((moved[next] ?? 0) + around - (moved[nth] ?? 0));
      if (lack <= 0) continue;
      moved[nth] = (moved[nth] ?? 0) - lack / 2;
      moved[next] = (moved[next] ?? 0) + lack / 2;
    }
  }
  return moved;
}

/** What a turn brings on average, in points. */
export function meanPoints(prizes: readonly Pick<Prize, 'points' | 'weight'>[], totalWeight: number): number {
  return Math.round(prizes.reduce((sum, { points, weight }) => sum + points * weight, 0) / totalWeight);
}

const radius = 100;

/** A place in the picture, as its paths write it. */
export function pointAt(degrees: number, distance: number): string {
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
