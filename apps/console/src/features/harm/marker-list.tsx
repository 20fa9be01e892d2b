import { useText } from '@hanpan/client';
import type { HarmMarker } from '@hanpan/contract';
import { cells } from '@hanpan/kit';
import { consoleHarmTexts } from '@hanpan/messages';
import { Badge } from '@hanpan/ui';
import { useDayWords } from '../../app/day-words.ts';
import styles from './harm.module.css';
import { useMarkerWords } from './use-harm.ts';

interface MarkerListProps {
  readonly markers: readonly (HarmMarker & { readonly isOpen?: boolean })[];
}

/** Markers one below the other: what it is, of which day, and its figures in words. */
export function MarkerList({ markers }: MarkerListProps) {
  const t = useText(consoleHarmTexts);
  const words = useMarkerWords();
  const { day: dayOf } = useDayWords();
  return (
    <ul className={styles.markers}>
      {markers.map((marker) => (
        <li key={marker.markerIdx}>
          <span className={styles.name}>
            <b>{t(`consoleHarm.kind.${marker.kind}`)}</b>{' '}
            <span className={cells.quiet}>{dayOf(marker.day)}</span>{' '}
            {marker.isOpen && (
              <Badge size="sm" kind="wait">
                {t('consoleHarm.open')}
              </Badge>
            )}
          </span>
          <span className={styles.words}>{words(marker)}</span>
        </li>
      ))}
    </ul>
  );
}
