import { useText } from '@hanpan/client';
import { overlayTexts } from '@hanpan/messages';
import { Countdown, LogoMark, TimeText } from '@hanpan/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMaintenance } from '../app/maintenance.ts';
import styles from './warning-page.module.css';

const pollMs = 10_000;

/** ST-08, AC-09: what is closed, until when, what is safe; and the way back by itself once it is over. */
export function WarningPage() {
  const t = useText(overlayTexts);
  const router = useRouter();
  const { info, isRunning } = useMaintenance(pollMs);
  useEffect(() => {
    if (info !== undefined && !isRunning) void router.invalidate();
  }, [info, isRunning, router]);
  return (
    <div className={styles.page}>
      <LogoMark size={56} />
      <h1>{t('overlay.warningTitle')}</h1>
      <p>{t('overlay.warningBody')}</p>
      {info?.startDate && (
        <dl className={styles.window}>
          <dt>{t('overlay.warningFrom')}</dt>
          <dd>
            <TimeText atMs={Date.parse(info.startDate)} zone />
          </dd>
          <dt>{t('overlay.warningTo')}</dt>
          <dd>
            {info.endDate === null ? (
              t('overlay.warningOpen')
            ) : (
              <TimeText atMs={Date.parse(info.endDate)} zone />
            )}
          </dd>
        </dl>
      )}
      {info?.endDate && (
        <p className={styles.left}>
          <span>{t('overlay.warningLeft')}</span>
          <Countdown untilMs={Date.parse(info.endDate)} label={t('overlay.warningLeft')} size="lg" />
        </p>
      )}
      <p className={styles.back}>{t('overlay.warningBack')}</p>
    </div>
  );
}
