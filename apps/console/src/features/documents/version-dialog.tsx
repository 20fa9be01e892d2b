import { useText } from '@hanpan/client';
import type { AcceptedDocument } from '@hanpan/contract';
import { DeskLoaded } from '@hanpan/kit';
import {
  commonTexts,
  consoleDocumentTexts,
  documentTexts,
  type Locale,
  localeNames,
  locales,
} from '@hanpan/messages';
import { Button, Modal, SegmentedControl, Skeleton } from '@hanpan/ui';
import { useState } from 'react';
import styles from './documents.module.css';
import { ShownText } from './shown-text.tsx';
import { type Place, useDocumentTexts } from './use-documents.ts';

interface VersionDialogProps {
  readonly document: AcceptedDocument;
  readonly places: readonly Place[];
  readonly onClose: () => void;
}

/** One version in each language. */
export function VersionDialog({ document, places, onClose }: VersionDialogProps) {
  const t = useText(consoleDocumentTexts);
  const names = useText(documentTexts);
  const common = useText(commonTexts);
  const query = useDocumentTexts(document);
  const [locale, setLocale] = useState<Locale>('ko');
  const version = t('consoleDocument.versionOf', { version: document.version });
  return (
    <Modal
      open
      onOpenChange={onClose}
      size="lg"
      title={`${names(`document.${document.kind}`)} · ${version}`}
      actions={<Button onClick={onClose}>{common('common.close')}</Button>}
    >
      <div className={styles.form}>
        <SegmentedControl
          label={t('consoleDocument.language')}
          options={locales.map((value) => ({ value, label: localeNames[value] }))}
          value={locale}
          onChange={setLocale}
        />
        <DeskLoaded query={query} skeleton={<Skeleton height="320px" />}>
          {({ texts }) => <ShownText text={texts[locale]} places={places} locale={locale} />}
        </DeskLoaded>
      </div>
    </Modal>
  );
}
