import { useText } from '@hanpan/client';
import { cells, DeskLoaded, PanelSection } from '@hanpan/kit';
import { consoleHarmTexts } from '@hanpan/messages';
import { Button, Card, Skeleton, TimeText } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import styles from './harm.module.css';
import { MarkerList } from './marker-list.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useMemberMarkers } from './use-harm.ts';

/** The markers of harm of the member of a page, and what operators did about them; nobody sees it whose duty it is not. */
export function HarmCard({ memberKey }: { memberKey: number }) {
  return useMay('/api/console/harm/member') ? <ShownCard memberKey={memberKey} /> : null;
}

function ShownCard({ memberKey }: { memberKey: number }) {
  const t = useText(consoleHarmTexts);
  const query = useMemberMarkers(memberKey);
  const mayReview = useMay('/api/console/harm/review');
  const [isReviewing, setReviewing] = useState(false);
  return (
    <Card className={styles.card}>
      <PanelSection title={t('consoleHarm.memberTitle')}>
        <DeskLoaded query={query} skeleton={<Skeleton height="80px" />}>
          {({ memId, markers, reviews }) => {
            const open = markers.filter(({ isOpen }) => isOpen);
            return (
              <div className={styles.body}>
                {markers.length === 0 && <p className={styles.quiet}>{t('consoleHarm.memberNone')}</p>}
                <MarkerList markers={markers} />
                {mayReview && open.length > 0 && (
                  <Button
                    size="sm"
                    aria-label={t('consoleHarm.reviewOf', { memId })}
                    onClick={() => setReviewing(true)}
                  >
                    {t('consoleHarm.review')}
                  </Button>
                )}
                {reviews.length > 0 && (
                  <section className={styles.reviews} aria-label={t('consoleHarm.reviews')}>
                    <b>{t('consoleHarm.reviews')}</b>
                    {reviews.map(({ reviewIdx, outcome, note, by, at }) => (
                      <div key={reviewIdx} className={styles.review}>
                        <span className={cells.quiet}>
                          {by} · <TimeText atMs={Date.parse(at)} /> · {t(`consoleHarm.outcome.${outcome}`)}
                        </span>
                        {note}
                      </div>
                    ))}
                  </section>
                )}
                {isReviewing && open.length > 0 && (
                  <ReviewDialog
                    memberKey={memberKey}
                    memId={memId}
                    markers={open}
                    onClose={() => setReviewing(false)}
                  />
                )}
              </div>
            );
          }}
        </DeskLoaded>
      </PanelSection>
    </Card>
  );
}
