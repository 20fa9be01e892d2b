import { useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { eventTexts } from '@hanpan/messages';
import { Badge, LinkButton } from '@hanpan/ui';
import { AppLink } from '../../../app/app-link.tsx';
import { visit } from '../../../app/urls.ts';
import styles from './provenance-badge.module.css';

type Provenance = NonNullable<SportEvent['provenance']>;

/** Where a match comes from, in two sentences, and the way to its proof. */
export function ProvenanceNote({ provenance }: { provenance: Provenance }) {
  const t = useText(eventTexts);
  return (
    <div className={styles.note}>
      <Badge kind="plain" size="sm">
        {t('event.drawn')}
      </Badge>
      <p>
        {t(`event.drawnBody.${provenance.names}`)} {t(`event.strengths.${provenance.strengths}`)}
      </p>
      <LinkButton as={AppLink} to={visit('fairSeries', { digest: provenance.announcement })} size="sm">
        {t('event.proof')}
      </LinkButton>
    </div>
  );
}

/** The same of a whole board: once above it, because every row would say it again. */
export function BoardProvenance({ events }: { events: readonly SportEvent[] }) {
  const t = useText(eventTexts);
  const drawn = events.find(({ provenance }) => provenance !== null)?.provenance;
  if (drawn == null) return null;
  const isEvery = (isTrue: (each: Provenance) => boolean) =>
    events.every(({ provenance }) => provenance === null || isTrue(provenance));
  return (
    <div className={styles.note}>
      <Badge kind="plain" size="sm">
        {t('event.drawn')}
      </Badge>
      <p>
        {t(
          isEvery(({ names }) => names === 'invented') ? 'event.drawnBody.invented' : 'event.drawnBody.real',
        )}
      </p>
      <LinkButton as={AppLink} to="fair" size="sm">
        {t('event.proof')}
      </LinkButton>
    </div>
  );
}
