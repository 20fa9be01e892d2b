import { useCallQuery, useText } from '@hanpan/client';
import { bannerTexts } from '@hanpan/messages';
import { buttonClass } from '@hanpan/ui';
import { lazy, Suspense } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { useLayoutKind } from '../../app/layout.ts';
import { useSiteName } from '../../app/site.ts';
import { useRotation } from '../../app/use-rotation.ts';
import styles from './home-banners.module.css';

/** What needs the response anyway is fetched after the words; its boxes are there from the start, so nothing moves. */
const later = () => import('./banner-slides.tsx');
const Scene = lazy(async () => ({ default: (await later()).Scene }));
const Slides = lazy(async () => ({ default: (await later()).Slides }));
const Controls = lazy(async () => ({ default: (await later()).Controls }));

const bannerMs = 6000;

/** The site introduces itself first, so the first slide needs no response; the banners follow. */
export function HomeBanners() {
  const t = useText(bannerTexts);
  const { data } = useCallQuery('/api/main', {});
  const layout = useLayoutKind();
  const banners = (data?.banners ?? []).filter((each) => each.layout === 'both' || each.layout === layout);
  const rotation = useRotation(banners.length + 1, bannerMs);
  const shown = banners[rotation.index - 1];
  return (
    <section className={styles.hero} data-night="" aria-label={t('banner.region')} {...rotation.holdProps}>
      <div className={styles.scene}>
        <Suspense>
          <Scene key={shown?.art} art={shown?.art ?? ''} />
        </Suspense>
      </div>
      <div className={styles.slides} aria-live={rotation.isPaused ? 'polite' : 'off'}>
        <Welcome isShown={shown === undefined} />
        <Suspense>
          <Slides banners={banners} shown={shown} />
        </Suspense>
      </div>
      <Suspense>{banners.length > 0 && <Controls count={banners.length + 1} rotation={rotation} />}</Suspense>
    </section>
  );
}

function Welcome({ isShown }: { isShown: boolean }) {
  const t = useText(bannerTexts);
  const site = useSiteName();
  return (
    <article className={styles.slide} inert={!isShown} data-shown={isShown || undefined}>
      <p className={styles.kicker}>{t('banner.welcomeKicker')}</p>
      <h2>{t('banner.welcome', { site })}</h2>
      <p className={styles.body}>{t('banner.welcomeBody')}</p>
      <AppLink to="sport" className={buttonClass({ variant: 'filled', size: 'lg' }, styles.action)}>
        {t('banner.welcomeAction')}
      </AppLink>
    </article>
  );
}
