import { useText } from '@hanpan/client';
import { rotaryTexts } from '@hanpan/messages';
import { zero } from '@hanpan/money';
import { useAmountText } from '@hanpan/ui';
import { clsx } from 'clsx';
import { labelPlaces, type Prize, reachOf, type Slice, slicePath } from './model.ts';
import styles from './wheel.module.css';
import { Hub, Lamps, nameWidth, Pointer, SliceName } from './wheel-parts.tsx';

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
  const pointsOf = (at: number) => prizes[at]?.points ?? zero;
  const names = slices.map((_, at) =>
    pointsOf(at) > 0 ? `${amountText(pointsOf(at))}P` : t('reward.rotary.prizeBlank'),
  );
  const widths = names.map(nameWidth);
  const places = labelPlaces(slices, widths);
  const reach = reachOf(places, widths);
  return (
    <svg
      className={clsx(styles.wheel, isTurning && styles.isTurning)}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      role="img"
      aria-label={t('reward.rotary.wheel')}
    >
      <circle className={styles.glow} r={120} />
      <circle className={styles.wood} r={116} />
      <g className={styles.turning} style={{ rotate: `${turnedBy}deg` }}>
        {slices.map((slice, at) => (
          <path
            key={slice.from}
            className={clsx(
              styles.slice,
              toneOf(pointsOf(at), prizes),
              landed === at && pointsOf(at) > 0 && styles.landed,
            )}
            d={slicePath(slice)}
          />
        ))}
        <circle className={styles.shade} r={100} />
      </g>
      <Lamps />
      <Hub />
      <g className={styles.turning} style={{ rotate: `${turnedBy}deg` }}>
        {slices.map((slice, at) => {
          const place = places[at];
          return (
            place && (
              <SliceName
                key={slice.from}
                text={names[at] ?? ''}
                tone={toneOf(pointsOf(at), prizes)}
                slice={slice}
                place={place}
                turnedBy={turnedBy}
              />
            )
          );
        })}
      </g>
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
