import { useText } from '@hanpan/client';
import type { DocumentKind } from '@hanpan/contract';
import { type RawSearch, usePageSearch } from '@hanpan/kit';
import { documentTexts } from '@hanpan/messages';
import { Card, MoreLink, SectionHead } from '@hanpan/ui';
import { AppLink } from '../app/app-link.tsx';
import { DocumentView } from '../app/document-view.tsx';
import styles from './document-pages.module.css';

/** The version that an address names, of whoever looks up what it accepted. */
function readSearch(raw: RawSearch) {
  const version = Number(raw.version);
  return { version: Number.isInteger(version) && version > 0 && version <= 100_000 ? version : undefined };
}

const otherOf = { terms: 'privacy', privacy: 'terms' } as const;

function DocumentPage({ kind }: { kind: DocumentKind }) {
  const t = useText(documentTexts);
  const [{ version }] = usePageSearch(readSearch);
  const other = otherOf[kind];
  return (
    <div className={styles.page}>
      <SectionHead
        level={1}
        title={t(`document.${kind}`)}
        actions={
          <MoreLink as={AppLink} to={other}>
            {t(`document.${other}`)}
          </MoreLink>
        }
      />
      <Card as="div" padded>
        <DocumentView
          kind={kind}
          version={version}
          toCurrent={
            <MoreLink as={AppLink} to={kind}>
              {t('document.toCurrent')}
            </MoreLink>
          }
        />
      </Card>
    </div>
  );
}

export function TermsPage() {
  return <DocumentPage kind="terms" />;
}

export function PrivacyPage() {
  return <DocumentPage kind="privacy" />;
}
