import { useText } from '@hanpan/client';
import { minigameTexts } from '@hanpan/messages';
import { VisuallyHidden } from '@hanpan/ui';
import clsx from 'clsx';
import styles from './scene.module.css';

const all = Array.from({ length: 70 }, (_, at) => at + 1);

interface KenoSceneProps {
  readonly numbers: readonly number[];
  /** How many of the 22 are lit. */
  readonly shown: number;
}

/** Seventy paper lamps, of which the drawn ones are lit, one after the other. */
export function KenoScene({ numbers, shown }: KenoSceneProps) {
  const t = useText(minigameTexts);
  const out = numbers.slice(0, shown);
  const lit = new Set(out);
  const latest = out.at(-1);
  return (
    <>
      <div className={styles.board} aria-hidden="true">
        {all.map((number) => (
          <span
            key={number}
            className={clsx(
              styles.lamp,
              lit.has(number) && styles.lampOn,
              number === latest && styles.lampNew,
            )}
          >
            {number}
          </span>
        ))}
      </div>
      <VisuallyHidden>{`${t('minigame.numbers')} ${out.join(' ')}`}</VisuallyHidden>
    </>
  );
}
