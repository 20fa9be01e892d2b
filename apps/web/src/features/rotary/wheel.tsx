import { useText } from '@hanpan/client';
import { rewardTexts } from '@hanpan/messages';
import { formatAmount, zero } from '@hanpan/money';
import { clsx } from 'clsx';
import { hasRoom, type Prize, type Slice, slicePath } from './model.ts';
import styles from './wheel.module.css';

interface WheelPictureProps {
  readonly prizes: readonly Prize[];
  readonly slices: readonly Slice[];
  /** Degrees that it has been turned in all. */
  readonly turnedBy: number;
}

/** The wheel under its pointer. It is a picture: the list beside it says the same in words. */
export function WheelPicture({ prizes, slices, turnedBy }: WheelPictureProps) {
  const t = useText(rewardTexts);
  return (
    <svg
      className={styles.wheel}
      viewBox="-112 -116 224 228"
      role="img"
      aria-label={t('reward.rotary.wheel')}
    >
      <g className={styles.turning} style={{ rotate: `${turnedBy}deg` }}>
        {slices.map((slice, at) => {
          const points = prizes[at]?.points ?? zero;
          return (
            <g key={slice.from}>
              <path className={clsx(styles.slice, toneOf(points, at))} d={slicePath(slice)} />
              {hasRoom(slice) && (
                <text className={styles.label} transform={`rotate(${(slice.from + slice.to) / 2})`} y={-66}>
                  {points > 0 ? formatAmount(points) : t('reward.rotary.prizeBlank')}
                </text>
              )}
            </g>
          );
        })}
        <circle className={styles.rim} r={100} />
      </g>
      <circle className={styles.hub} r={13} />
      <path className={styles.pointer} d="M -9 -115 L 9 -115 L 0 -94 Z" />
    </svg>
  );
}

const tones = [styles.celadon, styles.blue, styles.plain, styles.vermilion, styles.gold];

/** What wins nothing is never coloured like a prize. */
export function toneOf(points: number, at: number): string | undefined {
  return points > 0 ? tones[at % tones.length] : styles.blank;
}
