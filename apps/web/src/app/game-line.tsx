import { GameArt, type GameFamily } from '@hanpan/ui';
import type { ReactNode } from 'react';
import styles from './game-line.module.css';

export interface GameLineProps {
  readonly art: GameFamily;
  readonly title: ReactNode;
  readonly note: ReactNode;
  /** What stands at the end of the line. */
  readonly end: ReactNode;
}

/** A game in one line: its picture, its name, and what there is to say of it. */
export function GameLine({ art, title, note, end }: GameLineProps) {
  return (
    <span className={styles.line}>
      <span className={styles.art}>
        <GameArt family={art} />
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      {end}
    </span>
  );
}
