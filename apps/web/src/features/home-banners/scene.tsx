import { HeroScene } from '@hanpan/ui';
import styles from './scene.module.css';

export function Scene() {
  return <HeroScene className={styles.scene} />;
}
