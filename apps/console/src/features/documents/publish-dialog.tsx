import { useText } from '@hanpan/client';
import type { DocumentKind, LocalText } from '@hanpan/contract';
import { longestDocument } from '@hanpan/contract';
import { DeskLoaded, FormDialog } from '@hanpan/kit';
import { consoleDocumentTexts, documentTexts, type Locale, localeNames, locales } from '@hanpan/messages';
import {
  Checkbox,
  ConfirmDialog,
  Field,
  Modal,
  PartialNotice,
  SegmentedControl,
  Skeleton,
  TextArea,
} from '@hanpan/ui';
import { useState } from 'react';
import styles from './documents.module.css';
import { ShownText } from './shown-text.tsx';
import { type Place, useDocumentTexts, usePublishDocument } from './use-documents.ts';

interface PublishDialogProps {
  readonly kind: DocumentKind;
  /** The version that was current when the dialog opened, which the new one begins from; zero where there was none. */
  readonly baseVersion: number;
  readonly places: readonly Place[];
  readonly onClose: () => void;
}

const nothing: LocalText = { ko: '', en: '', vi: '' };

/** Writes the next version, beginning from the one that is current. */
export function PublishDialog(props: PublishDialogProps) {
  return props.baseVersion === 0 ? <Writer {...props} start={nothing} /> : <FromCurrent {...props} />;
}

function FromCurrent(props: PublishDialogProps) {
  const { kind, baseVersion: version, onClose } = props;
  const t = useText(consoleDocumentTexts);
  const names = useText(documentTexts);
  const query = useDocumentTexts({ kind, version });
  // Kept here: what is read again, or cannot be, must not take away what is being written.
  const [start, setStart] = useState(query.data?.texts);
  if (start === undefined && query.data) setStart(query.data.texts);
  if (start) return <Writer {...props} start={start} />;
  return (
    <Modal
      open
      onOpenChange={onClose}
      size="lg"
      title={t('consoleDocument.newOf', { name: names(`document.${kind}`) })}
    >
      <DeskLoaded query={query} skeleton={<Skeleton height="320px" />}>
        {() => null}
      </DeskLoaded>
    </Modal>
  );
}

function Writer({ kind, baseVersion, places, start, onClose }: PublishDialogProps & { start: LocalText }) {
  const t = useText(consoleDocumentTexts);
  const names = useText(documentTexts);
  const name = names(`document.${kind}`);
  const [texts, setTexts] = useState(start);
  const [locale, setLocale] = useState<Locale>('ko');
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const [isMaterial, setMaterial] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const { publish, isSending, failure } = usePublishDocument(onClose);
  const missing = locales.find((each) => texts[each].trim() === '');
  const isUnchanged = locales.every((each) => texts[each].trim() === start[each].trim());
  const isFirst = baseVersion === 0;
  const changed = isMaterial ? 'confirmMaterial' : 'confirmWording';
  const consequence = isFirst ? 'confirmFirst' : changed;
  const confirm = async () => {
    await publish({ kind, baseVersion, isMaterial: isFirst || isMaterial, texts });
    setAsking(false);
  };
  return (
    <>
      <FormDialog
        layer="confirm"
        size="lg"
        title={t('consoleDocument.newOf', { name })}
        onClose={onClose}
        submitLabel={t('consoleDocument.publish')}
        onSubmit={() => setAsking(true)}
        call={{ isSending, failure }}
        blocked={missing && t('consoleDocument.missingLanguage', { language: localeNames[missing] })}
      >
        <SegmentedControl
          label={t('consoleDocument.language')}
          options={locales.map((value) => ({ value, label: localeNames[value] }))}
          value={locale}
          onChange={setLocale}
        />
        <SegmentedControl
          label={t('consoleDocument.show')}
          options={(['edit', 'preview'] as const).map((value) => ({
            value,
            label: t(`consoleDocument.${value}`),
          }))}
          value={view}
          onChange={setView}
        />
        {view === 'preview' ? (
          <ShownText text={texts[locale]} places={places} locale={locale} />
        ) : (
          <Field
            label={t('consoleDocument.text', { language: localeNames[locale] })}
            hint={t('consoleDocument.syntax')}
            className={styles.text}
            required
          >
            <TextArea
              lang={locale}
              rows={16}
              maxLength={longestDocument}
              value={texts[locale]}
              onChange={({ target }) => setTexts((held) => ({ ...held, [locale]: target.value }))}
            />
          </Field>
        )}
        <Checkbox
          label={t('consoleDocument.isMaterial')}
          description={t('consoleDocument.isMaterialHint')}
          checked={isFirst || isMaterial}
          disabled={isFirst}
          onChange={setMaterial}
        />
        <Places places={places} locale={locale} />
        {!missing && isUnchanged && <PartialNotice>{t('consoleDocument.unchanged')}</PartialNotice>}
      </FormDialog>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          tone="warn"
          title={t('consoleDocument.confirmTitle', { name, version: baseVersion + 1 })}
          confirmLabel={t('consoleDocument.publish')}
          onConfirm={confirm}
        >
          <p>{t(`consoleDocument.${consequence}`)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Places({ places, locale }: { places: readonly Place[]; locale: Locale }) {
  const t = useText(consoleDocumentTexts);
  return (
    <details>
      <summary>{t('consoleDocument.places')}</summary>
      <dl className={styles.places}>
        {places.map(({ name, value }) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{value[locale]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
