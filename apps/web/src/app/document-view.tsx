import { useCallQuery, useText } from '@hanpan/client';
import type { DocumentKind } from '@hanpan/contract';
import { DocumentText, Loaded } from '@hanpan/kit';
import { documentTexts } from '@hanpan/messages';
import { EmptyState, Skeleton, TimeText } from '@hanpan/ui';
import type { ReactNode } from 'react';
import styles from './document-view.module.css';

interface DocumentViewProps {
  readonly kind: DocumentKind;
  /** Undefined: the one that is current. */
  readonly version?: number | undefined;
  readonly level?: 2 | 3;
  /** Beside an older version: the way to the current one. */
  readonly toCurrent?: ReactNode;
}

/** One document in the reader's language, with its version and date. */
export function DocumentView({ kind, version, level = 2, toCurrent }: DocumentViewProps) {
  const t = useText(documentTexts);
  const query = useCallQuery('/api/main/document', version === undefined ? { kind } : { kind, version });
  if (query.error?.code === 'E404')
    return (
      <EmptyState title={t('document.missing')} level={level}>
        {t('document.missingText')}
      </EmptyState>
    );
  return (
    <Loaded query={query} errorTitle={t('document.loadFailed')} skeleton={<Skeleton height="520px" />} atOnce>
      {(document) => (
        <div className={styles.view}>
          <p className={styles.head}>
            <span>{t('document.version', { version: document.version })}</span>
            <TimeText atMs={Date.parse(document.publishedAt)} format="date" />
            {!document.isCurrent && (
              <>
                <span>{t('document.older')}</span>
                {toCurrent}
              </>
            )}
          </p>
          <DocumentText sections={document.sections} level={level} />
        </div>
      )}
    </Loaded>
  );
}
