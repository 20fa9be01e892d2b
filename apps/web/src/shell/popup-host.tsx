import { useText } from '@hanpan/client';
import { commonTexts, overlayTexts, sessionTexts } from '@hanpan/messages';
import { Button, Countdown, Modal, TimeText } from '@hanpan/ui';
import { useEffect } from 'react';
import { useGo } from '../app/go.ts';
import { type Popup, shownPopup, usePopups } from '../app/popups.ts';
import { useSession, useSignOut } from '../app/session.ts';
import { rememberNoticed } from './noticed-messages.ts';
import styles from './overlays.module.css';
import { PromotionCard } from './promotion-card.tsx';

/** Shows the first of the queue: maintenance, then another sign-in, then a message, then a promotion. */
export function PopupHost() {
  const popup = usePopups(({ queue, holds }) => shownPopup(queue, holds));
  if (popup === undefined) return null;
  const leave = () => usePopups.getState().leave(popup);
  return <PopupCard popup={popup} onLeave={leave} />;
}

function PopupCard({ popup, onLeave }: { popup: Popup; onLeave: () => void }) {
  switch (popup.kind) {
    case 'maintenance':
      return <PlannedCard text={popup.text} onLeave={onLeave} />;
    case 'sessionEnd':
      return <SessionEndCard ended={popup} onLeave={onLeave} />;
    case 'idle':
      return <IdleCard endsAtMs={popup.endsAtMs} stay={popup.stay} />;
    case 'message':
      return <MessageCard unread={popup.unread} onLeave={onLeave} />;
    case 'promotion':
      return <PromotionCard key={popup.banner.bannerIdx} banner={popup.banner} onLeave={onLeave} />;
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
function SessionEndCard({
  ended: { text, elsewhereAtMs },
  onLeave,
}: CardProps & { ended: Extract<Popup, { kind: 'sessionEnd' }> }) {
  const t = useText(sessionTexts);
  const common = useText(commonTexts);
  // Whoever did not log in elsewhere has to act at once, and acts by logging in.
  const isElsewhere = elsewhereAtMs !== undefined;
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
          <Button {...(isElsewhere && { variant: 'filled' })} onClick={again}>
            {t('session.loginAgain')}
          </Button>
          <Button {...(!isElsewhere && { variant: 'filled' })} onClick={onLeave}>
            {common('common.confirm')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{text}</p>
      {isElsewhere && (
        <>
          <p className={styles.left}>
            <span>{t('session.elsewhereAt')}</span>
            <TimeText atMs={elsewhereAtMs} format="timeSeconds" />
          </p>
          <p className={styles.then}>{t('session.elsewhereThen')}</p>
        </>
      )}
    </Modal>
  );
}

/** ST-01: a minute before the end. Whoever is there presses the button; for nobody it closes by itself. */
function IdleCard({ endsAtMs, stay }: { endsAtMs: number; stay: (() => void) | undefined }) {
  const t = useText(sessionTexts);
  const signOut = useSignOut();
  return (
    <Modal
      open
      onOpenChange={() => stay?.()}
      role="alertdialog"
      dismissable={stay !== undefined}
      title={t('session.idleTitle')}
      actions={
        <>
          <Button onClick={() => void signOut()}>{t('session.leave')}</Button>
          {stay && (
            <Button variant="filled" onClick={stay}>
              {t('session.stay')}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.text}>{t(stay === undefined ? 'session.idleLastBody' : 'session.idleBody')}</p>
      <p className={styles.left}>
        <span>{t('session.idleLeft')}</span>
        <Countdown untilMs={endsAtMs} label={t('session.idleLeft')} size="lg" />
      </p>
    </Modal>
  );
}

/** ST-10. */
function MessageCard({ unread, onLeave }: CardProps & { unread: number }) {
  const t = useText(overlayTexts);
  const go = useGo();
  const session = useSession();
  const memId = session.state === 'member' ? session.member.memId : '';
  // Once it was seen, it does not come back with the next page load.
  useEffect(() => rememberNoticed(memId, unread), [memId, unread]);
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
