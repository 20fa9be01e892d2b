import { useText } from '@hanpan/client';
import { type DocumentKind, documentKinds } from '@hanpan/contract';
import { DeskLoaded, PageFrame, ToolRow } from '@hanpan/kit';
import { consoleDocumentTexts } from '@hanpan/messages';
import { SkeletonRows } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../app/session.ts';
import styles from '../features/documents/documents.module.css';
import { PublishDialog } from '../features/documents/publish-dialog.tsx';
import { type DocumentVersion, useDocuments } from '../features/documents/use-documents.ts';
import { VersionDialog } from '../features/documents/version-dialog.tsx';
import { VersionTable } from '../features/documents/version-table.tsx';

/** What members accept: every published version, and the next one. */
export function DocumentsPage() {
  const t = useText(consoleDocumentTexts);
  const query = useDocuments();
  const mayPublish = useMay('/api/console/documents/publish');
  const [shown, setShown] = useState<DocumentVersion>();
  // With the version that was current when the dialog opened: what is published meanwhile must not take the draft away.
  const [written, setWritten] = useState<{ readonly kind: DocumentKind; readonly baseVersion: number }>();
  return (
    <PageFrame title={t('consoleDocument.title')} tools={<ToolRow>{t('consoleDocument.lead')}</ToolRow>}>
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={6} columns={5} />}>
        {({ list, memberCount, places }) => (
          <div className={styles.page}>
            {documentKinds.map((kind) => (
              <VersionTable
                key={kind}
                kind={kind}
                versions={list.filter((each) => each.kind === kind)}
                memberCount={memberCount}
                onShow={setShown}
                onNew={
                  mayPublish
                    ? () =>
                        setWritten({
                          kind,
                          baseVersion:
                            list.find((each) => each.kind === kind && each.isCurrent)?.version ?? 0,
                        })
                    : undefined
                }
              />
            ))}
            {shown && <VersionDialog document={shown} places={places} onClose={() => setShown(undefined)} />}
            {written && <PublishDialog {...written} places={places} onClose={() => setWritten(undefined)} />}
          </div>
        )}
      </DeskLoaded>
    </PageFrame>
  );
}
