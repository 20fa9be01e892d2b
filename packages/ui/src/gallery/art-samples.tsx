import { GameArt } from '../art/game-art.tsx';
import { gameFamilies } from '../art/game-family.ts';
import { HeroScene } from '../art/hero-scene.tsx';
import { LogoMark } from '../art/logo-mark.tsx';
import { Icon } from '../icon/icon.tsx';
import { type IconName, iconPaths } from '../icon/icon-paths.ts';
import { SectionHead } from '../layout/section-head.tsx';
import styles from './gallery.module.css';
import { sample } from './sample-texts.ts';

function isIconName(name: string): name is IconName {
  return name in iconPaths;
}

const iconNames = Object.keys(iconPaths).filter(isIconName);

export function ArtSamples() {
  return (
    <section className={styles.section}>
      <SectionHead title={sample.art} actions={<LogoMark size={40} />} />
      <div className={styles.hero}>
        <HeroScene />
      </div>
      <ul className={styles.tiles}>
        {gameFamilies.map((family) => (
          <li key={family} className={styles.tile}>
            <GameArt family={family} label={family} />
          </li>
        ))}
      </ul>
      <div className={styles.section}>
        <SectionHead title={sample.icons} />
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
