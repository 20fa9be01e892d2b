import { useAction, useText } from '@hanpan/client';
import { ReasonDialog } from '@hanpan/kit';
import { consoleMembersTexts } from '@hanpan/messages';
import { Button, toast } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import styles from './cash-access.module.css';
import type { MemberRow } from './model.ts';

const refreshes = ['/api/console/members', '/api/console/members/detail'] as const;

interface BringBackProps {
  readonly row: MemberRow;
  readonly path: '/api/console/members/reopen' | '/api/console/members/activate';
  readonly label: string;
  readonly note: string;
  /** What is said once it is done. */
  readonly done: string;
}

/** The way back of an account, for whoever may open it: with how it was made certain who asks. */
export function BringBack({ row, path, label, note, done }: BringBackProps) {
  const t = useText(consoleMembersTexts);
  const [isAsking, setAsking] = useState(false);
  const { send, isSending, failure, clear } = useAction({ refreshes });
  const isAllowed = useMay(path);
  if (!isAllowed) return null;
  const bringBack = async (reason: string) => {
    const { data } = await send(path, { memberKey: row.memberKey, reason });
    if (data === undefined) return;
    setAsking(false);
    toast({ text: done });
  };
  return (
    <div className={styles.buttons}>
      <Button
        size="sm"
        onClick={() => {
          clear();
          setAsking(true);
        }}
      >
        {label}
      </Button>
      {isAsking && (
        <ReasonDialog
          open
          onOpenChange={setAsking}
          title={`${row.memNick}: ${label}`}
          note={note}
          presets={[t('consoleMembers.reopen.byPhone'), t('consoleMembers.reopen.byPapers')]}
          confirmLabel={label}
          tone="warn"
          busy={isSending}
          error={failure?.message}
          onConfirm={(reason) => void bringBack(reason)}
        />
      )}
    </div>
  );
}
