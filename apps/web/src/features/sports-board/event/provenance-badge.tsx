import { useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { eventTexts } from '@hanpan/messages';
import { Badge, MoreLink } from '@hanpan/ui';
import clsx from 'clsx';
import { AppLink } from '../../../app/app-link.tsx';
import { visit } from '../../../app/urls.ts';
import styles from './provenance-badge.module.css';

type Provenance = NonNullable<SportEvent['provenance']>;

/** Where a match comes from, in two sentences, and the way to its proof. */
export function ProvenanceNote({ provenance, isOver }: { provenance: Provenance; isOver: boolean }) {
  const t = useText(eventTexts);
  return (
    <div className={clsx(styles.note, styles.ofEvent)}>
      <Badge kind="plain" size="sm" className={styles.badge}>
        {t('event.drawn')}
      </Badge>
      <MoreLink as={AppLink} to={visit('fairSeries', { digest: provenance.announcement })}>
        {t(isOver ? 'event.proof' : 'event.sealed')}
      </MoreLink>
      <p>
        {t(`event.drawnBody.${provenance.names}`)} {t(`event.strengths.${provenance.strengths}`)}
      </p>
    </div>
  );
}

/** What the matches of a board have in common; undefined where none is drawn. */
function bodyOf(events: readonly SportEvent[]) {
  const drawn = events.flatMap(({ provenance }) => provenance ?? []);
  if (drawn.length === 0) return undefined;
  return drawn.every(({ names }) => names === 'invented')
    ? 'event.drawnBody.invented'
    : 'event.drawnBody.real';
}

/** The same of a whole board: once above it, because every row would say it again. Its sentences stand at the foot. */
export function BoardProvenance({ events }: { events: readonly SportEvent[] }) {
  const t = useText(eventTexts);
  if (bodyOf(events) === undefined) return null;
  return (
    <div className={clsx(styles.note, styles.ofBoard)}>
      <Badge kind="plain" size="sm" className={styles.badge}>
        {t('event.drawn')}
      </Badge>
      <MoreLink as={AppLink} to="fair">
        {t('event.sealed')}
      </MoreLink>
    </div>
  );
}

/** The sentences by themselves, for the end of a board that has no room for them above it. */
export function ProvenanceWords({ events }: { events: readonly SportEvent[] }) {
  const t = useText(eventTexts);
  const body = bodyOf(events);
  return body === undefined ? null : <p>{t(body)}</p>;
}
