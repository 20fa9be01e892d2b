import { type CSSProperties, memo, type ReactNode } from 'react';
import { Dealer } from './dealer.tsx';

interface SceneProps {
  hat: boolean;
  narrow: boolean;
  label: string;
  children: ReactNode;
  /** Layers over the felt, in units of the scene: see `wheel.css`. */
  above: ReactNode;
}

/** What of the table is seen, in its units, and how far beside the middle the dealer stands: on a phone what is told lies there. */
const views = {
  wide: { left: 0, top: 0, width: 840, height: 452, aside: 0 },
  narrow: { left: 150, top: 66, width: 540, height: 378, aside: 142 },
} as const;

/**
 * The night market behind a table, the dealer, and the felt; what happens on the felt lies on top of it. What never moves is a
 * picture of its own, so that a frame draws only what does.
 */
export function TableScene({ hat, narrow, label, children, above }: SceneProps) {
  const { left, top, width, height, aside } = views[narrow ? 'narrow' : 'wide'];
  const view = { viewBox: `${left} ${top} ${width} ${height}`, preserveAspectRatio: 'xMidYMax meet' };
  const seen = { '--seen-width': width, '--seen-height': height, '--seen-foot': top + height };
  return (
    <>
      <StillScene hat={hat} aside={aside} {...view} />
      <Lanterns {...view} />
      <svg className="table-scene" {...view} role="img" aria-label={label}>
        <LanternPigments />
        {children}
      </svg>
      {above && (
        <div className="table-above" style={seen as CSSProperties}>
          {above}
        </div>
      )}
    </>
  );
}

interface StillProps {
  hat: boolean;
  aside: number;
  viewBox: string;
  preserveAspectRatio: string;
}

/** Apart from the felt: what sways must not have the cards and the wheel painted again. */
const Lanterns = memo((view: Omit<StillProps, 'hat' | 'aside'>) => (
  <svg className="table-scene still" {...view} aria-hidden="true">
    <Lantern x={-60} y={112} scale={0.56} delay={1.7} />
    <Lantern x={900} y={112} scale={0.56} delay={0.4} />
    <Lantern x={150} y={104} scale={0.5} delay={0} />
    <Lantern x={330} y={96} scale={0.4} delay={1.3} />
    <Lantern x={510} y={96} scale={0.4} delay={2.1} />
    <Lantern x={690} y={104} scale={0.5} delay={0.7} />
  </svg>
));

const StillScene = memo(({ hat, aside, ...view }: StillProps) => (
  <svg className="table-scene still" {...view} aria-hidden="true">
    <Pigments />
    <rect x="-900" y="-600" width="2640" height="1400" fill="url(#room-night)" />
    {[-398, -252, -106, 40, 186, 534, 680, 826, 972, 1118].map((x) => (
      <Window key={x} x={x} />
    ))}
    <Eave />
    <g transform={`translate(${aside})`}>
      <circle cx="420" cy="170" r="260" fill="url(#room-light)" />
      <Dealer hat={hat} />
    </g>
    <path d="M-900 800V560C-60 300 120 256 420 256S900 300 1740 560V800z" fill="url(#room-rail)" />
    <path d="M-900 820V590C-30 318 140 272 420 272S870 318 1740 590V820z" fill="var(--brass)" />
    <path d="M-900 824V596C-26 322 142 276 420 276S866 322 1740 596V824z" fill="url(#room-felt)" />
    <path
      d="M40 452C70 350 200 306 420 306s350 44 380 146"
      fill="none"
      stroke="var(--felt-line)"
      strokeOpacity=".25"
      strokeWidth="1.6"
    />
  </svg>
));

function Window({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 60)`}>
      <path d="M0 0h120v150H0z" fill="#1a0d08" />
      <path d="M6 6h108v138H6z" fill="var(--window)" opacity=".55" />
      <path
        d="M24 6v138M42 6v138M60 6v138M78 6v138M96 6v138M6 29h108M6 52h108M6 75h108M6 98h108M6 121h108"
        stroke="#2b140a"
        strokeWidth="3"
      />
      <path d="M-8-8h136V0H-8zM-8 150h136v8H-8z" fill="#5a2412" />
    </g>
  );
}

/** The painted beam under the roof. */
function Eave() {
  return (
    <g>
      {Array.from({ length: 32 }, (_, index) => index * 60 - 540).map((x) => (
        <g key={x} transform={`translate(${x} 34)`}>
          <path d="M0 0h60v20H0z" fill={x % 120 === 0 ? 'var(--beam)' : 'var(--beam-dark)'} />
          <path d="M0 0l10 10L0 20zM60 0L50 10l10 10z" fill="#d9a441" />
          <path d="M0 0l6 10-6 10zM60 0l-6 10 6 10z" fill="#c8401f" />
          <circle cx="30" cy="10" r="7" fill="#f4e7cc" />
          <circle cx="30" cy="10" r="4" fill="var(--bead)" />
        </g>
      ))}
      <path d="M-540 32h1920M-540 55h1920" stroke="#0c2b20" strokeWidth="3" />
    </g>
  );
}

function Lantern({ x, y, scale, delay }: { x: number; y: number; scale: number; delay: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g className="table-lantern" style={{ animationDelay: `-${delay}s` }}>
        <circle r="70" fill="url(#room-glow)" />
        <path d="M0-62v30" stroke="#b98a4a" strokeWidth="2" />
        <path d="M-19-32h38c13 8 20 20 20 32H-39c0-12 7-24 20-32z" fill="url(#room-red)" />
        <path d="M-39 0h78c0 12-7 24-20 32h-38C-32 24-39 12-39 0z" fill="url(#room-green)" />
        <path
          d="M0-32v64M-13-32c-10 19-10 45 0 64M13-32c10 19 10 45 0 64"
          stroke="#3b1509"
          strokeOpacity=".26"
          strokeWidth="1.8"
          fill="none"
        />
        <path
          d="M-30-14c4-7 8-11 13-13"
          stroke="#fff"
          strokeOpacity=".5"
          strokeWidth="2.6"
          strokeLinecap="round"
          fill="none"
        />
        <rect x="-20" y="-38" width="40" height="8" rx="2.5" fill="url(#room-brass)" />
        <rect x="-20" y="30" width="40" height="8" rx="2.5" fill="url(#room-brass)" />
        <path d="M-4 38v14M0 38v18M4 38v14" stroke="#d14a2d" strokeWidth="2" strokeLinecap="round" />
      </g>
    </g>
  );
}

function LanternPigments() {
  return (
    <defs>
      <radialGradient id="room-glow">
        <stop offset="0" stopColor="#ffc879" stopOpacity=".6" />
        <stop offset=".5" stopColor="#ff9f55" stopOpacity=".18" />
        <stop offset="1" stopColor="#ff9f55" stopOpacity="0" />
      </radialGradient>
      <Band id="room-red" stops={['#a8351f', '#f0694a', '#a8351f']} across />
      <Band id="room-green" stops={['#3c8a74', '#a3dcc6', '#3c8a74']} across />
      <Band id="room-brass" stops={['#f3c766', '#d69b46', '#b5792a']} />
    </defs>
  );
}

function Pigments() {
  return (
    <defs>
      <Band id="room-night" stops={['var(--night-1)', 'var(--night-2)', 'var(--night-3)']} />
      <Band id="room-rail" stops={['#9a4a26', '#6b2a12', '#33120a']} />
      <Band id="room-robe" stops={['var(--robe-light)', 'var(--robe)', 'var(--robe-dark)']} />
      <radialGradient id="room-felt" cx=".5" cy=".2" r=".9">
        <stop offset="0" stopColor="var(--felt-1)" />
        <stop offset=".6" stopColor="var(--felt-2)" />
        <stop offset="1" stopColor="var(--felt-3)" />
      </radialGradient>
      <radialGradient id="room-face" cx=".45" cy=".4" r=".7">
        <stop offset="0" stopColor="#fbe0c4" />
        <stop offset=".7" stopColor="#f0c8a4" />
        <stop offset="1" stopColor="#d9a680" />
      </radialGradient>
      <radialGradient id="room-light">
        <stop offset="0" stopColor="#ffd98a" stopOpacity=".42" />
        <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

function Band({
  id,
  stops,
  across = false,
}: {
  id: string;
  stops: [string, string, string];
  across?: boolean;
}) {
  return (
    <linearGradient id={id} x2={across ? 1 : 0} y2={across ? 0 : 1}>
      <stop offset="0" stopColor={stops[0]} />
      <stop offset=".5" stopColor={stops[1]} />
      <stop offset="1" stopColor={stops[2]} />
    </linearGradient>
  );
}
