import { useLocale, useText } from '@hanpan/client';
import { type Site, zoneName } from '@hanpan/kit';
import { cashTexts } from '@hanpan/messages';
import { Countdown, PartialNotice } from '@hanpan/ui';
import { clsx } from 'clsx';
import styles from './form-layout.module.css';
import { useClosedWindow } from './use-closed-window.ts';

/** Within the last hour the end of the desk's day counts down. */
const soonMs = 3_600_000;

/** Said in advance: when the bank is closed, on the site's clock, and how long until then. */
export function ClosedHours({ site }: { site: Site }) {
  const t = useText(cashTexts);
  const { locale } = useLocale();
  const { isClosed, changesAtMs, nowMs } = useClosedWindow(site);
  const hours = t('cash.out.hours', {
    from: site.withdrawalClosedFrom,
    to: site.withdrawalClosedTo,
    zone: zoneName(site.timeZone, locale),
  });
  if (site.withdrawalClosedFrom === site.withdrawalClosedTo) return null;
  const isSoon = !isClosed && changesAtMs - nowMs <= soonMs;
  const label = isClosed ? t('cash.out.closedLeft') : t('cash.out.closesSoon');
  return (
    <PartialNotice
      tone={isClosed ? 'warn' : 'info'}
      className={clsx(!isClosed && styles.hours)}
      title={isClosed ? t('cash.out.closedTitle') : undefined}
    >
      <p>{hours}</p>
      {(isClosed || isSoon) && (
        <p>
          {`${label} `}
          <Countdown untilMs={changesAtMs} label={label} />
        </p>
      )}
    </PartialNotice>
  );
}
