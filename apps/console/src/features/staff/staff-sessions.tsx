import { useAction, useText } from '@hanpan/client';
import { FailureNotice, PanelSection, ReasonDialog } from '@hanpan/kit';
import { consoleLoginTexts } from '@hanpan/messages';
import { Button, toast } from '@hanpan/ui';
import { useState } from 'react';
import { type SessionRow, SessionTable, useSessionNames } from './session-table.tsx';
import styles from './staff.module.css';
import type { StaffRow } from './use-staff.ts';

/** The open sessions of an operator, for whoever manages it: they are read on a press, because every look is recorded. */
export function StaffSessions({ row: { operatorKey, name } }: { row: StaffRow }) {
  const t = useText(consoleLoginTexts);
  const nameOf = useSessionNames();
  const looking = useAction();
  const ending = useAction();
  const [rows, setRows] = useState<readonly SessionRow[]>();
  const [asking, setAsking] = useState<SessionRow | 'all'>();
  const look = async () => {
    const { data } = await looking.send('/api/console/operators/sessions', { operatorKey });
    if (data !== undefined) setRows(data.list);
  };
  const end = async (reason: string) => {
    const sessionKey = asking === 'all' || asking === undefined ? null : asking.sessionKey;
    const body = { operatorKey, sessionKey, reason };
    const { data } = await ending.send('/api/console/operators/endSessions', body);
    if (data === undefined) return;
    setRows(data.list);
    setAsking(undefined);
    toast({ text: t('consoleSessions.ended') });
  };
  const ask = (next: SessionRow | 'all') => {
    ending.clear();
    setAsking(next);
  };
  const wordsOf = (of: SessionRow | 'all') =>
    of === 'all'
      ? t('consoleSessions.endAll')
      : t('consoleSessions.endOne', { device: nameOf(of), address: of.address });
  return (
    <PanelSection title={t('consoleSessions.table')}>
      {rows === undefined ? (
        <p>{t('consoleSessions.lookNote')}</p>
      ) : (
        <SessionTable rows={rows} busy={ending.isSending} onEnd={ask} />
      )}
      <FailureNotice failure={looking.failure} />
      <div className={styles.buttons}>
        {rows === undefined && (
          <Button size="sm" busy={looking.isSending} onClick={() => void look()}>
            {t('consoleSessions.look')}
          </Button>
        )}
        {rows?.some(({ isThis }) => !isThis) && (
          <Button size="sm" variant="warn" onClick={() => ask('all')}>
            {t('consoleSessions.endAll')}
          </Button>
        )}
      </div>
      {asking && (
        <ReasonDialog
          open
          onOpenChange={(open) => !open && setAsking(undefined)}
          title={`${name}: ${wordsOf(asking)}`}
          note={t('consoleSessions.endNote')}
          presets={[t('consoleSessions.whyLost'), t('consoleSessions.whyUnknown')]}
          confirmLabel={t('consoleSessions.end')}
          busy={ending.isSending}
          error={ending.failure?.message}
          onConfirm={(reason) => void end(reason)}
        />
      )}
    </PanelSection>
  );
}
