import { useLocale, useLocalText, useText } from '@hanpan/client';
import { ReasonDialog } from '@hanpan/kit';
import { consoleVendorSetupTexts } from '@hanpan/messages';
import { formatAmount, zero } from '@hanpan/money';
import {
  AmountInput,
  Button,
  DigitsInput,
  Field,
  PartialNotice,
  Select,
  Switch,
  TextArea,
  TextInput,
  toast,
} from '@hanpan/ui';
import { useState } from 'react';
import { NameFields } from './name-fields.tsx';
import { draftOf, type SetupDraft, setupOf } from './setup-draft.ts';
import { useSetupAction, type VendorSetup } from './use-vendor-setup.ts';
import styles from './vendors.module.css';

/** Everything about a connection but its keys. `held` is what holds now, which may change while somebody types. */
export function SetupDialog({ held, onClose }: { held: VendorSetup; onClose: () => void }) {
  const t = useText(consoleVendorSetupTexts);
  const local = useLocalText();
  const action = useSetupAction();
  const [revision, setRevision] = useState(held.revision);
  const [draft, setDraft] = useState(() => draftOf(held));
  const change = (part: Partial<SetupDraft>) => setDraft((before) => ({ ...before, ...part }));
  const isBehind = revision !== held.revision;
  const save = async (reason: string) => {
    const body = { vendorCode: held.code, revision, ...setupOf(draft), reason };
    const { data } = await action.send('/api/console/vendors/save', body);
    if (data === undefined) return;
    toast({ text: t('consoleVendorSetup.saved', { name: local(draft.names) }) });
    onClose();
  };
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={t('consoleVendorSetup.changeOf', { name: local(held.names) })}
      note={`${t('consoleVendorSetup.shared')} ${t('consoleVendorSetup.note')}`}
      presets={[t('consoleVendorSetup.why.contract'), t('consoleVendorSetup.why.moved')]}
      confirmLabel={t('consoleVendorSetup.save')}
      tone="filled"
      busy={action.isSending}
      error={action.failure?.code === 'T999' ? undefined : action.failure?.message}
      onConfirm={(reason) => void save(reason)}
    >
      {isBehind && (
        <PartialNotice
          tone="warn"
          action={
            <Button size="sm" onClick={() => setRevision(held.revision)}>
              {t('consoleVendorSetup.readAgain')}
            </Button>
          }
        >
          {t('consoleVendorSetup.meanwhile')}
        </PartialNotice>
      )}
      <SetupFields draft={draft} held={draftOf(held)} onChange={change} />
    </ReasonDialog>
  );
}

interface SetupFieldsProps {
  readonly draft: SetupDraft;
  readonly held: SetupDraft;
  readonly onChange: (part: Partial<SetupDraft>) => void;
}

function SetupFields({ draft, held, onChange }: SetupFieldsProps) {
  const t = useText(consoleVendorSetupTexts);
  const { locale } = useLocale();
  /** What holds now, beside what was typed in its place. */
  const nowOf = (key: 'baseUrl' | 'operatorId' | 'timeoutMs') =>
    draft[key] !== held[key] && t('consoleVendorSetup.now', { value: held[key] });
  return (
    <div className={styles.fields}>
      <Switch
        label={t('consoleVendorSetup.enabled')}
        checked={draft.isEnabled}
        onChange={(isEnabled) => onChange({ isEnabled })}
      />
      <NameFields names={draft.names} onChange={(names) => onChange({ names })} />
      <Field
        label={t('consoleVendorSetup.baseUrl')}
        hint={nowOf('baseUrl') || t('consoleVendorSetup.baseUrlHint')}
        required
      >
        <TextInput
          type="url"
          autoComplete="off"
          maxLength={300}
          value={draft.baseUrl}
          onChange={({ target }) => onChange({ baseUrl: target.value })}
        />
      </Field>
      <Field label={t('consoleVendorSetup.operatorId')} hint={nowOf('operatorId')} required>
        <TextInput
          autoComplete="off"
          maxLength={60}
          value={draft.operatorId}
          onChange={({ target }) => onChange({ operatorId: target.value })}
        />
      </Field>
      <Field label={t('consoleVendorSetup.timeout')} hint={nowOf('timeoutMs')} required>
        <DigitsInput
          maxLength={5}
          value={draft.timeoutMs}
          onChange={(timeoutMs) => onChange({ timeoutMs })}
        />
      </Field>
      <Field
        label={t('consoleVendorSetup.largestWin')}
        hint={
          draft.largestWin === held.largestWin
            ? t('consoleVendorSetup.largestWinHint')
            : t('consoleVendorSetup.now', { value: formatAmount(held.largestWin ?? zero, locale) })
        }
        required
      >
        <AmountInput
          label={t('consoleVendorSetup.largestWin')}
          value={draft.largestWin}
          onChange={(largestWin) => onChange({ largestWin })}
        />
      </Field>
      <Field label={t('consoleVendorSetup.window')}>
        <Select
          options={(['embed', 'popup'] as const).map((value) => ({
            value,
            label: t(`consoleVendorSetup.window.${value}`),
          }))}
          value={draft.windowKind}
          onChange={(windowKind) => onChange({ windowKind })}
        />
      </Field>
      {(['gameOrigins', 'imageOrigins'] as const).map((key) => (
        <Field key={key} label={t(`consoleVendorSetup.${key}`)} hint={t('consoleVendorSetup.originsHint')}>
          <TextArea
            rows={2}
            spellCheck={false}
            value={draft[key]}
            onChange={({ target }) => onChange({ [key]: target.value })}
          />
        </Field>
      ))}
    </div>
  );
}
