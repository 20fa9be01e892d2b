import clsx from 'clsx';
import { lazy, Suspense } from 'react';
import styles from './game-art.module.css';
import type { GameFamily } from './game-family.ts';

export interface GameArtProps {
  family: GameFamily;
  /** Spoken name. Leave it out where the tile's own text names the game. */
  label?: string | undefined;
  className?: string | undefined;
}

/** All tiles are one chunk: a lobby shows most of them at once, and the first page's script needs none. */
const TileArt = lazy(() => import('./tile-art.tsx').then(({ TileArt }) => ({ default: TileArt })));

/** Fills the box it is given; the tile's own shape is 12 : 11. */
export function GameArt({ family, label, className }: GameArtProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span {...naming} className={clsx(styles.art, className)}>
      <Suspense fallback={<span className={styles.ground} />}>
        <TileArt family={family} />
      </Suspense>
    </span>
  );
}
