import { useText } from '@hanpan/client';
import { FormDialog } from '@hanpan/kit';
import { consoleBoardTexts, localeNames, locales } from '@hanpan/messages';
import { Checkbox, Field, PartialNotice, SegmentedControl, Select, TextInput } from '@hanpan/ui';
import { useState } from 'react';
import { categoriesOf, type Draft, type PublishBoard } from './model.ts';
import { RichEditor } from './rich-editor.tsx';
import styles from './support.module.css';
import { usePublish } from './use-support.ts';

interface PublishDialogProps {
  /** What is changed; null publishes something new. */
  readonly boardIdx: number | null;
  readonly start: Draft;
  readonly onClose: () => void;
}

const publishBoards = ['notice', 'faq', 'board'] as const satisfies readonly PublishBoard[];

/** Writes a notice, an event or an entry of the FAQ, one language after the other. */
export function PublishDialog({ boardIdx, start, onClose }: PublishDialogProps) {
  const t = useText(consoleBoardTexts);
  const [draft, setDraft] = useState(start);
  // Of several languages there may be several.
  const [picturesSent, setPicturesSent] = useState(0);
  const { publish, isSending, failure } = usePublish();
  const change = (part: Partial<Draft>) => setDraft((held) => ({ ...held, ...part }));
  const save = async () => {
    if (await publish(boardIdx, draft)) onClose();
  };
  return (
    <FormDialog
      layer="confirm"
      size="lg"
      title={t('consoleBoard.publishTitle')}
      onClose={onClose}
      submitLabel={t('consoleBoard.publish')}
      onSubmit={save}
      call={{ isSending, failure }}
      blocked={picturesSent > 0 && t('consoleBoard.sendingPicture')}
      refusal={
        failure?.code === 'T999' && (
          <PartialNotice tone="warn" title={t('consoleBoard.meanwhile')}>
            {t('consoleBoard.meanwhileNote')}
          </PartialNotice>
        )
      }
    >
      <div className={styles.pair}>
        <Field label={t('consoleBoard.where')}>
          <Select
            options={publishBoards.map((value) => ({ value, label: t(`consoleBoard.board.${value}`) }))}
            value={draft.boardType}
            onChange={(boardType) => change({ boardType, category: categoriesOf[boardType][0] })}
          />
        </Field>
        <Field label={t('consoleBoard.category')}>
          <Select
            options={categoriesOf[draft.boardType].map((value) => ({
              value: value as string,
              label: t(`consoleBoard.category.${value}`),
            }))}
            value={draft.category}
            onChange={(category) => change({ category: category as Draft['category'] })}
          />
        </Field>
      </div>
      <Words
        draft={draft}
        onWords={(words) => setDraft((held) => ({ ...held, ...words(held) }))}
        onSending={(isSending) => setPicturesSent((count) => count + (isSending ? 1 : -1))}
      />
      <Checkbox label={t('consoleBoard.pin')} checked={draft.isTop} onChange={(isTop) => change({ isTop })} />
    </FormDialog>
  );
}

type Written = Pick<Draft, 'titles' | 'contents'>;

interface WordsProps {
  readonly draft: Draft;
  /** From the words as they are then: a picture may come while another language is written. */
  readonly onWords: (words: (held: Written) => Partial<Written>) => void;
  readonly onSending: (isSending: boolean) => void;
}

function Words({ draft, onWords, onSending }: WordsProps) {
  const t = useText(consoleBoardTexts);
  const [locale, setLocale] = useState<(typeof locales)[number]>('ko');
  // Whoever has come back to a text sees what has come into it meanwhile: its editor begins anew.
  const [late, setLate] = useState({ ko: 0, en: 0, vi: 0 });
  const { titles, contents } = draft;
  return (
    <>
      <SegmentedControl
        label={t('consoleBoard.language')}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
        value={locale}
        onChange={setLocale}
      />
      <Field label={t('consoleBoard.fieldTitle')} hint={t('consoleBoard.languageHint')}>
        <TextInput
          lang={locale}
          value={titles[locale]}
          maxLength={100}
          onChange={({ target }) =>
            onWords((held) => ({ titles: { ...held.titles, [locale]: target.value } }))
          }
        />
      </Field>
      <RichEditor
        key={`${locale} ${late[locale]}`}
        label={t('consoleBoard.fieldText')}
        lang={locale}
        html={contents[locale]}
        onChange={(html) => onWords((held) => ({ contents: { ...held.contents, [locale]: html } }))}
        onLatePicture={(src) => {
          onWords(({ contents: held }) => ({
            contents: { ...held, [locale]: `${held[locale]}<img src="${src}">` },
          }));
          setLate((held) => ({ ...held, [locale]: held[locale] + 1 }));
        }}
        onSending={onSending}
      />
    </>
  );
}
