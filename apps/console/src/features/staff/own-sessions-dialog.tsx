import { useAction, useCallQuery, useText } from '@hanpan/client';
import { DeskLoaded, FailureNotice } from '@hanpan/kit';
import { commonTexts, consoleLoginTexts } from '@hanpan/messages';
import { Button, Modal, SkeletonRows, toast } from '@hanpan/ui';
import { SessionTable } from './session-table.tsx';
import styles from './staff.module.css';

const path = '/api/console/sessions';
const refreshes = [path] as const;

/** Where one's own account is open, and the end of what should not be. */
export function OwnSessionsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(consoleLoginTexts);
  const common = useText(commonTexts);
  const query = useCallQuery(path, {});
  const action = useAction({ refreshes });
  const end = async (sessionKey: number | null) => {
    const { data } = await action.send(`${path}/end`, { sessionKey });
    if (data !== undefined) toast({ text: t('consoleSessions.ended') });
  };
  const hasOthers = query.data?.list.some(({ isThis }) => !isThis) === true;
  return (
    <Modal
      open
      onOpenChange={onClose}
      size="md"
      title={t('consoleSessions.title')}
      actions={
        <>
          <Button onClick={onClose}>{common('common.close')}</Button>
          {hasOthers && (
            <Button variant="warn" busy={action.isSending} onClick={() => void end(null)}>
              {t('consoleSessions.endOthers')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('consoleSessions.note')}</p>
        <DeskLoaded query={query} skeleton={<SkeletonRows rows={2} columns={3} />}>
          {({ list }) => (
            <SessionTable
              rows={list}
              busy={action.isSending}
              onEnd={({ sessionKey }) => void end(sessionKey)}
            />
          )}
        </DeskLoaded>
        <FailureNotice failure={action.failure} />
      </div>
    </Modal>
  );
}
