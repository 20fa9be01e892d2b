import { useText } from '@hanpan/client';
import { ReasonDialog } from '@hanpan/kit';
import { consoleVendorSetupTexts } from '@hanpan/messages';
import { Field, Select, TextArea, toast } from '@hanpan/ui';
import { useState } from 'react';
import { type KeySide, useSetupAction, type VendorSetup } from './use-vendor-setup.ts';
import styles from './vendors.module.css';

/** For how many minutes the key before is still taken. */
const pauses = ['0', '10', '60', '1440', '10080'] as const;

interface KeyDialogProps {
  readonly setup: VendorSetup;
  readonly side: KeySide;
  readonly name: string;
  readonly onClose: () => void;
}

/** A key goes in and never comes out again. */
export function KeyDialog({ setup, side, name, onClose }: KeyDialogProps) {
  const t = useText(consoleVendorSetupTexts);
  const action = useSetupAction();
  const { kind, isSet } = setup[side];
  const [key, setKey] = useState('');
  const mayKeepOld = side === 'theirs' && isSet;
  const [pause, setPause] = useState<(typeof pauses)[number]>(mayKeepOld ? '60' : '0');
  const save = async (reason: string) => {
    const body = { vendorCode: setup.code, side, key, keepOldMinutes: Number(pause), reason };
    const { data } = await action.send('/api/console/vendors/key', body);
    if (data === undefined) return;
    toast({ text: t('consoleVendorSetup.saved', { name }) });
    onClose();
  };
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={t('consoleVendorSetup.keys.change', { key: t(`consoleVendorSetup.keys.${side}`) })}
      note={t('consoleVendorSetup.keys.note')}
      presets={[t('consoleVendorSetup.why.rotation'), t('consoleVendorSetup.why.leak')]}
      confirmLabel={t('consoleVendorSetup.save')}
      tone="filled"
      busy={action.isSending}
      error={action.failure?.message}
      onConfirm={(reason) => void save(reason)}
    >
      <div className={styles.fields}>
        <Field label={t(`consoleVendorSetup.kind.${kind}`)} required>
          <TextArea
            rows={kind === 'secret' || kind === 'addresses' ? 2 : 6}
            maxLength={8_000}
            autoComplete="off"
            spellCheck={false}
            className={styles.key}
            value={key}
            onChange={({ target }) => setKey(target.value)}
          />
        </Field>
        {mayKeepOld && (
          <Field label={t('consoleVendorSetup.keepOld')}>
            <Select
              options={pauses.map((value) => ({ value, label: t(`consoleVendorSetup.keepOld.${value}`) }))}
              value={pause}
              onChange={setPause}
            />
          </Field>
        )}
      </div>
    </ReasonDialog>
  );
}
