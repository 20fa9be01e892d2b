import styles from './wheel.module.css';

const lampCount = 24;

/** The lamps of the rim: they stand still while the wheel turns, as those of a fair do. */
export function Lamps() {
  return (
    <g>
      {Array.from({ length: lampCount }, (_, at) => {
        const angle = (at / lampCount) * 2 * Math.PI;
        const [x, y] = [Math.sin(angle) * 108, -Math.cos(angle) * 108].map(
          (each) => Math.round(each * 10) / 10,
        );
        return (
          <circle key={angle} className={at % 2 === 0 ? styles.lamp : styles.lampOdd} cx={x} cy={y} r={2.6} />
        );
      })}
    </g>
  );
}

/** The two swirls in the middle. */
export function Hub() {
  return (
    <g>
      <circle className={styles.hubRim} r={21} />
      <circle className={styles.hub} r={17} />
      <path
        className={styles.hubRed}
        d="M0 -13A13 13 0 0 1 0 13A6.5 6.5 0 0 1 0 0A6.5 6.5 0 0 0 0 -13z"
        transform="rotate(60)"
      />
      <path
        className={styles.hubBlue}
        d="M0 13A13 13 0 0 1 0 -13A6.5 6.5 0 0 1 0 0A6.5 6.5 0 0 0 0 13z"
        transform="rotate(60)"
      />
    </g>
  );
}

export function Pointer() {
  return (
    <g>
      <path className={styles.pointer} d="M-15 -127Q0 -131 15 -127L15 -118L0 -92L-15 -118z" />
      <circle className={styles.pointerEye} cy={-118} r={3.4} />
    </g>
  );
}

/** The name of a slice that has no room for it, on a little flag at the rim. */
export function RimFlag({ at, text }: { at: number; text: string }) {
  const width = text.length * 5.4 + 8;
  return (
    <g transform={`rotate(${at})`}>
      <path className={styles.flagPole} d="M0 -96V-106" />
      <g transform="translate(0 -112)">
        <rect className={styles.flag} x={-width / 2} y={-7} width={width} height={14} rx={3} />
        <text className={styles.flagText} y={3.4}>
          {text}
        </text>
      </g>
    </g>
  );
}
