import { callQuery, useCaller, useText } from '@hanpan/client';
import type { AcceptedDocument, DataOf } from '@hanpan/contract';
import { FailureNotice } from '@hanpan/kit';
import { documentTexts } from '@hanpan/messages';
import { Button, ErrorState, Modal } from '@hanpan/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { DocumentDialog } from '../../app/document-dialog.tsx';
import { useAcceptDocuments, useNothingDue } from '../../app/documents-due.ts';
import { useGo } from '../../app/go.ts';
import { useSignOut } from '../../app/session.ts';
import { useUrgentDialog } from '../../app/urgent-dialog.ts';
import styles from './accept-dialog.module.css';

type OwnDocuments = DataOf<'/api/member/documents'>;

const path = '/api/member/documents';

/**
 * Asks for the acceptance of what has changed, or of everything where the site demands it. Nothing but one of its buttons leads
 * out of it: accepting, leaving, or going to withdraw, which needs no acceptance.
 */
export function AcceptDialog({ onDone }: { onDone: () => void }) {
  const t = useText(documentTexts);
  const go = useGo();
  const signOut = useSignOut();
  const noteNothingDue = useNothingDue();
  const query = useQuery({ ...callQuery(useCaller(), path, {}), staleTime: 0, gcTime: 0 });
  const { accept, isSending, failure } = useAcceptDocuments(() => void query.refetch());
  const [read, setRead] = useState<AcceptedDocument>();
  const due = query.data?.list.filter(({ isDue }) => isDue);
  const isOver = due?.length === 0;
  const isReady = query.isFetched && !isOver;
  const isShown = useUrgentDialog(isReady);
  useEffect(() => {
    if (!isOver) return;
    noteNothingDue();
    onDone();
  }, [isOver, noteNothingDue, onDone]);
  if (!isShown) return null;
  const acceptAll = async (documents: OwnDocuments['list']) => {
    if ((await accept(documents)) !== undefined) onDone();
  };
  return (
    <>
      <Modal
        open
        onOpenChange={() => undefined}
        dismissable={false}
        role="alertdialog"
        layer="confirm"
        size="md"
        begin="top"
        title={t('document.askTitle')}
        actions={
          <>
            <Button onClick={() => void signOut()}>{t('document.decline')}</Button>
            <Button onClick={() => go('exchange')}>{t('document.toExchange')}</Button>
            {due && (
              <Button variant="filled" busy={isSending} onClick={() => void acceptAll(due)}>
                {t('document.accept')}
              </Button>
            )}
          </>
        }
      >
        {due === undefined ? (
          <ErrorState
            level={3}
            title={t('document.loadFailed')}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
          >
            {t('document.askMoney')}
          </ErrorState>
        ) : (
          <>
            <p>{t('document.askLead')}</p>
            <ul className={styles.list}>
              {due.map(({ kind, version }) => (
                <li key={kind} className={styles.item}>
                  <span className={styles.words}>
                    {t(`document.${kind}`)}
                    <small>{t('document.version', { version })}</small>
                  </span>
                  <Button
                    size="sm"
                    aria-label={t('document.read', { name: t(`document.${kind}`) })}
                    onClick={() => setRead({ kind, version })}
                  >
                    {t('document.readShort')}
                  </Button>
                </li>
              ))}
            </ul>
            <p className={styles.note}>{t('document.askMoney')}</p>
          </>
        )}
        <FailureNotice failure={failure} />
      </Modal>
      {read && <DocumentDialog {...read} onClose={() => setRead(undefined)} />}
    </>
  );
}
