import { useLocalText, useText } from '@hanpan/client';
import { announceAheadMs } from '@hanpan/contract';
import { overlayTexts } from '@hanpan/messages';
import { Countdown, Icon, TimeText, useDocumentMark, useTickingNow } from '@hanpan/ui';
import { useMaintenance } from '../app/maintenance.ts';
import type { Maintenance } from '../app/site.ts';
import styles from './notice-bars.module.css';

const pollMs = 30_000;

/** AC-09: on every page in the last ten minutes before maintenance, with the time that is left. */
export function MaintenanceBar() {
  const { info, isRunning } = useMaintenance(pollMs);
  return info?.startDate && !isRunning ? <Ahead info={info} startsAtMs={Date.parse(info.startDate)} /> : null;
}

function Ahead({ info, startsAtMs }: { info: Maintenance; startsAtMs: number }) {
  const t = useText(overlayTexts);
  const local = useLocalText();
  const leftMs = startsAtMs - useTickingNow();
  const isShown = leftMs > 0 && leftMs <= announceAheadMs;
  useDocumentMark('bar', isShown);
  if (!isShown) return null;
  const reason = info.reason === undefined ? '' : local(info.reason);
  return (
    <section className={styles.maintenance} aria-label={t('overlay.plannedTitle')} data-bar="maintenance">
      <Icon name="clock" />
      <span>
        <b>{t('overlay.plannedLeft')}</b>{' '}
        <Countdown untilMs={startsAtMs} label={t('overlay.plannedLeft')} urgentFromMs={60_000} />
      </span>
      <span className={styles.note}>
        <TimeText atMs={startsAtMs} format="time" />
        {' – '}
        {info.endDate === null ? (
          t('overlay.warningOpen')
        ) : (
          <TimeText atMs={Date.parse(info.endDate)} format="time" />
        )}
        {reason !== '' && ` · ${reason}`}
      </span>
    </section>
  );
}
