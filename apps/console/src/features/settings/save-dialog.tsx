import { useText } from '@hanpan/client';
import { FailureNotice, FormDialog, ReasonField } from '@hanpan/kit';
import { consoleSettingTexts, consoleShellTexts } from '@hanpan/messages';
import { type Column, PartialNotice, SkeletonRows, Table, toast } from '@hanpan/ui';
import { useState } from 'react';
import type { SettingField } from '../../app/setting-values.ts';
import { useSettingWords } from '../../app/setting-words.ts';
import { type Draft, type SettingGroupState, valueOfField } from './model.ts';
import styles from './settings.module.css';
import { type Preview, usePreview, useSaveSettings } from './use-settings.ts';

interface SaveDialogProps {
  readonly state: SettingGroupState;
  readonly fields: readonly SettingField[];
  readonly draft: Draft;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** What changes from what to what, what that would have meant, and why: then it is saved. */
export function SaveDialog({ state, fields, draft, onSaved, onClose }: SaveDialogProps) {
  const t = useText(consoleSettingTexts);
  const shell = useText(consoleShellTexts);
  const { preview, failure } = usePreview(state.group, fields, draft);
  const saving = useSaveSettings(() => {
    toast({ text: t('consoleSetting.saved') });
    onSaved();
  });
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  const isSound = preview !== undefined && preview.problems.length === 0;
  const submit = () => {
    setTried(true);
    if (!isMissing && isSound) void saving.save(state, fields, draft, reason);
  };
  const presets = [
    t('consoleSetting.reasonPolicy'),
    t('consoleSetting.reasonEvent'),
    t('consoleSetting.reasonMistake'),
  ];
  return (
    <FormDialog
      layer="confirm"
      size="lg"
      title={t('consoleSetting.saveTitle')}
      onClose={onClose}
      submitLabel={t('consoleSetting.save')}
      onSubmit={submit}
      call={saving}
      refusal={
        saving.failure?.code === 'T999' && (
          <PartialNotice tone="warn">{t('consoleSetting.changedMeanwhile')}</PartialNotice>
        )
      }
      blocked={!isSound && t('consoleSetting.notSound')}
    >
      <Changes fields={fields} draft={draft} />
      {preview === undefined && failure === undefined && <SkeletonRows rows={2} columns={1} />}
      <FailureNotice failure={failure} />
      {preview && <Effects preview={preview} />}
      <ReasonField
        presets={presets}
        reason={reason}
        error={isTried && isMissing && shell('consoleShell.reasonMissing')}
        onChange={setReason}
      />
    </FormDialog>
  );
}

function Changes({ fields, draft }: Pick<SaveDialogProps, 'fields' | 'draft'>) {
  const t = useText(consoleSettingTexts);
  const words = useSettingWords();
  const columns: Column<SettingField>[] = [
    { key: 'field', header: t('consoleSetting.field'), phone: 'main', cell: ({ key }) => words.nameOf(key) },
    {
      key: 'before',
      header: t('consoleSetting.before'),
      phone: 'meta',
      cell: (field) => (
        <span className={styles.value}>{words.shownField(field, JSON.parse(field.value))}</span>
      ),
    },
    {
      key: 'after',
      header: t('consoleSetting.after'),
      phone: 'state',
      cell: (field) => <b className={styles.value}>{words.shownField(field, valueOfField(field, draft))}</b>,
    },
  ];
  return (
    <Table
      caption={t('consoleSetting.saveTitle')}
      density="dense"
      columns={columns}
      rows={fields}
      rowKey={({ key }) => key}
    />
  );
}

function Effects({ preview: { effects, problems } }: { preview: Preview }) {
  const t = useText(consoleSettingTexts);
  const words = useSettingWords();
  if (problems.length > 0)
    return problems.map(({ key, kind }) => (
      <PartialNotice key={`${key} ${kind}`} tone="warn" title={words.nameOf(key)}>
        {t(`consoleSetting.problem.${kind}`)}
      </PartialNotice>
    ));
  return (
    <section>
      <h3 className={styles.heading}>{t('consoleSetting.effects')}</h3>
      {effects.length === 0 ? (
        <p className={styles.quiet}>{t('consoleSetting.noEffects')}</p>
      ) : (
        <ul className={styles.effects}>
          {effects.map((effect) => (
            <li key={effect.kind}>{wordsOf(effect)}</li>
          ))}
        </ul>
      )}
    </section>
  );

  function wordsOf({ kind, before, after, total }: Preview['effects'][number]): string {
    if (kind === 'wheelCost' || kind === 'turnoverOfDeposit' || kind === 'attendanceMonth')
      return t(`consoleSetting.effect.${kind}`, { before, after });
    return t(`consoleSetting.effect.${kind}`, { before, after, total });
  }
}
