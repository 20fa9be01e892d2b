import { useText } from '@hanpan/client';
import { cells, PanelFacts, PanelSection, ReasonDialog } from '@hanpan/kit';
import { consoleMemberCareTexts } from '@hanpan/messages';
import { Badge, Button, Card, type Column, Table, TimeText, toast } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../../app/session.ts';
import styles from './care.module.css';
import { type MemberCare, useCareAction } from './use-member-care.ts';

type SessionRow = MemberCare['sessions'][number];

/** Where it was logged in from, and the devices that it uses. */
export function SessionsCard({ care }: { care: MemberCare }) {
  const t = useText(consoleMemberCareTexts);
  const [isCutting, setCutting] = useState(false);
  const cutting = useCareAction();
  const mayCut = useMay('/api/console/members/endSessions');
  const { memberKey, memNick } = care.member;
  const cut = async (reason: string) => {
    const { data } = await cutting.send('/api/console/members/endSessions', { memberKey, reason });
    if (data === undefined) return;
    setCutting(false);
    toast({ text: t('consoleMemberCare.sessions.ended', { count: data.endedCount }) });
  };
  const isOnline = care.sessions.some(({ endedAt }) => endedAt === null);
  return (
    <Card className={styles.card}>
      <PanelSection title={t('consoleMemberCare.sessions')}>
        <Table
          caption={t('consoleMemberCare.sessions')}
          density="dense"
          columns={useSessionColumns()}
          rows={care.sessions}
          rowKey={({ sessionKey }) => String(sessionKey)}
          empty={<p className={styles.quiet}>{t('consoleMemberCare.sessions.none')}</p>}
        />
        {mayCut && isOnline && (
          <div className={styles.buttons}>
            <Button size="sm" onClick={() => setCutting(true)}>
              {t('consoleMemberCare.sessions.cut')}
            </Button>
          </div>
        )}
      </PanelSection>
      <PanelSection title={t('consoleMemberCare.devices')}>
        {care.devices.length === 0 && <p className={styles.quiet}>{t('consoleMemberCare.devices.none')}</p>}
        <PanelFacts
          facts={care.devices.map((device) => ({ label: nameOf(device), value: <At at={device.seenAt} /> }))}
        />
      </PanelSection>
      {care.failedLogins.length > 0 && (
        <PanelSection title={t('consoleMemberCare.failed')}>
          <PanelFacts
            facts={care.failedLogins.map(({ at, address }) => ({ label: address, value: <At at={at} /> }))}
          />
        </PanelSection>
      )}
      {isCutting && (
        <ReasonDialog
          open
          onOpenChange={setCutting}
          title={`${memNick}: ${t('consoleMemberCare.sessions.cut')}`}
          note={t('consoleMemberCare.sessions.cutNote')}
          presets={[t('consoleMemberCare.why.asked'), t('consoleMemberCare.why.stolen')]}
          confirmLabel={t('consoleMemberCare.sessions.cut')}
          busy={cutting.isSending}
          error={cutting.failure?.message}
          onConfirm={(reason) => void cut(reason)}
        />
      )}
    </Card>
  );

  function nameOf({ system, browser, deviceKey }: MemberCare['devices'][number]): string {
    const name = [system, browser].filter((part) => part !== null).join(' · ');
    return `${name === '' ? t('consoleMemberCare.devices.unknown') : name} #${deviceKey}`;
  }
}

function At({ at }: { at: string }) {
  return <TimeText atMs={Date.parse(at)} className={cells.quiet} />;
}

function useSessionColumns(): Column<SessionRow>[] {
  const t = useText(consoleMemberCareTexts);
  return [
    {
      key: 'start',
      header: t('consoleMemberCare.sessions.start'),
      phone: 'main',
      cell: ({ startedAt }) => <At at={startedAt} />,
    },
    {
      key: 'end',
      header: t('consoleMemberCare.sessions.end'),
      phone: 'state',
      cell: ({ endedAt }) =>
        endedAt === null ? (
          <Badge size="sm" kind="done">
            {t('consoleMemberCare.sessions.open')}
          </Badge>
        ) : (
          <At at={endedAt} />
        ),
    },
    {
      key: 'address',
      header: t('consoleMemberCare.sessions.address'),
      phone: 'meta',
      cell: ({ address }) => address,
    },
  ];
}
