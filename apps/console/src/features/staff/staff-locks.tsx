import { useAction, useText } from '@hanpan/client';
import { PanelFacts, PanelSection, ReasonDialog } from '@hanpan/kit';
import { consoleLoginTexts, consoleStaffTexts } from '@hanpan/messages';
import { Button, TimeText, toast } from '@hanpan/ui';
import { useState } from 'react';
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
  const [asked, setAsked] = useState<StaffLock>();
  const unlocking = useAction({ refreshes });
  const unlock = async ({ network, deviceKey }: StaffLock, reason: string) => {
    const body = { operatorKey, network, deviceKey, reason };
    const { data } = await unlocking.send('/api/console/operators/unlock', body);
    if (data === undefined) return;
    setAsked(undefined);
    toast({ text: t('consoleStaff.unlocked', { name }) });
  };
  const ask = (lock: StaffLock) => {
    unlocking.clear();
    setAsked(lock);
  };
  return (
    <PanelSection title={t('consoleStaff.locks')}>
      <p>{t('consoleStaff.locksNote')}</p>
      <PanelFacts
        facts={locks.map((lock) => ({
          label: placeOf(lock),
          value: (
            <>
              {t('consoleStaff.lockedUntil')} <TimeText atMs={Date.parse(lock.until)} />{' '}
              {mayUnlock && (
                <Button size="sm" onClick={() => ask(lock)}>
                  {t('consoleStaff.unlock')}
                </Button>
              )}
            </>
          ),
        }))}
      />
      {asked !== undefined && (
        <ReasonDialog
          open
          onOpenChange={(open) => !open && setAsked(undefined)}
          title={`${name}: ${t('consoleStaff.unlock')} (${placeOf(asked)})`}
          note={t('consoleStaff.unlockNote')}
          presets={[t('consoleStaff.reasonMistyped'), t('consoleStaff.reasonLost')]}
          confirmLabel={t('consoleStaff.unlock')}
          tone="filled"
          busy={unlocking.isSending}
          error={unlocking.failure?.message}
          onConfirm={(reason) => void unlock(asked, reason)}
        />
      )}
    </PanelSection>
  );
}

function usePlaceNames(): (lock: StaffLock) => string {
  const t = useText(consoleLoginTexts);
  return ({ network, deviceKey, system, browser }) => {
    if (deviceKey === null) return network;
    const device = [system, browser].filter((part) => part !== null).join(' · ');
    return `${device === '' ? t('consoleSessions.unknown') : device} (${network})`;
  };
}
