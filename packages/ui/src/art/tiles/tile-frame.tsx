import type { ReactNode } from 'react';

/** The common stage of all tiles: 240 × 220, cropped evenly where its box is of another shape. */
export function TileFrame({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 220"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="240" height="220" fill={ground} />
      {children}
    </svg>
  );
}
