import { useText } from '@hanpan/client';
import { ReasonDialog } from '@hanpan/kit';
import { consoleMemberCareTexts } from '@hanpan/messages';
import { Button, toast } from '@hanpan/ui';
import { useState } from 'react';
import type { Person } from '../model.ts';
import styles from './care.module.css';
import { useCareAction } from './use-member-care.ts';

/** The withdrawal password of a member who has forgotten it is dropped; the member sets another one. */
export function PinTool({ member }: { member: Person }) {
  const t = useText(consoleMemberCareTexts);
  const dropping = useCareAction();
  const [isAsking, setAsking] = useState(false);
  const drop = async (reason: string) => {
    const body = { memberKey: member.memberKey, reason };
    const { data } = await dropping.send('/api/console/members/dropPin', body);
    if (data === undefined) return;
    setAsking(false);
    toast({ text: t('consoleMemberCare.pin.dropped', { nick: member.memNick }) });
  };
  return (
    <div className={styles.row}>
      <span>{t('consoleMemberCare.pin')}</span>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('consoleMemberCare.pin.drop')}
      </Button>
      {isAsking && (
        <ReasonDialog
          open
          onOpenChange={setAsking}
          title={`${member.memNick}: ${t('consoleMemberCare.pin.drop')}`}
          note={t('consoleMemberCare.pin.note')}
          presets={[t('consoleMemberCare.why.lost')]}
          confirmLabel={t('consoleMemberCare.pin.drop')}
          busy={dropping.isSending}
          error={dropping.failure?.message}
          onConfirm={(reason) => void drop(reason)}
        />
      )}
    </div>
  );
}
