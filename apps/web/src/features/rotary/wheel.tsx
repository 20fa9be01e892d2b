import { useText } from '@hanpan/client';
import { rotaryTexts } from '@hanpan/messages';
import { zero } from '@hanpan/money';
import { useAmountText } from '@hanpan/ui';
import { clsx } from 'clsx';
import { hasRoom, type Prize, rarest, type Slice, slicePath } from './model.ts';
import styles from './wheel.module.css';
import { Hub, Lamps, Pointer, RimFlag } from './wheel-parts.tsx';

interface WheelPictureProps {
  readonly prizes: readonly Prize[];
  readonly slices: readonly Slice[];
  /** Degrees that it has been turned in all. */
  readonly turnedBy: number;
  readonly isTurning: boolean;
  /** The slice that it rests on, once it does. */
  readonly landed: number | undefined;
}

/** The wheel under its pointer. It is a picture: the list beside it says the same in words. */
export function WheelPicture({ prizes, slices, turnedBy, isTurning, landed }: WheelPictureProps) {
  const t = useText(rotaryTexts);
  const amountText = useAmountText();
  const narrow = rarest(prizes, slices);
  const pointsOf = (at: number) => prizes[at]?.points ?? zero;
  return (
    <svg
      className={clsx(styles.wheel, isTurning && styles.isTurning)}
      viewBox="-124 -130 248 254"
      role="img"
      aria-label={t('reward.rotary.wheel')}
    >
      <circle className={styles.glow} r={120} />
      <circle className={styles.wood} r={116} />
      <g className={styles.turning} style={{ rotate: `${turnedBy}deg` }}>
        {slices.map((slice, at) => {
          const points = pointsOf(at);
          const middle = (slice.from + slice.to) / 2;
          return (
            <g key={slice.from} className={clsx(landed === at && points > 0 && styles.landed)}>
              <path className={clsx(styles.slice, toneOf(points, prizes))} d={slicePath(slice)} />
              {hasRoom(slice) && (
                <g className={styles.label} transform={`rotate(${middle})`}>
                  <text y={-72} className={points > 0 ? undefined : styles.blankLabel}>
                    {points > 0 ? amountText(points) : t('reward.rotary.prizeBlank')}
                  </text>
                  {points > 0 && (
                    <text y={-60} className={styles.unit}>
                      P
                    </text>
                  )}
                </g>
              )}
            </g>
          );
        })}
        {narrow !== undefined && (
          <RimFlag at={narrow.middle} text={`${amountText(pointsOf(narrow.index))}P`} />
        )}
        <circle className={styles.shade} r={100} />
      </g>
      <Lamps />
      <Hub />
      <Pointer />
    </svg>
  );
}

const tones = [styles.gold, styles.vermilion, styles.plum, styles.blue, styles.celadon];

/** What wins nothing is never coloured like a prize; equal prizes look alike, and the rarest has the brightest tone. */
export function toneOf(points: number, prizes: readonly Pick<Prize, 'points'>[]): string | undefined {
  if (points === 0) return styles.blank;
  const worths = [...new Set(prizes.map((each) => Number(each.points)))]
    .filter((each) => each > 0)
    .sort((a, b) => b - a);
  const place = worths.indexOf(points);
  // The most frequent prize, last by worth, keeps the calmest tone however many there are.
  const tone = place === worths.length - 1 && place > 0 ? tones.length - 1 : place;
  return tones[Math.min(tone, tones.length - 1)];
}
