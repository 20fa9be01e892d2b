import { useText } from '@hanpan/client';
import { consoleStaffTexts } from '@hanpan/messages';
import { Button, CopyBox, Modal } from '@hanpan/ui';

interface GivenPasswordDialogProps {
  readonly name: string;
  readonly password: string;
  readonly onClose: () => void;
}

/** A password that is shown this once. It closes by its button alone, so that no stray click loses it. */
export function GivenPasswordDialog({ name, password, onClose }: GivenPasswordDialogProps) {
  const t = useText(consoleStaffTexts);
  return (
    <Modal
      open
      onOpenChange={onClose}
      dismissable={false}
      role="alertdialog"
      layer="confirm"
      title={t('consoleStaff.given.title', { name })}
      actions={
        <Button variant="filled" onClick={onClose}>
          {t('consoleStaff.given.done')}
        </Button>
      }
    >
      <CopyBox label={t('consoleStaff.password')} value={password} note={t('consoleStaff.given.note')}>
        {t('consoleStaff.given.copy')}
      </CopyBox>
    </Modal>
  );
}
