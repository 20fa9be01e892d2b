import { useText } from '@hanpan/client';
import { type PanelFact, PanelFacts, PanelSection } from '@hanpan/kit';
import { consoleMembersTexts } from '@hanpan/messages';
import { Money, TimeText } from '@hanpan/ui';
import { BringBack } from './bring-back.tsx';
import type { MemberRow } from './model.ts';

/** An account that its member has closed: since when, why, what came after that, and the way back. Draws nothing for others. */
export function ClosedAccount({ row }: { row: MemberRow }) {
  const t = useText(consoleMembersTexts);
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
      <BringBack
        row={row}
        path="/api/console/members/reopen"
        label={t('consoleMembers.reopen')}
        note={t('consoleMembers.reopen.note')}
        done={t('consoleMembers.reopen.done', { nick: row.memNick })}
      />
    </PanelSection>
  );
}
