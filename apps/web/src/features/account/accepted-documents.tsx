import { callKey, useAction, useCallQuery, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { FailureNotice, Loaded } from '@hanpan/kit';
import { documentTexts } from '@hanpan/messages';
import { Button, Card, CardHeader, MoreLink, Skeleton, TimeText, toast } from '@hanpan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { useNothingDue } from '../../app/documents-due.ts';
import styles from './account.module.css';

const path = '/api/member/documents';
type OwnDocument = DataOf<typeof path>['list'][number];

/** Which version of which document the member has accepted, and when; the way to accept what is current. */
export function AcceptedDocuments() {
  const t = useText(documentTexts);
  const titleId = useId();
  const query = useCallQuery(path, {});
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={t('document.mine')} />
      <Loaded query={query} errorTitle={t('document.loadFailed')} skeleton={<Skeleton height="160px" />}>
        {({ list }) => <Documents list={list} />}
      </Loaded>
    </Card>
  );
}

function Documents({ list }: { list: readonly OwnDocument[] }) {
  const t = useText(documentTexts);
  const queryClient = useQueryClient();
  const noteNothingDue = useNothingDue();
  const { send, isSending, failure } = useAction();
  const due = list.filter(({ isDue }) => isDue);
  const accept = async () => {
    const documents = due.map(({ kind, version }) => ({ kind, version }));
    const { data, failure: refused } = await send('/api/member/acceptDocuments', { documents });
    if (refused?.code === 'D002') await queryClient.invalidateQueries({ queryKey: callKey(path, {}) });
    if (data === undefined) return;
    queryClient.setQueryData(callKey(path, {}), data);
    noteNothingDue();
    toast({ text: t('document.accepted') });
  };
  return (
    <>
      <ul className={styles.list}>
        {list.map((each) => (
          <li key={each.kind} className={styles.item}>
            <div className={styles.itemWords}>
              <p>{t(`document.${each.kind}`)}</p>
              <p className={styles.quiet}>
                <Accepted document={each} />
              </p>
            </div>
            <MoreLink
              as={AppLink}
              to={each.kind}
              aria-label={t('document.read', { name: t(`document.${each.kind}`) })}
            >
              {t('document.readShort')}
            </MoreLink>
          </li>
        ))}
      </ul>
      {due.length > 0 && (
        <div className={styles.body}>
          <p className={styles.quiet}>{t('document.due')}</p>
          <FailureNotice failure={failure} />
          <div className={styles.end}>
            <Button size="sm" variant="filled" busy={isSending} onClick={() => void accept()}>
              {t('document.acceptCurrent')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

function Accepted({ document: { version, accepted, isDue } }: { document: OwnDocument }) {
  const t = useText(documentTexts);
  if (accepted === null) return t('document.notAccepted');
  return (
    <>
      {t('document.acceptedAt', { version: accepted.version })} · <TimeText atMs={Date.parse(accepted.at)} />
      {accepted.version < version && !isDue && <> {t('document.newer', { version })}</>}
    </>
  );
}
