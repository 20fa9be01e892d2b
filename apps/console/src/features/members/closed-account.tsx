import { useAction, useText } from '@hanpan/client';
import { type PanelFact, PanelFacts, PanelSection, ReasonDialog } from '@hanpan/kit';
import { consoleMembersTexts } from '@hanpan/messages';
import { Button, Money, TimeText, toast } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import styles from './cash-access.module.css';
import type { MemberRow } from './model.ts';

const path = '/api/console/members/reopen';
const refreshes = ['/api/console/members', '/api/console/members/detail'] as const;

/** An account that its member has closed: since when, why, what came after that, and the way back. Draws nothing for others. */
export function ClosedAccount({ row }: { row: MemberRow }) {
  const t = useText(consoleMembersTexts);
  const mayReopen = useMay(path);
  if (row.closedAt === null) return null;
  const facts: PanelFact[] = [
    {
      label: t('consoleMembers.closing.at'),
      value: <TimeText atMs={Date.parse(row.closedAt)} format="dateTimeSeconds" />,
    },
    {
      label: t('consoleMembers.closing.reason'),
      value: row.closingReason ?? t('consoleMembers.closing.noReason'),
    },
    { label: t('consoleMembers.closing.left'), value: <Money amount={row.cashAmt} /> },
  ];
  return (
    <PanelSection
      title={t('consoleMembers.closing')}
      note={row.cashAmt > 0 ? t('consoleMembers.closing.leftNote') : undefined}
    >
      <PanelFacts facts={facts} />
      {mayReopen && <Reopen row={row} />}
    </PanelSection>
  );
}

function Reopen({ row }: { row: MemberRow }) {
  const t = useText(consoleMembersTexts);
  const [isAsking, setAsking] = useState(false);
  const { send, isSending, failure, clear } = useAction({ refreshes });
  const reopen = async (reason: string) => {
    const { data } = await send(path, { memberKey: row.memberKey, reason });
    if (data === undefined) return;
    setAsking(false);
    toast({ text: t('consoleMembers.reopen.done', { nick: row.memNick }) });
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
        {t('consoleMembers.reopen')}
      </Button>
      {isAsking && (
        <ReasonDialog
          open
          onOpenChange={setAsking}
          title={`${row.memNick}: ${t('consoleMembers.reopen')}`}
          note={t('consoleMembers.reopen.note')}
          presets={[t('consoleMembers.reopen.byPhone'), t('consoleMembers.reopen.byPapers')]}
          confirmLabel={t('consoleMembers.reopen')}
          tone="warn"
          busy={isSending}
          error={failure?.message}
          onConfirm={(reason) => void reopen(reason)}
        />
      )}
    </div>
  );
}
