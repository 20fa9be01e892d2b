/** Round steps, so that a reader can count the lines: 1, 2, 2.5 or 5 of a power of ten. */
const steps = [1, 2, 2.5, 5, 10];

/** The lines of an axis from zero to just above the highest value; one step of 1 where nothing is above zero. */
export function axisTicks(highest: number, wanted = 3): readonly number[] {
  if (highest <= 0) return [0, 1];
  const rough = highest / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((each) => each * power >= rough) ?? 10) * power;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** How many labels are passed over, so that at most `most` of them stand under a chart. */
export function labelStride(count: number, most: number): number {
  return Math.max(1, Math.ceil(count / most));
}
