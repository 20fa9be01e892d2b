import { useText } from '@hanpan/client';
import { commonTexts, overlayTexts } from '@hanpan/messages';
import { Button, Modal } from '@hanpan/ui';
import { type AlertRequest, useAlerts } from '../app/alerts.ts';
import styles from './overlays.module.css';

/** Alerts and confirmations, one at a time, in the order they were asked. */
export function AlertHost() {
  const request = useAlerts(({ queue }) => queue[0]);
  return request && <AlertDialog key={request.id} request={request} />;
}

function AlertDialog({ request }: { request: AlertRequest }) {
  const t = useText(overlayTexts);
  const common = useText(commonTexts);
  const settle = (agreed: boolean) => useAlerts.getState().settle(request.id, agreed);
  const isConfirm = request.kind === 'confirm';
  return (
    <Modal
      open
      onOpenChange={() => settle(false)}
      role="alertdialog"
      layer="confirm"
      title={request.title ?? t(isConfirm ? 'overlay.question' : 'overlay.notice')}
      actions={
        <>
          {isConfirm && (
            <Button onClick={() => settle(false)} data-safe={request.tone === 'warn' || undefined}>
              {request.cancelLabel ?? common('common.cancel')}
            </Button>
          )}
          <Button variant={request.tone ?? 'filled'} onClick={() => settle(true)}>
            {request.confirmLabel ?? common('common.confirm')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{request.text}</p>
    </Modal>
  );
}
