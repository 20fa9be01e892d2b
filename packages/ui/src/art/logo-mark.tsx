export interface LogoMarkProps {
  /** Height in pixels; the mark is 28 wide to 34 high. */
  size?: number | undefined;
}

/** 청사초롱, the wedding lantern: red above, green below. Decoration beside the name. */
export function LogoMark({ size = 34 }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 28 34" width={(size * 28) / 34} height={size} aria-hidden="true">
      <path d="M14 0v3" stroke="#e9dcc6" strokeWidth="1.6" />
      <path d="M7.5 6.5h13C24.6 9.2 27 12.6 27 16.5H1c0-3.9 2.4-7.3 6.5-10z" fill="#d14a2d" />
      <path d="M1 17.5h26c0 3.9-2.4 7.3-6.5 10h-13C3.4 24.8 1 21.4 1 17.5z" fill="#8fcbb4" />
      <g fill="var(--paper-1)">
        <rect x="9" y="2.6" width="10" height="3" rx="1" />
        <rect x="9" y="28.4" width="10" height="3" rx="1" />
      </g>
    </svg>
  );
}
