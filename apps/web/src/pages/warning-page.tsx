import { useLocalText, useText } from '@hanpan/client';
import { LookTools } from '@hanpan/kit';
import { overlayTexts } from '@hanpan/messages';
import { CopyButton, Countdown, HeroScene, LogoMark, TimeText } from '@hanpan/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMaintenance } from '../app/maintenance.ts';
import { type Maintenance, useSiteName } from '../app/site.ts';
import styles from './warning-page.module.css';

const pollMs = 10_000;

/** ST-08, AC-09: what is closed, why, until when, what is safe and whom to ask; and the way back by itself. */
export function WarningPage() {
  const t = useText(overlayTexts);
  const router = useRouter();
  const siteName = useSiteName();
  const { info, isRunning } = useMaintenance(pollMs);
  useEffect(() => {
    if (info !== undefined && !isRunning) void router.invalidate();
  }, [info, isRunning, router]);
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <span className={styles.site}>
          <LogoMark size={32} /> {siteName}
        </span>
        <span className={styles.look}>
          <LookTools size="sm" />
        </span>
      </header>
      <article className={styles.card}>
        <div className={styles.scene} aria-hidden="true">
          <HeroScene />
        </div>
        <div className={styles.words}>
          <p className={styles.kicker}>{t('overlay.warningKicker')}</p>
          <h1>{t('overlay.warningTitle')}</h1>
          <p className={styles.body}>{t('overlay.warningBody')}</p>
          {info?.startDate && <Facts info={info} startDate={info.startDate} />}
          <p className={styles.back}>{t('overlay.warningBack')}</p>
        </div>
      </article>
    </div>
  );
}

function Facts({ info, startDate }: { info: Maintenance; startDate: string }) {
  const t = useText(overlayTexts);
  const local = useLocalText();
  const reason = info.reason === undefined ? '' : local(info.reason);
  const { contact = '', endDate } = info;
  return (
    <>
      {endDate !== null && (
        <p className={styles.left}>
          <span>{t('overlay.warningLeft')}</span>
          <Countdown untilMs={Date.parse(endDate)} label={t('overlay.warningLeft')} size="lg" />
        </p>
      )}
      <dl className={styles.window}>
        {reason !== '' && (
          <>
            <dt>{t('overlay.warningReason')}</dt>
            <dd>{reason}</dd>
          </>
        )}
        <dt>{t('overlay.warningFrom')}</dt>
        <dd>
          <TimeText atMs={Date.parse(startDate)} zone />
        </dd>
        <dt>{t('overlay.warningTo')}</dt>
        <dd>{endDate === null ? t('overlay.warningOpen') : <TimeText atMs={Date.parse(endDate)} zone />}</dd>
        {contact !== '' && (
          <>
            <dt>{t('overlay.warningContact')}</dt>
            <dd className={styles.contact}>
              {contact} <CopyButton value={contact}>{t('overlay.warningCopy')}</CopyButton>
            </dd>
          </>
        )}
      </dl>
    </>
  );
}
