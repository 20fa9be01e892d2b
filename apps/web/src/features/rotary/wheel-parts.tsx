import { clsx } from 'clsx';
import { insideDistance, type LabelPlace, outsideDistance, pointAt, type Slice } from './model.ts';
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

/** As wide as a name is at most, in the units of the picture: a Korean letter is a square, digits and letters are narrower. */
export function nameWidth(text: string): number {
  return [...text].reduce((width, letter) => width + (letter > '\u3000' ? 12 : 6.8), 0);
}

const plateMargin = 9;

interface SliceNameProps {
  readonly text: string;
  readonly tone: string | undefined;
  readonly slice: Slice;
  readonly place: LabelPlace;
  /** Of the wheel, against which the name is turned back: it stands upright wherever it is. */
  readonly turnedBy: number;
}

/** The name of a slice: in it, or outside with a line to it. */
export function SliceName({ text, tone, slice, place: { at, isInside }, turnedBy }: SliceNameProps) {
  const width = nameWidth(text) + plateMargin;
  const rim = pointAt((slice.from + slice.to) / 2, 97);
  return (
    <g className={clsx(tone, isInside ? styles.nameInside : styles.nameOutside)}>
      {!isInside && <path className={styles.namePole} d={`M ${rim} L ${pointAt(at, outsideDistance - 8)}`} />}
      <g transform={`rotate(${at}) translate(0 ${isInside ? -insideDistance : -outsideDistance})`}>
        <g className={styles.turning} style={{ rotate: `${-turnedBy - at}deg` }}>
          {!isInside && (
            <rect className={styles.namePlate} x={-width / 2} y={-9} width={width} height={18} rx={4} />
          )}
          <text y={4.2}>{text}</text>
        </g>
      </g>
    </g>
  );
}
