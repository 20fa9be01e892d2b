import { useText } from '@hanpan/client';
import { navigationTexts } from '@hanpan/messages';
import { LoadingRegion, Skeleton, VisuallyHidden } from '@hanpan/ui';
import { Suspense } from 'react';
import { preloadable } from '../app/preloadable.tsx';
import { useSiteName } from '../app/site.ts';
import { HomeBanners } from '../features/home-banners/home-banners.tsx';
import styles from './home-page.module.css';

const sections = () => import('./home-sections.tsx');
const HomeSections = preloadable(async () => (await sections()).HomeSections);
const HomeMinigames = preloadable(async () => (await sections()).HomeMinigames);

/** The home page with all its sections; the route asks for it before it shows the page. */
HomePage.preload = () => Promise.all([HomeSections.preload(), HomeMinigames.preload()]).then(() => undefined);

/** The main page of guests and of members. The banner is in the first load; all below it waits for responses anyway. */
export function HomePage() {
  const t = useText(navigationTexts);
  const site = useSiteName();
  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">{t('navigation.home', { site })}</VisuallyHidden>
      <div className={styles.top}>
        <HomeBanners />
        <Suspense fallback={<Skeleton className={styles.corner} />}>
          <HomeMinigames />
        </Suspense>
      </div>
      <Suspense fallback={<SectionsLoading />}>
        <HomeSections />
      </Suspense>
    </div>
  );
}

/** Tall enough to keep the footer where it will be. */
function SectionsLoading() {
  return (
    <LoadingRegion className={styles.loading}>
      <Skeleton height="280px" />
      <Skeleton height="420px" />
      <Skeleton height="280px" />
    </LoadingRegion>
  );
}
