import { CashScene, GameArt, HeroScene } from '@hanpan/ui';
import styles from './scene.module.css';

/** The picture of a banner, by the name that the banner gives; the market itself for a name that nobody has drawn. */
export function Scene({ art }: { art: string }) {
  if (art === 'lantern-slot') return <GameArt family="slot" className={styles.scene} />;
  if (art === 'night-market') return <GameArt family="football" className={styles.scene} />;
  if (art === 'cash-desk') return <CashScene className={styles.scene} />;
  return <HeroScene className={styles.scene} />;
}
