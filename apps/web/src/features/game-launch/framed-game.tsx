import { useText } from '@hanpan/client';
import { slotTexts } from '@hanpan/messages';
import { EmptyState, LinkButton } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import styles from './framed-game.module.css';
import { framedAddress } from './model.ts';

/** A vendor's game in a frame with its own origin: it may run and call its vendor, but not navigate this page. */
export function FramedGame({ url }: { url: unknown }) {
  const t = useText(slotTexts);
  const address = framedAddress(url, window.location.origin);
  if (address === undefined) {
    return (
      <EmptyState
        level={1}
        title={t('slot.frameRefusedTitle')}
        action={
          <LinkButton as={AppLink} to="slotLobby" variant="filled">
            {t('slot.backToLobby')}
          </LinkButton>
        }
      >
        {t('slot.frameRefusedBody')}
      </EmptyState>
    );
  }
  return (
    <iframe
      className={styles.frame}
      title={t('slot.frame')}
      src={address}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-orientation-lock"
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
    />
  );
}
