import { useText } from '@hanpan/client';
import { PanelFacts, PanelSection } from '@hanpan/kit';
import { consoleDocumentTexts, documentTexts } from '@hanpan/messages';
import { Card, TimeText } from '@hanpan/ui';
import styles from './care.module.css';
import type { MemberCare } from './use-member-care.ts';

/** Which versions of the terms and the privacy policy the member has accepted, and when. */
export function DocumentsCard({ documents }: Pick<MemberCare, 'documents'>) {
  const t = useText(consoleDocumentTexts);
  const names = useText(documentTexts);
  return (
    <Card className={styles.card}>
      <PanelSection title={t('consoleDocument.memberTitle')}>
        {documents.length === 0 ? (
          <p className={styles.quiet}>{t('consoleDocument.memberNone')}</p>
        ) : (
          <PanelFacts
            facts={documents.map(({ kind, version, acceptedAt }) => ({
              label: `${names(`document.${kind}`)} ${t('consoleDocument.versionOf', { version })}`,
              value: <TimeText atMs={Date.parse(acceptedAt)} />,
            }))}
          />
        )}
      </PanelSection>
    </Card>
  );
}
