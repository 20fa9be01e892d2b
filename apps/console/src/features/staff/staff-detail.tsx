import { useText } from '@hanpan/client';
import { PanelFacts, PanelSection, ReasonDialog } from '@hanpan/kit';
import { consoleStaffTexts } from '@hanpan/messages';
import { Badge, Button, PartialNotice, TimeText } from '@hanpan/ui';
import { useState } from 'react';
import { useOperator } from '../../app/session.ts';
import styles from './staff.module.css';
import { StaffLocks } from './staff-locks.tsx';
import { StaffSessions } from './staff-sessions.tsx';
import { StaffState } from './staff-table.tsx';
import type { StaffActions, StaffLock, StaffRow } from './use-staff.ts';

interface StaffDetailProps {
  readonly row: StaffRow;
  /** Where it is locked out now. */
  readonly locks: readonly StaffLock[];
  readonly actions: StaffActions;
  readonly onChange: () => void;
}

type Step = 'block' | 'unblock' | 'reset' | 'resetTotp';

/** One operator: what it may do, and what an owner can do about it. */
export function StaffDetail({ row, locks, actions, onChange }: StaffDetailProps) {
  const t = useText(consoleStaffTexts);
  const [asking, setAsking] = useState<Step>();
  const me = useOperator();
  const isAbove = row.isPlatform && !me.isPlatform;
  const ask = (step: Step) => {
    actions.clear();
    setAsking(step);
  };
  const decide = async (step: Step, reason: string) => {
    const steps = { reset: actions.resetPassword, resetTotp: actions.resetTotp };
    const perform = step === 'reset' || step === 'resetTotp' ? steps[step] : actions.block;
    const isDone = await perform(row, reason);
    if (isDone) setAsking(undefined);
  };
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.name}>{row.name}</h2>
        <StaffState row={row} isLocked={locks.length > 0} />
        {row.isMe && (
          <Badge size="sm" kind="plain">
            {t('consoleStaff.me')}
          </Badge>
        )}
        {row.isPlatform && (
          <Badge size="sm" kind="plain">
            {t('consoleStaff.platform')}
          </Badge>
        )}
      </div>
      <PanelSection title={t('consoleStaff.operator')}>
        <PanelFacts
          facts={[
            { label: t('consoleStaff.id'), value: row.operatorId },
            { label: t('consoleStaff.created'), value: <TimeText atMs={Date.parse(row.createdAt)} /> },
            { label: t('consoleStaff.createdBy'), value: row.createdBy ?? '-' },
            { label: t('consoleStaff.lastSeen'), value: <When at={row.lastSeenAt} /> },
            {
              label: t('consoleStaff.totp'),
              value: t(row.hasTotp ? 'consoleStaff.totpOn' : 'consoleStaff.totpOff'),
            },
            {
              label: t('consoleStaff.password'),
              value: t(
                row.passwordChangedAt === null ? 'consoleStaff.passwordGiven' : 'consoleStaff.passwordOwn',
              ),
            },
          ]}
        />
      </PanelSection>
      <PanelSection title={t('consoleStaff.roles')}>
        <PanelFacts
          facts={row.roles.map((role) => ({
            label: t(`consoleStaff.role.${role}`),
            value: t(`consoleStaff.does.${role}`),
          }))}
        />
        {isAbove ? (
          <PartialNotice tone="info">{t('consoleStaff.platformOnly')}</PartialNotice>
        ) : (
          <div className={styles.buttons}>
            <Button size="sm" icon="edit" onClick={onChange}>
              {t('consoleStaff.change')}
            </Button>
            <Button size="sm" onClick={() => ask('reset')}>
              {t('consoleStaff.reset')}
            </Button>
            {row.hasTotp && (
              <Button size="sm" onClick={() => ask('resetTotp')}>
                {t('consoleStaff.resetTotp')}
              </Button>
            )}
            <Button size="sm" variant={row.active ? 'warn' : undefined} onClick={() => ask(blockStep())}>
              {t(`consoleStaff.${blockStep()}`)}
            </Button>
          </div>
        )}
      </PanelSection>
      {locks.length > 0 && <StaffLocks row={row} locks={locks} mayUnlock={!isAbove} />}
      {!isAbove && <StaffSessions row={row} />}
      {asking && (
        <ReasonDialog
          open
          onOpenChange={(open) => !open && setAsking(undefined)}
          title={`${row.name}: ${t(`consoleStaff.${asking}`)}`}
          note={t(`consoleStaff.${asking}Note`)}
          presets={
            asking === 'reset' || asking === 'resetTotp'
              ? [t(asking === 'reset' ? 'consoleStaff.reasonLost' : 'consoleStaff.reasonDevice')]
              : [t('consoleStaff.reasonLeft'), t('consoleStaff.reasonMoved')]
          }
          confirmLabel={t(`consoleStaff.${asking}`)}
          tone={asking === 'unblock' ? 'filled' : 'warn'}
          busy={actions.isSending}
          error={actions.failure?.message}
          onConfirm={(reason) => void decide(asking, reason)}
        />
      )}
    </>
  );

  function blockStep(): 'block' | 'unblock' {
    return row.active ? 'block' : 'unblock';
  }
}

function When({ at }: { at: string | null }) {
  const t = useText(consoleStaffTexts);
  return at === null ? t('consoleStaff.never') : <TimeText atMs={Date.parse(at)} />;
}
