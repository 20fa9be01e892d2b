import { useText } from '@hanpan/client';
import { ReasonDialog } from '@hanpan/kit';
import { consoleMemberCareTexts } from '@hanpan/messages';
import { Button, Select, toast } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../../app/session.ts';
import type { MemberRow } from '../model.ts';
import styles from './care.module.css';
import { useCareAction } from './use-member-care.ts';

const highestLevel = 10;
const levels = Array.from({ length: highestLevel }, (_, index) => String(index + 1));

/** The level, and another one. */
export function LevelTool({ member }: { member: MemberRow }) {
  const t = useText(consoleMemberCareTexts);
  const changing = useCareAction();
  const [level, setLevel] = useState<string>();
  const mayChange = useMay('/api/console/members/level');
  const change = async (chosen: string, reason: string) => {
    const body = { memberKey: member.memberKey, level: Number(chosen), reason };
    const { data } = await changing.send('/api/console/members/level', body);
    if (data === undefined) return;
    setLevel(undefined);
    toast({ text: t('consoleMemberCare.level.saved', { level: data.member.memLevel }) });
  };
  return (
    <div className={styles.row}>
      <span>{t('consoleMemberCare.level')}</span>
      <span className={styles.value}>
        <b>{member.memLevel}</b>
        {mayChange && (
          <Button size="sm" onClick={() => setLevel(String(member.memLevel))}>
            {t('consoleMemberCare.level.change')}
          </Button>
        )}
      </span>
      {level !== undefined && (
        <ReasonDialog
          open
          onOpenChange={(open) => !open && setLevel(undefined)}
          title={`${member.memNick}: ${t('consoleMemberCare.level.change')}`}
          note={t('consoleMemberCare.level.note')}
          presets={[t('consoleMemberCare.why.played'), t('consoleMemberCare.why.asked')]}
          confirmLabel={t('consoleMemberCare.level.change')}
          tone="filled"
          busy={changing.isSending}
          error={changing.failure?.message}
          onConfirm={(reason) => void change(level, reason)}
        >
          <Select
            caption={t('consoleMemberCare.level.new')}
            options={levels.map((value) => ({ value, label: value }))}
            value={level}
            onChange={setLevel}
          />
        </ReasonDialog>
      )}
    </div>
  );
}
