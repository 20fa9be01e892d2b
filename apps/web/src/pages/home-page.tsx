import { useText } from '@hanpan/client';
import { navigationTexts } from '@hanpan/messages';
import { VisuallyHidden } from '@hanpan/ui';
import { useSiteName } from '../app/site.ts';
import { HomeBanners } from '../features/home-banners/home-banners.tsx';
import { HomeMinigames } from '../features/home-minigames/home-minigames.tsx';
import styles from './home-page.module.css';
import { HomeSections } from './home-sections.tsx';

/** The main page of guests and of members. Its first screen is in the HTML, so nothing of it is in the first script. */
export function HomePage() {
  const t = useText(navigationTexts);
  const site = useSiteName();
  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">{t('navigation.home', { site })}</VisuallyHidden>
      <div className={styles.top}>
        <HomeBanners />
        <HomeMinigames />
      </div>
      <HomeSections />
    </div>
  );
}
