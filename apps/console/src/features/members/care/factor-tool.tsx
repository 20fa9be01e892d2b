import { useText } from '@hanpan/client';
import { ReasonDialog } from '@hanpan/kit';
import { consoleMemberCareTexts } from '@hanpan/messages';
import { Button, toast } from '@hanpan/ui';
import { useState } from 'react';
import type { Person } from '../model.ts';
import styles from './care.module.css';
import { useCareAction } from './use-member-care.ts';

/** The second factor of a member who has lost the device and the recovery codes is taken away. */
export function FactorTool({ member }: { member: Person }) {
  const t = useText(consoleMemberCareTexts);
  const taking = useCareAction();
  const [isAsking, setAsking] = useState(false);
  const take = async (reason: string) => {
    const body = { memberKey: member.memberKey, reason };
    const { data } = await taking.send('/api/console/members/dropFactor', body);
    if (data === undefined) return;
    setAsking(false);
    toast({ text: t('consoleMemberCare.factor.taken', { nick: member.memNick }) });
  };
  return (
    <div className={styles.row}>
      <span>{t('consoleMemberCare.factor')}</span>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('consoleMemberCare.factor.take')}
      </Button>
      {isAsking && (
        <ReasonDialog
          open
          onOpenChange={setAsking}
          title={`${member.memNick}: ${t('consoleMemberCare.factor.take')}`}
          note={t('consoleMemberCare.factor.note')}
          presets={[t('consoleMemberCare.why.device')]}
          confirmLabel={t('consoleMemberCare.factor.take')}
          busy={taking.isSending}
          error={taking.failure?.message}
          onConfirm={(reason) => void take(reason)}
        />
      )}
    </div>
  );
}
