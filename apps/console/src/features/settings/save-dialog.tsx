import { useText } from '@hanpan/client';
import { FailureNotice } from '@hanpan/kit';
import { commonTexts, consoleSettingTexts, consoleShellTexts } from '@hanpan/messages';
import {
  Button,
  Chip,
  ChipGroup,
  type Column,
  Field,
  Modal,
  PartialNotice,
  SkeletonRows,
  Table,
  TextArea,
  toast,
} from '@hanpan/ui';
import { type FormEvent, useId, useState } from 'react';
import { type Draft, type SettingField, type SettingGroupState, valueOfField } from './model.ts';
import { useSettingWords } from './setting-words.ts';
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
  const common = useText(commonTexts);
  const shell = useText(consoleShellTexts);
  const form = useId();
  const { preview, failure } = usePreview(state.group, fields, draft);
  const saving = useSaveSettings(() => {
    toast({ text: t('consoleSetting.saved') });
    onSaved();
  });
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  const isSound = preview !== undefined && preview.problems.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing && isSound) void saving.save(state, fields, draft, reason);
  };
  const presets = [
    t('consoleSetting.reasonPolicy'),
    t('consoleSetting.reasonEvent'),
    t('consoleSetting.reasonMistake'),
  ];
  return (
    <Modal
      open
      onOpenChange={onClose}
      dismissable={!saving.isSending}
      role="alertdialog"
      layer="confirm"
      size="lg"
      title={t('consoleSetting.saveTitle')}
      actions={
        <>
          <Button disabled={saving.isSending} onClick={onClose}>
            {common('common.cancel')}
          </Button>
          <Button type="submit" form={form} variant="filled" busy={saving.isSending} disabled={!isSound}>
            {t('consoleSetting.save')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.dialog} noValidate onSubmit={submit}>
        <Changes fields={fields} draft={draft} />
        {preview === undefined && failure === undefined && <SkeletonRows rows={2} columns={1} />}
        <FailureNotice failure={failure} />
        {preview && <Effects preview={preview} />}
        <ChipGroup label={shell('consoleShell.reasonPresets')}>
          {presets.map((preset) => (
            <Chip key={preset} pressed={reason === preset} onClick={() => setReason(preset)}>
              {preset}
            </Chip>
          ))}
        </ChipGroup>
        <Field
          label={shell('consoleShell.reason')}
          required
          error={isTried && isMissing && shell('consoleShell.reasonMissing')}
        >
          <TextArea
            rows={2}
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {saving.failure?.code === 'T999' ? (
          <PartialNotice tone="warn">{t('consoleSetting.changedMeanwhile')}</PartialNotice>
        ) : (
          <FailureNotice failure={saving.failure} />
        )}
      </form>
    </Modal>
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
