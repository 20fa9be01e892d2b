import { useText } from '@hanpan/client';
import { DeskLoaded, PageFrame, ToolRow } from '@hanpan/kit';
import { consoleMaintenanceTexts } from '@hanpan/messages';
import { Button, EmptyState, SkeletonRows, useTickingNow } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../app/session.ts';
import { MaintenanceCard } from '../features/maintenance/maintenance-card.tsx';
import { MaintenanceDialog } from '../features/maintenance/maintenance-dialog.tsx';
import { useMaintenanceState } from '../features/maintenance/use-maintenance.ts';

/** When the site is closed to members; supervisors plan, change and end it. */
export function MaintenancePage() {
  const t = useText(consoleMaintenanceTexts);
  const query = useMaintenanceState();
  const mayChange = useMay('/api/console/maintenance/set');
  const [isEditing, setEditing] = useState(false);
  const held = query.data?.window ?? undefined;
  const isRunning =
    useTickingNow() >= (held === undefined ? Number.POSITIVE_INFINITY : Date.parse(held.startDate));
  const plan = mayChange && (
    <Button
      size="sm"
      variant="filled"
      icon="plus"
      disabled={query.data === undefined}
      onClick={() => setEditing(true)}
    >
      {t('consoleMaintenance.plan')}
    </Button>
  );
  return (
    <PageFrame
      title={t('consoleMaintenance.title')}
      tools={held === undefined && plan && <ToolRow end={plan}>{t('consoleMaintenance.rule')}</ToolRow>}
    >
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={5} columns={2} />}>
        {() =>
          held === undefined ? (
            <EmptyState title={t('consoleMaintenance.emptyTitle')} level={2}>
              {t(mayChange ? 'consoleMaintenance.empty' : 'consoleMaintenance.onlySupervisors')}
            </EmptyState>
          ) : (
            <MaintenanceCard
              held={held}
              isRunning={isRunning}
              mayChange={mayChange}
              onChange={() => setEditing(true)}
            />
          )
        }
      </DeskLoaded>
      {isEditing && <MaintenanceDialog held={held} isRunning={isRunning} onClose={() => setEditing(false)} />}
    </PageFrame>
  );
}
