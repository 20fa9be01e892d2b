import type { ReactNode } from 'react';
import styles from './preview.module.css';
import { PreviewHero, type PreviewHeroProps } from './preview-hero.tsx';

/** A screen before its engine: what it will be, then what there is meanwhile. */
export function Preview({ below, ...hero }: PreviewHeroProps & { below: ReactNode }) {
  return (
    <div className={styles.preview}>
      <PreviewHero {...hero} />
      {below}
    </div>
  );
}
