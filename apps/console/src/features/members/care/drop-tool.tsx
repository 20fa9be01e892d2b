import { useText } from '@hanpan/client';
import { ReasonDialog } from '@hanpan/kit';
import { consoleMemberCareTexts } from '@hanpan/messages';
import { Button, toast } from '@hanpan/ui';
import { useState } from 'react';
import type { Person } from '../model.ts';
import styles from './care.module.css';
import { useCareAction } from './use-member-care.ts';

const drops = {
  /** Whoever has lost the device and the recovery codes logs in with the password alone again. */
  factor: {
    path: '/api/console/members/dropFactor',
    name: 'consoleMemberCare.factor',
    act: 'consoleMemberCare.factor.take',
    note: 'consoleMemberCare.factor.note',
    why: 'consoleMemberCare.why.device',
    done: 'consoleMemberCare.factor.taken',
  },
  /** Whoever has forgotten the withdrawal password sets another one. */
  pin: {
    path: '/api/console/members/dropPin',
    name: 'consoleMemberCare.pin',
    act: 'consoleMemberCare.pin.drop',
    note: 'consoleMemberCare.pin.note',
    why: 'consoleMemberCare.why.lost',
    done: 'consoleMemberCare.pin.dropped',
  },
} as const;

/** What somebody has lost is taken away, with a reason, so that its owner can set it again. */
export function DropTool({ member, what }: { member: Person; what: keyof typeof drops }) {
  const t = useText(consoleMemberCareTexts);
  const dropping = useCareAction();
  const [isAsking, setAsking] = useState(false);
  const { path, name, act, note, why, done } = drops[what];
  const drop = async (reason: string) => {
    const { data } = await dropping.send(path, { memberKey: member.memberKey, reason });
    if (data === undefined) return;
    setAsking(false);
    toast({ text: t(done, { nick: member.memNick }) });
  };
  return (
    <div className={styles.row}>
      <span>{t(name)}</span>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t(act)}
      </Button>
      {isAsking && (
        <ReasonDialog
          open
          onOpenChange={setAsking}
          title={`${member.memNick}: ${t(act)}`}
          note={t(note)}
          presets={[t(why)]}
          confirmLabel={t(act)}
          busy={dropping.isSending}
          error={dropping.failure?.message}
          onConfirm={(reason) => void drop(reason)}
        />
      )}
    </div>
  );
}
