import { useText } from '@hanpan/client';
import { ReasonDialog } from '@hanpan/kit';
import { consoleMemberCareTexts } from '@hanpan/messages';
import { Button, CopyBox, Modal } from '@hanpan/ui';
import { useState } from 'react';
import type { Person } from '../model.ts';
import styles from './care.module.css';
import { useCareAction } from './use-member-care.ts';

/** A new password for a member who has lost it; it is shown once. */
export function PasswordTool({ member }: { member: Person }) {
  const t = useText(consoleMemberCareTexts);
  const resetting = useCareAction();
  const [isAsking, setAsking] = useState(false);
  const [given, setGiven] = useState<string>();
  const reset = async (reason: string) => {
    const body = { memberKey: member.memberKey, reason };
    const { data } = await resetting.send('/api/console/members/resetPassword', body);
    if (data === undefined) return;
    setAsking(false);
    setGiven(data.givenPassword);
  };
  return (
    <div className={styles.row}>
      <span>{t('consoleMemberCare.password')}</span>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('consoleMemberCare.password.reset')}
      </Button>
      {isAsking && (
        <ReasonDialog
          open
          onOpenChange={setAsking}
          title={`${member.memNick}: ${t('consoleMemberCare.password.resetTitle')}`}
          note={t('consoleMemberCare.password.note')}
          presets={[t('consoleMemberCare.why.lost'), t('consoleMemberCare.why.stolen')]}
          confirmLabel={t('consoleMemberCare.password.reset')}
          busy={resetting.isSending}
          error={resetting.failure?.message}
          onConfirm={(reason) => void reset(reason)}
        />
      )}
      {given !== undefined && (
        <Modal
          open
          onOpenChange={() => setGiven(undefined)}
          dismissable={false}
          role="alertdialog"
          layer="confirm"
          title={t('consoleMemberCare.password.given', { nick: member.memNick })}
          actions={
            <Button variant="filled" onClick={() => setGiven(undefined)}>
              {t('consoleMemberCare.password.done')}
            </Button>
          }
        >
          <CopyBox
            label={t('consoleMemberCare.password')}
            value={given}
            note={t('consoleMemberCare.password.once')}
          >
            {t('consoleMemberCare.password.copy')}
          </CopyBox>
        </Modal>
      )}
    </div>
  );
}
