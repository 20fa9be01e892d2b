import { useLocalText, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { bannerControlTexts } from '@hanpan/messages';
import { buttonClass, IconButton } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { addressOf } from '../../app/urls.ts';
import type { Rotation } from '../../app/use-rotation.ts';
import styles from './home-banners.module.css';

export { Scene } from './scene.tsx';

type Banner = DataOf<'/api/main'>['banners'][number];

interface SlidesProps {
  readonly banners: readonly Banner[];
  readonly shown: Banner | undefined;
}

export function Slides({ banners, shown }: SlidesProps) {
  return banners.map((banner) => <Slide key={banner.bannerIdx} banner={banner} isShown={banner === shown} />);
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

export function Controls({ count, rotation }: { count: number; rotation: Rotation }) {
  const t = useText(bannerControlTexts);
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
