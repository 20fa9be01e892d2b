import { useText } from '@hanpan/client';
import { PanelFacts, PanelSection } from '@hanpan/kit';
import { commonTexts, consoleMaintenanceTexts, type Locale, localeNames, locales } from '@hanpan/messages';
import { Badge, Button, Card, ConfirmDialog, Countdown, TimeText } from '@hanpan/ui';
import { useState } from 'react';
import styles from './maintenance.module.css';
import { type MaintenanceWindow, useEndMaintenance } from './use-maintenance.ts';

interface MaintenanceCardProps {
  readonly held: MaintenanceWindow;
  readonly isRunning: boolean;
  /** Supervisors alone change it. */
  readonly mayChange: boolean;
  readonly onChange: () => void;
}

/** What is planned or running, what members know of it, and what can be done about it. */
export function MaintenanceCard({ held, isRunning, mayChange, onChange }: MaintenanceCardProps) {
  const t = useText(consoleMaintenanceTexts);
  const common = useText(commonTexts);
  // As it was when the question was asked, whatever is read again behind it.
  const [asked, setAsked] = useState<string>();
  const ending = useEndMaintenance(() => setAsked(undefined));
  const endKey = isRunning ? 'consoleMaintenance.end' : 'consoleMaintenance.drop';
  const edge = isRunning ? held.endDate : held.startDate;
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <Badge kind={isRunning ? 'now' : 'wait'}>
          {t(isRunning ? 'consoleMaintenance.running' : 'consoleMaintenance.planned')}
        </Badge>
        {edge !== null && (
          <span className={styles.left}>
            {t(isRunning ? 'consoleMaintenance.untilEnd' : 'consoleMaintenance.untilStart')}{' '}
            <Countdown
              untilMs={Date.parse(edge)}
              label={t(isRunning ? 'consoleMaintenance.untilEnd' : 'consoleMaintenance.untilStart')}
            />
          </span>
        )}
        {mayChange && (
          <span className={styles.buttons}>
            <Button size="sm" icon="edit" onClick={onChange}>
              {t('consoleMaintenance.change')}
            </Button>
            <Button size="sm" variant="warn" onClick={() => setAsked(held.revision)}>
              {t(endKey)}
            </Button>
          </span>
        )}
      </div>
      <PanelSection title={t('consoleMaintenance.window')}>
        <PanelFacts
          facts={[
            { label: t('consoleMaintenance.from'), value: <At at={held.startDate} /> },
            {
              label: t('consoleMaintenance.to'),
              value: held.endDate === null ? t('consoleMaintenance.openEnd') : <At at={held.endDate} />,
            },
            {
              label: t('consoleMaintenance.announced'),
              value:
                held.announcedAt === null ? t('consoleMaintenance.notYet') : <At at={held.announcedAt} />,
            },
            { label: t('consoleMaintenance.setBy'), value: held.setBy },
          ]}
        />
      </PanelSection>
      <PanelSection title={t('consoleMaintenance.words')}>
        <PanelFacts
          facts={[
            ...locales.map((locale: Locale) => ({
              label: localeNames[locale],
              value: held.reason[locale] || '-',
            })),
            { label: t('consoleMaintenance.contact'), value: held.contact || '-' },
          ]}
        />
      </PanelSection>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={t(isRunning ? 'consoleMaintenance.endTitle' : 'consoleMaintenance.dropTitle')}
        cancelLabel={common('common.back')}
        confirmLabel={t(endKey)}
        tone="warn"
        error={ending.failure?.message}
        onConfirm={() => ending.end(asked ?? held.revision)}
      >
        {t(isRunning ? 'consoleMaintenance.endBody' : 'consoleMaintenance.dropBody')}
      </ConfirmDialog>
    </Card>
  );
}

function At({ at }: { at: string }) {
  return <TimeText atMs={Date.parse(at)} format="dateTimeSeconds" zone />;
}
