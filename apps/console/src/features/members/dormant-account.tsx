import { useAction, useText } from '@hanpan/client';
import { type PanelFact, PanelFacts, PanelSection, ReasonDialog } from '@hanpan/kit';
import { consoleMembersTexts } from '@hanpan/messages';
import { Button, Money, TimeText, toast } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import styles from './cash-access.module.css';
import type { MemberRow } from './model.ts';

const path = '/api/console/members/activate';
const refreshes = ['/api/console/members', '/api/console/members/detail'] as const;

/** An account that nobody has used for long: since when, and the way back. Draws nothing for others. */
export function DormantAccount({ row }: { row: MemberRow }) {
  const t = useText(consoleMembersTexts);
  const mayActivate = useMay(path);
  if (row.dormantAt === null) return null;
  const facts: PanelFact[] = [
    {
      label: t('consoleMembers.dormant.at'),
      value: <TimeText atMs={Date.parse(row.dormantAt)} format="dateTimeSeconds" />,
    },
    { label: t('consoleMembers.dormant.balance'), value: <Money amount={row.cashAmt} /> },
  ];
  return (
    <PanelSection title={t('consoleMembers.dormant')} note={t('consoleMembers.dormant.lead')}>
      <PanelFacts facts={facts} />
      {mayActivate && <Activate row={row} />}
    </PanelSection>
  );
}

function Activate({ row }: { row: MemberRow }) {
  const t = useText(consoleMembersTexts);
  const [isAsking, setAsking] = useState(false);
  const { send, isSending, failure, clear } = useAction({ refreshes });
  const activate = async (reason: string) => {
    const { data } = await send(path, { memberKey: row.memberKey, reason });
    if (data === undefined) return;
    setAsking(false);
    toast({ text: t('consoleMembers.dormant.done', { nick: row.memNick }) });
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
        {t('consoleMembers.dormant.activate')}
      </Button>
      {isAsking && (
        <ReasonDialog
          open
          onOpenChange={setAsking}
          title={`${row.memNick}: ${t('consoleMembers.dormant.activate')}`}
          note={t('consoleMembers.dormant.note')}
          presets={[t('consoleMembers.reopen.byPhone'), t('consoleMembers.reopen.byPapers')]}
          confirmLabel={t('consoleMembers.dormant.activate')}
          tone="warn"
          busy={isSending}
          error={failure?.message}
          onConfirm={(reason) => void activate(reason)}
        />
      )}
    </div>
  );
}
