import { callKey, useCallQuery, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { FailureNotice, Loaded } from '@hanpan/kit';
import { documentTexts } from '@hanpan/messages';
import { Button, Card, CardHeader, MoreLink, Skeleton, TimeText, toast } from '@hanpan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { useAcceptDocuments } from '../../app/documents-due.ts';
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
  const key = callKey(path, {});
  const { accept, isSending, failure } = useAcceptDocuments(
    () => void queryClient.invalidateQueries({ queryKey: key }),
  );
  const due = list.filter(({ isDue }) => isDue);
  const acceptDue = async () => {
    const data = await accept(due);
    if (data === undefined) return;
    queryClient.setQueryData(key, data);
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
            <Button size="sm" variant="filled" busy={isSending} onClick={() => void acceptDue()}>
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
