/** Who stands at the table. Robe and trim are the house's colours. */
export function Dealer({ hat }: { hat: boolean }) {
  return (
    <g transform="translate(420 128) scale(.92)" className="dealer">
      <ellipse cx="0" cy="210" rx="150" ry="26" fill="#000" opacity=".4" />
      <path
        d="M-118 214C-120 150-104 104-62 88-36 80-20 76 0 76s36 4 62 12c42 16 58 62 56 126z"
        fill="url(#room-robe)"
      />
      <path
        d="M-62 88c-34 18-44 62-42 126h-14C-120 150-104 104-62 88zM62 88c34 18 44 62 42 126h14C120 150 104 104 62 88z"
        fill="var(--robe-dark)"
        opacity=".55"
      />
      <path d="M-22 74L0 112 22 74 30 84 6 132-2 132-30 84z" fill="#fdf9ee" />
      <path d="M-30 84L-2 132 6 132 30 84 40 90 10 146-10 146-40 90z" fill="var(--trim)" />
      <path
        d="M-4 138c12 4 20 26 18 76h16c2-44-6-70-22-82zM-6 140c-10 6-16 26-16 50h12c0-22 4-36 10-44z"
        fill="var(--trim-dark)"
      />
      <path d="M-8 130h20v16h-20z" fill="var(--trim)" />
      <path d="M-15 46h30v30c-8 10-22 10-30 0z" fill="#e9bd98" />
      <path d="M-15 62c8 8 22 8 30 0v6c-8 8-22 8-30 0z" fill="#c9906a" opacity=".6" />
      {hat ? (
        <path d="M-36 4C-40-34-24-52 0-52s40 18 36 56c0 10-3 18-8 26h-56C-33 24-36 14-36 4z" fill="#1b1413" />
      ) : (
        <path
          d="M-40 6C-44-40-26-62 0-62s44 22 40 68c0 12-4 26-10 34h-60C-36 32-40 18-40 6z"
          fill="#1b1413"
        />
      )}
      <path
        d="M0-44c20 0 32 16 31 42-1 30-16 56-31 56s-30-26-31-56C-32-28-20-44 0-44z"
        fill="url(#room-face)"
      />
      <Face hat={hat} />
      {hat ? <Gat /> : <Bun />}
      <path
        d="M-104 214c10-40 40-56 78-58l2 16c-26 4-44 18-50 42zM104 214c-10-40-40-56-78-58l-2 16c26 4 44 18 50 42z"
        fill="url(#room-robe)"
      />
      <path
        d="M-30 154c12-2 22 2 28 10-8 8-20 10-30 8zM30 154c-12-2-22 2-28 10 8 8 20 10 30 8z"
        fill="#fdf9ee"
      />
      <path d="M-14 160c8 0 16 4 20 8-6 6-14 6-20 4zM14 160c-8 0-16 4-20 8 6 6 14 6 20 4z" fill="#eec3a0" />
    </g>
  );
}

function Face({ hat }: { hat: boolean }) {
  return (
    <>
      {!hat && (
        <>
          <path
            d="M0-50c-22 0-36 18-35 46 4-20 12-32 35-42 23 10 31 22 35 42 1-28-13-46-35-46z"
            fill="#241a18"
          />
          <path d="M0-50v8" stroke="#4a3a36" strokeWidth="1.6" />
        </>
      )}
      <path
        d={hat ? 'M-22-6c4-4 11-4 15-1M7-7c4-3 11-3 15 1' : 'M-21-5c4-3 10-3 14 0M7-5c4-3 10-3 14 0'}
        stroke="#2a1c18"
        strokeWidth={hat ? 3.2 : 2.2}
        fill="none"
        strokeLinecap="round"
      />
      <g>
        <path
          d="M-20 5c4-4 9-4 12 0M8 5c3-4 8-4 12 0"
          stroke="#1b1010"
          strokeWidth="2.6"
          fill="none"
          strokeLinecap="round"
        />
        <circle cx="-14" cy="6" r="2.2" fill="#1b1010" />
        <circle cx="14" cy="6" r="2.2" fill="#1b1010" />
      </g>
      <path
        d="M-2 10c-1 5-3 8-2 10 2 2 4 2 6 1"
        stroke="#c08a68"
        strokeWidth="1.8"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M-9 31c5 4 13 4 18 0-4-3-7-2-9-1-2-1-5-2-9 1z" fill={hat ? '#b06a52' : '#c2503e'} />
      {!hat && (
        <>
          <ellipse cx="-20" cy="18" rx="6" ry="4" fill="#e89a86" opacity=".5" />
          <ellipse cx="20" cy="18" rx="6" ry="4" fill="#e89a86" opacity=".5" />
        </>
      )}
    </>
  );
}

/** Hair in a knot with a hairpin. */
function Bun() {
  return (
    <g transform="translate(0 -58)">
      <ellipse rx="20" ry="14" fill="#1b1413" />
      <path d="M-36-2H34" stroke="#d9a441" strokeWidth="4" strokeLinecap="round" />
      <circle cx="36" cy="-2" r="6" fill="var(--robe)" stroke="var(--robe-dark)" />
      <circle cx="-37" cy="-2" r="4" fill="var(--trim)" />
    </g>
  );
}

/** The horsehair hat of a gentleman. */
function Gat() {
  return (
    <g>
      <path d="M-26-34C-24-66-18-84 0-84s24 18 26 50z" fill="#171214" />
      <path d="M-24-44C-22-62-18-76 0-80" stroke="#3a3236" strokeWidth="1.6" fill="none" />
      <ellipse cx="0" cy="-33" rx="66" ry="11" fill="#171214" />
      <ellipse cx="0" cy="-36" rx="64" ry="9" fill="#241d20" />
      <path d="M-26-38C-25-60-20-80 0-84s25 24 26 46c-14 4-38 4-52 0z" fill="#1d171a" />
      <path d="M-27-40c14 5 40 5 54 0" stroke="var(--trim)" strokeWidth="4" fill="none" />
      <path
        d="M-30-28C-34 10-22 52-10 66M30-28C34 10 22 52 10 66"
        stroke="var(--brass)"
        strokeWidth="1.4"
        fill="none"
        opacity=".7"
      />
      {[0, 1, 2, 3].map((bead) => (
        <circle key={bead} cx={-32 + bead * 5} cy={bead * 22 - 4} r="2" fill="var(--brass)" />
      ))}
    </g>
  );
}
