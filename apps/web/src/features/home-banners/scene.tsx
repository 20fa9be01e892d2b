import { CashScene, GameArt, HeroScene } from '@hanpan/ui';
import styles from './scene.module.css';

/** The picture of a banner: one that an operator sent, or a drawing by its name; the market itself for a name that nobody has drawn. */
export function Scene({ art }: { art: string }) {
  if (art.startsWith('/')) return <img src={art} alt="" className={styles.scene} />;
  if (art === 'lantern-slot') return <GameArt family="slot" className={styles.scene} />;
  if (art === 'night-market') return <GameArt family="football" className={styles.scene} />;
  if (art === 'cash-desk') return <CashScene className={styles.scene} />;
  return <HeroScene className={styles.scene} />;
}
