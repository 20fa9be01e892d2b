import { useText } from '@hanpan/client';
import { vendorDialects } from '@hanpan/contract';
import { ReasonDialog } from '@hanpan/kit';
import { consoleVendorSetupTexts } from '@hanpan/messages';
import { Field, Select, TextInput, toast } from '@hanpan/ui';
import { useState } from 'react';
import { NameFields } from './name-fields.tsx';
import { useSetupAction } from './use-vendor-setup.ts';
import styles from './vendors.module.css';

const start = {
  vendorCode: '',
  dialect: 'hub88' as (typeof vendorDialects)[number],
  names: { ko: '', en: '', vi: '' },
  baseUrl: 'https://',
  operatorId: '1',
};

/** A new provider: off, and without keys, until somebody sets them. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const t = useText(consoleVendorSetupTexts);
  const action = useSetupAction();
  const [draft, setDraft] = useState(start);
  const change = (part: Partial<typeof start>) => setDraft((held) => ({ ...held, ...part }));
  const create = async (reason: string) => {
    const { data } = await action.send('/api/console/vendors/create', { ...draft, reason });
    if (data === undefined) return;
    toast({ text: t('consoleVendorSetup.created', { name: draft.names.ko }) });
    onClose();
  };
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={t('consoleVendorSetup.new')}
      note={t('consoleVendorSetup.newNote')}
      presets={[t('consoleVendorSetup.why.contract')]}
      confirmLabel={t('consoleVendorSetup.create')}
      tone="filled"
      busy={action.isSending}
      error={action.failure?.message}
      onConfirm={(reason) => void create(reason)}
    >
      <div className={styles.fields}>
        <Field label={t('consoleVendorSetup.code')} hint={t('consoleVendorSetup.codeHint')} required>
          <TextInput
            autoComplete="off"
            maxLength={40}
            value={draft.vendorCode}
            onChange={({ target }) => change({ vendorCode: target.value })}
          />
        </Field>
        <Field label={t('consoleVendorSetup.dialect')}>
          <Select
            options={vendorDialects.map((value) => ({ value, label: value }))}
            value={draft.dialect}
            onChange={(dialect) => change({ dialect })}
          />
        </Field>
        <NameFields names={draft.names} onChange={(names) => change({ names })} />
        <Field label={t('consoleVendorSetup.baseUrl')} hint={t('consoleVendorSetup.baseUrlHint')} required>
          <TextInput
            type="url"
            autoComplete="off"
            maxLength={300}
            value={draft.baseUrl}
            onChange={({ target }) => change({ baseUrl: target.value })}
          />
        </Field>
        <Field label={t('consoleVendorSetup.operatorId')} required>
          <TextInput
            autoComplete="off"
            maxLength={60}
            value={draft.operatorId}
            onChange={({ target }) => change({ operatorId: target.value })}
          />
        </Field>
      </div>
    </ReasonDialog>
  );
}
