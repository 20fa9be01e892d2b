import { useLocalText, useText } from '@hanpan/client';
import { commonTexts, overlayTexts, sessionTexts } from '@hanpan/messages';
import { Button, Modal } from '@hanpan/ui';
import { useGo } from '../app/go.ts';
import { type Popup, shownPopup, usePopups } from '../app/popups.ts';
import { addressOf } from '../app/urls.ts';
import { hideBannerToday } from './hidden-banners.ts';
import styles from './overlays.module.css';

/** Shows the first of the queue: maintenance, then another sign-in, then a message, then a promotion. */
export function PopupHost() {
  const popup = usePopups(({ queue, holds }) => shownPopup(queue, holds));
  if (popup === undefined) return null;
  const leave = () => usePopups.getState().dismiss(popup);
  return <PopupCard popup={popup} onLeave={leave} />;
}

function PopupCard({ popup, onLeave }: { popup: Popup; onLeave: () => void }) {
  switch (popup.kind) {
    case 'maintenance':
      return <PlannedCard text={popup.text} onLeave={onLeave} />;
    case 'sessionEnd':
      return <SessionEndCard text={popup.text} onLeave={onLeave} />;
    case 'message':
      return <MessageCard onLeave={onLeave} />;
    case 'promotion':
      return <PromotionCard banner={popup.banner} onLeave={onLeave} />;
  }
}

interface CardProps {
  readonly onLeave: () => void;
}

function PlannedCard({ text, onLeave }: CardProps & { text: string }) {
  const t = useText(overlayTexts);
  const common = useText(commonTexts);
  return (
    <Modal
      open
      onOpenChange={onLeave}
      layer="maintenance"
      title={t('overlay.plannedTitle')}
      actions={
        <Button variant="filled" onClick={onLeave}>
          {common('common.confirm')}
        </Button>
      }
    >
      <p className={styles.text}>{text}</p>
    </Modal>
  );
}

/** ST-05, ER-02. */
function SessionEndCard({ text, onLeave }: CardProps & { text: string }) {
  const t = useText(sessionTexts);
  const common = useText(commonTexts);
  const again = () => {
    onLeave();
    usePopups.getState().openModal('login');
  };
  return (
    <Modal
      open
      onOpenChange={onLeave}
      role="alertdialog"
      title={t('session.ended')}
      actions={
        <>
          <Button onClick={again}>{t('session.loginAgain')}</Button>
          <Button variant="filled" onClick={onLeave}>
            {common('common.confirm')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{text}</p>
    </Modal>
  );
}

/** ST-10. */
function MessageCard({ onLeave }: CardProps) {
  const t = useText(overlayTexts);
  const go = useGo();
  const read = () => {
    onLeave();
    go('messageList');
  };
  return (
    <Modal
      open
      onOpenChange={onLeave}
      title={t('overlay.newMessageTitle')}
      actions={
        <>
          <Button onClick={onLeave}>{t('overlay.later')}</Button>
          <Button variant="filled" onClick={read}>
            {t('overlay.newMessageGo')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('overlay.newMessage')}</p>
    </Modal>
  );
}

type Banner = Extract<Popup, { kind: 'promotion' }>['banner'];

function PromotionCard({ banner, onLeave }: CardProps & { banner: Banner }) {
  const t = useText(overlayTexts);
  const local = useLocalText();
  const go = useGo();
  const hide = () => {
    hideBannerToday(banner.bannerIdx);
    onLeave();
  };
  const follow = () => {
    onLeave();
    go(addressOf(banner.target));
  };
  return (
    <Modal
      open
      onOpenChange={onLeave}
      title={local(banner.title)}
      actions={
        <>
          <Button variant="text" onClick={hide}>
            {t('overlay.hideToday')}
          </Button>
          <Button variant="filled" onClick={follow}>
            {local(banner.action)}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{local(banner.body)}</p>
    </Modal>
  );
}
