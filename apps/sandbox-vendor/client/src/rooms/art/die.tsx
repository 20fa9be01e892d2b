const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** One face of a die; one and four are red, as on dice of the east. */
export function Die({ face, size = 60 }: { face: number; size?: number }) {
  const isRed = face === 1 || face === 4;
  return (
    <g transform={`scale(${size / 60})`}>
      <rect x="-28" y="-26" width="58" height="58" rx="12" fill="#000" opacity=".35" />
      <rect
        x="-30"
        y="-30"
        width="60"
        height="60"
        rx="12"
        fill="#fdf6e6"
        stroke="#d8ccb0"
        strokeWidth="1.5"
      />
      <path d="M-24-30h48a6 6 0 0 1 6 6v6H-30v-6a6 6 0 0 1 6-6z" fill="#fff" opacity=".7" />
      {(pips[face] ?? []).map(([x, y]) => (
        <circle
          key={`${x}${y}`}
          cx={x * 15}
          cy={y * 15}
          r={face === 1 ? 9 : 5.6}
          fill={isRed ? '#c8301b' : '#1b1d22'}
        />
      ))}
    </g>
  );
}
