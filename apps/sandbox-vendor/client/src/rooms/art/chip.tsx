/** Edge and face of a chip, by its place on the ladder; greater chips are darker and nobler. */
const colours = [
  ['#14503c', '#2f8466'],
  ['#1d3f72', '#3f78bd'],
  ['#8c2412', '#d14a2d'],
  ['#532768', '#8a4fa8'],
  ['#17191c', '#3a3f45'],
] as const;

export function Chip({ step, text }: { step: number; text: string }) {
  const [edge, face] = colours[step % colours.length] ?? colours[0];
  return (
    <svg viewBox="-24 -24 48 48" aria-hidden="true">
      <circle r="22" fill={edge} />
      <circle r="19.5" fill="none" stroke="#fff" strokeWidth="5" strokeDasharray="10.2 10.22" opacity=".9" />
      <circle r="15.5" fill={face} stroke="#fff" strokeOpacity=".5" />
      <text y="4.5" textAnchor="middle" fontSize={text.length > 3 ? 10.5 : 13} fontWeight="700" fill="#fff">
        {text}
      </text>
    </svg>
  );
}

/** The greatest chip of the ladder that is not more than an amount. */
export function chipStep(chips: readonly number[], amount: number): number {
  return Math.max(
    0,
    chips.findLastIndex((chip) => chip <= amount),
  );
}
