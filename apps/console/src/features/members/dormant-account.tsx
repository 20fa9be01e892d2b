import { useText } from '@hanpan/client';
import { type PanelFact, PanelFacts, PanelSection } from '@hanpan/kit';
import { consoleMembersTexts } from '@hanpan/messages';
import { Money, TimeText } from '@hanpan/ui';
import { BringBack } from './bring-back.tsx';
import type { MemberRow } from './model.ts';

/** An account that nobody has used for long: since when, and the way back. Draws nothing for others. */
export function DormantAccount({ row }: { row: MemberRow }) {
  const t = useText(consoleMembersTexts);
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
      <BringBack
        row={row}
        path="/api/console/members/activate"
        label={t('consoleMembers.dormant.activate')}
        note={t('consoleMembers.dormant.note')}
        done={t('consoleMembers.dormant.done', { nick: row.memNick })}
      />
    </PanelSection>
  );
}
