import { useCallQuery, useLocalText, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { bannerTexts } from '@hanpan/messages';
import { buttonClass, IconButton } from '@hanpan/ui';
import { lazy, Suspense } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { useSiteName } from '../../app/site.ts';
import { addressOf } from '../../app/urls.ts';
import { type Rotation, useRotation } from '../../app/use-rotation.ts';
import styles from './home-banners.module.css';

/** Decoration, fetched after the words; its box is there from the start, so nothing moves. */
const Scene = lazy(() => import('./scene.tsx').then((module) => ({ default: module.Scene })));

type Banner = DataOf<'/api/main'>['banners'][number];

const bannerMs = 6000;

/** The site introduces itself first, so the first slide needs no response; the banners follow. */
export function HomeBanners() {
  const t = useText(bannerTexts);
  const { data } = useCallQuery('/api/main', {});
  const banners = data?.banners ?? [];
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
        {banners.map((banner) => (
          <Slide key={banner.bannerIdx} banner={banner} isShown={banner === shown} />
        ))}
      </div>
      {banners.length > 0 && <Controls count={banners.length + 1} rotation={rotation} />}
    </section>
  );
}

/** Every slide keeps its place in the grid, so the tallest decides the height and nothing moves as they change. */
function Slide({ banner, isShown }: { banner: Banner; isShown: boolean }) {
  const local = useLocalText();
  return (
    <article className={styles.slide} inert={!isShown} data-shown={isShown || undefined}>
      <p className={styles.kicker}>{local(banner.kicker)}</p>
      <h2>{local(banner.title)}</h2>
      <p className={styles.body}>{local(banner.body)}</p>
      <AppLink
        to={addressOf(banner.target)}
        className={buttonClass({ variant: 'filled', size: 'lg' }, styles.action)}
      >
        {local(banner.action)}
      </AppLink>
    </article>
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

function Controls({ count, rotation }: { count: number; rotation: Rotation }) {
  const t = useText(bannerTexts);
  const { index, isPaused, step, togglePause } = rotation;
  return (
    <div className={styles.controls}>
      <span
        className={styles.place}
        role="img"
        aria-label={t('banner.of', { index: index + 1, total: count })}
      >
        {index + 1} / {count}
      </span>
      <IconButton icon="chevronLeft" label={t('banner.previous')} onClick={() => step(-1)} />
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        label={t(isPaused ? 'banner.play' : 'banner.pause')}
        onClick={togglePause}
      />
      <IconButton icon="chevronRight" label={t('banner.next')} onClick={() => step(1)} />
    </div>
  );
}
