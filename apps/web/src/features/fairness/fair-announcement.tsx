import { useText } from '@hanpan/client';
import { fairTexts } from '@hanpan/messages';
import { announcementHash } from '@hanpan/rules';
import { Card, CardHeader, CopyButton, PartialNotice, TimeText } from '@hanpan/ui';
import { useMemo } from 'react';
import { Facts, type NamedFact } from '../../app/facts.tsx';
import styles from './fairness.module.css';
import { type Commitment, timeOfDraw } from './model.ts';
import { useSeriesWords } from './use-series-words.ts';

interface FairAnnouncementProps {
  readonly commitment: Commitment;
  /** From the receipt, and not from the server. */
  readonly digest: string;
}

/** What was published before any bet, with its hash made again on this device. */
export function FairAnnouncement({ commitment, digest }: FairAnnouncementProps) {
  const t = useText(fairTexts);
  const { announcement, keysApart } = commitment;
  const holds = useMemo(() => announcementHash(announcement) === digest, [announcement, digest]);
  return (
    <Card aria-labelledby="fair-announced">
      <CardHeader title={t('fair.announced')} titleId="fair-announced" />
      <div className={styles.body}>
        <p className={styles.hash}>
          <span>{t('fair.hash')}</span>
          <code>{digest}</code>
          <CopyButton value={digest} size="sm">
            {t('fair.copy')}
          </CopyButton>
        </p>
        <PartialNotice tone={holds ? 'ok' : 'warn'}>
          {t(holds ? 'fair.hashHolds' : 'fair.hashFails')}
        </PartialNotice>
        <AnnouncedFacts commitment={commitment} />
        <p className={styles.note}>{t(secrecyOf(keysApart))}</p>
      </div>
    </Card>
  );
}

/** Who could know a result early; with a beacon there is no second key. */
function secrecyOf(keysApart: boolean | null) {
  if (keysApart === null) return 'fair.beacon' as const;
  return keysApart ? ('fair.keysApart' as const) : ('fair.keysTogether' as const);
}

function AnnouncedFacts({ commitment }: { commitment: Commitment }) {
  const t = useText(fairTexts);
  const words = useSeriesWords();
  const { announcement, announcedAt, voidDraws } = commitment;
  const { series, draws } = announcement;
  const at = (atMs: number) => <TimeText atMs={atMs} format="dateTimeSeconds" />;
  const facts: readonly NamedFact[] = [
    [t('fair.number'), words.series(commitment)],
    [t('fair.series'), series],
    [t('fair.announcedAt'), at(Date.parse(announcedAt))],
    [t('fair.draws'), t('fair.drawsOf', { count: draws })],
    [t('fair.first'), at(timeOfDraw(announcement, 1))],
    [t('fair.last'), at(timeOfDraw(announcement, draws))],
    [t('fair.void'), t('fair.drawsOf', { count: voidDraws })],
  ];
  return <Facts facts={facts} className={styles.facts} />;
}
