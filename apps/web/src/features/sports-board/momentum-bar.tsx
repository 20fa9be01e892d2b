import { useLocalText, useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { eventTexts } from '@hanpan/messages';
import { VisuallyHidden } from '@hanpan/ui';
import styles from './momentum-bar.module.css';

interface MomentumBarProps {
  readonly event: SportEvent;
  /** Of the home side, in hundredths. */
  readonly share: number;
  /** In a row of a board, where the shares alone have room beside the bar. */
  readonly brief?: boolean;
}

/** Within so many hundredths of the middle nobody is ahead. */
const evenWithin = 5;

/** Who has done more lately: a bar and the same in words. */
export function MomentumBar({ event, share, brief = false }: MomentumBarProps) {
  const t = useText(eventTexts);
  const local = useLocalText();
  const isHome = share >= 50;
  const words =
    Math.abs(share - 50) <= evenWithin
      ? t('event.momentumEven')
      : t('event.momentumLead', {
          team: local(isHome ? event.home : event.away),
          share: isHome ? share : 100 - share,
        });
  const said = t('event.momentumSaid', { words });
  const bar = (
    <span className={styles.bar} aria-hidden="true">
      <i style={{ flexGrow: share }} />
      <i style={{ flexGrow: 100 - share }} />
    </span>
  );
  if (!brief) {
    return (
      <span className={styles.momentum}>
        {bar}
        <span className={styles.words}>{said}</span>
      </span>
    );
  }
  return (
    <span className={styles.momentum}>
      <span className={styles.share} aria-hidden="true">
        {t('event.percent', { share })}
      </span>
      {bar}
      <span className={styles.share} aria-hidden="true">
        {t('event.percent', { share: 100 - share })}
      </span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}
