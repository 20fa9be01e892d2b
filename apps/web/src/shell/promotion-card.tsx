import { useLocalText, useText } from '@hanpan/client';
import { overlayTexts } from '@hanpan/messages';
import {
  Button,
  IconButton,
  keepBelow,
  LinkButton,
  standsAboveFoot,
  useDocumentMark,
  useUi,
} from '@hanpan/ui';
import { AppLink } from '../app/app-link.tsx';
import type { Popup } from '../app/popups.ts';
import { addressOf } from '../app/urls.ts';
import { useLogInFirst } from '../app/use-log-in-first.ts';
import { hideBannerToday } from './hidden-banners.ts';
import { PromotionArt } from './promotion-art.tsx';
import styles from './promotion-card.module.css';

type Banner = Extract<Popup, { kind: 'promotion' }>['banner'];

interface PromotionCardProps {
  readonly banner: Banner;
  readonly onLeave: () => void;
}

const gapPx = 24;

/** It floats above the foot, and what takes the focus comes to rest above it, however high it is. */
function floats(card: HTMLElement | null): (() => void) | undefined {
  if (card === null) return undefined;
  const leave = standsAboveFoot(card);
  const observer = new ResizeObserver(() => keepBelow('promotion', card.offsetHeight + gapPx));
  observer.observe(card);
  return () => {
    observer.disconnect();
    keepBelow('promotion', 0);
    leave?.();
  };
}

/** BC-11. It stands beside the page and takes nothing from it: no focus, no click outside, no scroll. */
export function PromotionCard({ banner, onLeave }: PromotionCardProps) {
  const t = useText(overlayTexts);
  const local = useLocalText();
  const { texts } = useUi();
  useDocumentMark('promotion');
  const askToLogIn = useLogInFirst(banner.target);
  const logIn =
    askToLogIn &&
    (() => {
      onLeave();
      askToLogIn();
    });
  const titleId = `promotion-${banner.bannerIdx}`;
  const hide = () => {
    hideBannerToday(banner.bannerIdx);
    onLeave();
  };
  return (
    <aside ref={floats} className={styles.card} aria-labelledby={titleId}>
      <div className={styles.art}>
        <PromotionArt art={banner.art} />
        <IconButton icon="close" label={texts.close} onClick={onLeave} className={styles.close} />
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>{local(banner.kicker)}</p>
        <h2 id={titleId} className={styles.title}>
          {local(banner.title)}
        </h2>
        <p className={styles.body}>{local(banner.body)}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="text" onClick={hide}>
          {t('overlay.hideToday')}
        </Button>
        {logIn === undefined ? (
          <LinkButton as={AppLink} to={addressOf(banner.target)} variant="filled" onClick={onLeave}>
            {local(banner.action)}
          </LinkButton>
        ) : (
          <Button variant="filled" onClick={logIn}>
            {t('overlay.logInToSee')}
          </Button>
        )}
      </div>
    </aside>
  );
}
