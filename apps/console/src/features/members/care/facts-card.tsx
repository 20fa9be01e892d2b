import { useText } from '@hanpan/client';
import { type PanelFact, PanelFacts, PanelSection, ReasonDialog, TreePath } from '@hanpan/kit';
import { consoleMemberCareTexts, consoleMembersTexts } from '@hanpan/messages';
import { Button, Card, TimeText } from '@hanpan/ui';
import { useEffect, useState } from 'react';
import { useMay } from '../../../app/session.ts';
import { Age } from '../member-columns.tsx';
import type { MemberRow } from '../model.ts';
import styles from './care.module.css';
import { type LookField, useCareAction } from './use-member-care.ts';

const shownForMs = 30_000;

/** Personal data. What is masked is shown for a while, to who says why. */
export function FactsCard({ member }: { member: MemberRow }) {
  const t = useText(consoleMemberCareTexts);
  const members = useText(consoleMembersTexts);
  const look = useLook(member.memberKey);
  const mayLook = useMay('/api/console/members/reveal');
  const masked = (field: LookField, text: React.ReactNode): PanelFact => ({
    label: t(`consoleMemberCare.field.${field}`),
    value: (
      <span className={styles.value}>
        {look.shown?.field === field ? <b>{look.shown.value}</b> : text}
        {mayLook && look.shown?.field !== field && (
          <Button
            size="sm"
            aria-label={t('consoleMemberCare.lookAt', { field: t(`consoleMemberCare.field.${field}`) })}
            onClick={() => look.ask(field)}
          >
            {t('consoleMemberCare.look')}
          </Button>
        )}
      </span>
    ),
  });
  return (
    <Card className={styles.card}>
      <PanelSection title={t('consoleMemberCare.facts')} note={t('consoleMemberCare.factsNote')}>
        <PanelFacts
          facts={[
            // Who pays is shown the whole of it already.
            member.memName.includes('*')
              ? masked('name', member.memName)
              : { label: members('consoleMembers.name'), value: member.memName },
            masked('birthDate', <Age row={member} />),
            masked('phone', member.phone),
            masked('account', `${member.bankName} ${member.accountNumber}`),
            { label: members('consoleMembers.tree'), value: <TreePath tree={member.tree} /> },
            { label: members('consoleMembers.recommender'), value: member.recommenderId ?? '-' },
            {
              label: members('consoleMembers.applied'),
              value: <TimeText atMs={Date.parse(member.appliedAt)} />,
            },
            { label: members('consoleMembers.decidedBy'), value: member.decidedBy ?? '-' },
          ]}
        />
      </PanelSection>
      {look.asking && (
        <ReasonDialog
          open
          onOpenChange={(open) => !open && look.stop()}
          title={t('consoleMemberCare.lookAt', { field: t(`consoleMemberCare.field.${look.asking}`) })}
          note={t('consoleMemberCare.lookNote')}
          presets={[
            t('consoleMemberCare.why.deposit'),
            t('consoleMemberCare.why.asked'),
            t('consoleMemberCare.why.linked'),
          ]}
          confirmLabel={t('consoleMemberCare.lookFor30')}
          tone="filled"
          busy={look.isSending}
          error={look.failure?.message}
          onConfirm={look.confirm}
        />
      )}
    </Card>
  );
}

/** One field at a time, for half a minute. */
function useLook(memberKey: number) {
  const { send, clear, ...action } = useCareAction();
  const [asking, setAsking] = useState<LookField>();
  const [shown, setShown] = useState<{ readonly field: LookField; readonly value: string }>();
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => setShown(undefined), shownForMs);
    return () => clearTimeout(timer);
  }, [shown]);
  const confirm = async (field: LookField, reason: string) => {
    const { data } = await send('/api/console/members/reveal', { memberKey, field, reason });
    if (data === undefined) return;
    setAsking(undefined);
    setShown({ field, value: data.value });
  };
  return {
    ...action,
    asking,
    shown,
    ask: (field: LookField) => {
      clear();
      setAsking(field);
    },
    stop: () => setAsking(undefined),
    confirm: (reason: string) => asking && void confirm(asking, reason),
  };
}
