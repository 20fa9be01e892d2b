/** Line icons of one weight; they always stand beside or inside a control that has a name. */
const paths = {
  info: 'M12 11v6M12 7.2v.3',
  soundOn: 'M4 10v4h3.5L12 18V6L7.5 10zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  soundOff: 'M4 10v4h3.5L12 18V6L7.5 10zM16 10l4.5 4.5M20.5 10L16 14.5',
  close: 'M6 6l12 12M18 6L6 18',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  lobby: 'M4 11l8-6.5 8 6.5M6.5 9.5V19h11V9.5M10 19v-5h4v5',
  rounds: 'M5 7.5A8 8 0 1 1 4 12M4.5 3.5v4.3h4.3M12 8v4.4l3 1.8',
  play: 'M8 5.5l10 6.5-10 6.5z',
  skip: 'M6 6l7 6-7 6zM17 6v12',
} as const;

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {name === 'info' && <circle cx="12" cy="12" r="9" />}
      <path d={paths[name]} />
    </svg>
  );
}

/** Three turning strokes, after the 삼태극 on the drum. */
export function SpinMark() {
  return (
    <svg className="spin-mark" viewBox="0 0 48 48" aria-hidden="true">
      <g>
        {[0, 120, 240].map((turn) => (
          <path
            key={turn}
            d="M24 7a17 17 0 0 1 14.7 8.5l-4.3 1.2 8 6.3 3-9.8-3.6 1A20.4 20.4 0 0 0 24 3.6z"
            transform={`rotate(${turn} 24 24)`}
          />
        ))}
      </g>
    </svg>
  );
}
