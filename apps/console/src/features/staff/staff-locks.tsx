import { useAction, useText } from '@hanpan/client';
import { PanelFacts, PanelSection, ReasonDialog } from '@hanpan/kit';
import { consoleLoginTexts, consoleStaffTexts } from '@hanpan/messages';
import { Button, TimeText, toast } from '@hanpan/ui';
import { useState } from 'react';
import styles from './staff.module.css';
import type { StaffLock, StaffRow } from './use-staff.ts';

const refreshes = ['/api/console/operators/locks'] as const;

interface StaffLocksProps {
  readonly row: StaffRow;
  readonly locks: readonly StaffLock[];
  /** Whether the one who looks manages this operator. */
  readonly mayUnlock: boolean;
}

/** Where an operator is locked out after three wrong passwords in a row; whoever manages it lets it try again at once. */
export function StaffLocks({ row: { operatorKey, name }, locks, mayUnlock }: StaffLocksProps) {
  const t = useText(consoleStaffTexts);
  const placeOf = usePlaceNames();
  const [isAsking, setIsAsking] = useState(false);
  const unlocking = useAction({ refreshes });
  const unlock = async (reason: string) => {
    const { data } = await unlocking.send('/api/console/operators/unlock', { operatorKey, reason });
    if (data === undefined) return;
    setIsAsking(false);
    toast({ text: t('consoleStaff.unlocked', { name }) });
  };
  const ask = () => {
    unlocking.clear();
    setIsAsking(true);
  };
  return (
    <PanelSection title={t('consoleStaff.locks')}>
      <p>{t('consoleStaff.locksNote')}</p>
      <PanelFacts
        facts={locks.map((lock) => ({
          label: placeOf(lock),
          value: (
            <>
              {t('consoleStaff.lockedUntil')} <TimeText atMs={Date.parse(lock.until)} />
            </>
          ),
        }))}
      />
      {mayUnlock && (
        <div className={styles.buttons}>
          <Button size="sm" onClick={ask}>
            {t('consoleStaff.unlock')}
          </Button>
        </div>
      )}
      {isAsking && (
        <ReasonDialog
          open
          onOpenChange={(open) => !open && setIsAsking(false)}
          title={`${name}: ${t('consoleStaff.unlock')}`}
          note={t('consoleStaff.unlockNote')}
          presets={[t('consoleStaff.reasonMistyped'), t('consoleStaff.reasonLost')]}
          confirmLabel={t('consoleStaff.unlock')}
          tone="filled"
          busy={unlocking.isSending}
          error={unlocking.failure?.message}
          onConfirm={(reason) => void unlock(reason)}
        />
      )}
    </PanelSection>
  );
}

function usePlaceNames(): (lock: StaffLock) => string {
  const t = useText(consoleLoginTexts);
  return ({ network, isDevice, system, browser }) => {
    if (!isDevice) return network;
    const device = [system, browser].filter((part) => part !== null).join(' · ');
    return `${device === '' ? t('consoleSessions.unknown') : device} (${network})`;
  };
}
