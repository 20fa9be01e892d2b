interface PaneProps {
  x: number;
  y: number;
  width: number;
  height: number;
  opacity?: number;
}

/** A lit paper window with its lattice. */
function Pane({ x, y, width, height, opacity = 1 }: PaneProps) {
  const bars = [1, 2].map(
    (at) => `M${x + (width * at) / 3} ${y}v${height}M${x} ${y + (height * at) / 3}h${width}`,
  );
  return (
    <g opacity={opacity}>
      <rect x={x} y={y} width={width} height={height} fill="#f4cfa6" />
      <path d={bars.join('')} stroke="#3a2015" strokeWidth="1.6" fill="none" />
    </g>
  );
}

/** Three tiled roofs, the middle one nearest. */
export function MarketHouse() {
  return (
    <>
      <g fill="#0f1c20">
        <path d="M412 220Q434 220 446 186H548Q560 220 582 220Q558 232 497 232Q436 232 412 220zM441 183H553V189H441z" />
        <path d="M700 207Q726 206 740 166H860Q874 206 900 207Q872 222 800 221Q728 222 700 207zM734 162H866V170H734z" />
      </g>
      <path d="M434 226H560V426H434zM726 214H874V414H726z" fill="#132126" />
      <Pane x={452} y={238} width={34} height={26} opacity={0.5} />
      <Pane x={512} y={238} width={34} height={26} opacity={0.5} />
      <path
        d="M540 229Q572 228 590 176H740Q758 228 790 229Q755 248 665 247Q575 248 540 229zM582 171H748V181H582z"
        fill="#0a1215"
      />
      <path d="M572 238H757V438H572z" fill="#101a1d" />
      <Pane x={584} y={256} width={46} height={50} />
      <Pane x={642} y={256} width={46} height={50} />
      <Pane x={700} y={256} width={46} height={50} opacity={0.75} />
    </>
  );
}

/** A stall under a striped awning; `x` and `y` are the awning's upper left. */
export function MarketStall({ x, y, stripe }: { x: number; y: number; stripe: string }) {
  const width = 65 / 3;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="8" y="12" width="114" height="120" fill="#15100c" />
      <rect x="8" y="34" width="114" height="34" fill="#f2c596" opacity=".92" />
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <path
          key={at}
          d={`M${at * width} 0h${width}v26a${width / 2} ${width / 2} 0 0 1 ${-width} 0z`}
          fill={at % 2 === 0 ? '#eadfca' : stripe}
        />
      ))}
      <rect y="68" width="130" height="10" fill="#3a2418" />
      <rect x="6" y="78" width="118" height="70" fill="#1d140e" />
      <g fill="#3a2418">
        <circle cx="26" cy="62" r="6" />
        <circle cx="52" cy="62" r="8" />
        <circle cx="78" cy="62" r="6" />
        <circle cx="104" cy="62" r="8" />
      </g>
    </g>
  );
}

export function Person({ x, top }: { x: number; top: number }) {
  return (
    <g fill="#07090a">
      <path d={`M${x} 340V${top}a9 10 0 0 1 18 0V340z`} />
      <circle cx={x + 9} cy={top - 16} r="7" />
    </g>
  );
}
