import { pigment } from './pigments.ts';

/** A 청사초롱 hanging from the point (0, −30). */
export function Lantern({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0-30v8" stroke={pigment.thread} strokeWidth="1.6" />
      <path d="M-11-18h22c8 5 11 11 11 18H-22c0-7 3-13 11-18z" fill={pigment.lanternRed} />
      <path d="M-22 0h44c0 7-3 13-11 18h-22C-19 13-22 7-22 0z" fill={pigment.celadon} />
      <path
        d="M0-18v36M-10-18c-5 10-5 26 0 36M10-18c5 10 5 26 0 36"
        stroke="#1a1512"
        strokeOpacity="0.22"
        strokeWidth="1.4"
        fill="none"
      />
      <g fill="#2a2420">
        <rect x="-8" y="-23" width="16" height="5" rx="1.5" />
        <rect x="-8" y="18" width="16" height="5" rx="1.5" />
      </g>
      <path d="M0 23v12M-3 23v9M3 23v9" stroke={pigment.lanternRed} strokeWidth="1.5" strokeLinecap="round" />
    </g>
  );
}
