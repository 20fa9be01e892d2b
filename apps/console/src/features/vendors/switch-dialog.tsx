import { useText } from '@hanpan/client';
import { ReasonDialog } from '@hanpan/kit';
import { consoleVendorTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { useVendorAction } from './use-vendors.ts';

/** A provider, or one of its games, that is to be switched to the other side. */
export interface Switching {
  readonly vendorCode: string;
  readonly gameKey: string | null;
  readonly name: string;
  readonly isOff: boolean;
}

export function SwitchDialog({ switching, onClose }: { switching: Switching; onClose: () => void }) {
  const t = useText(consoleVendorTexts);
  const action = useVendorAction();
  const { vendorCode, gameKey, name, isOff } = switching;
  const confirm = async (reason: string) => {
    const body = { vendorCode, gameKey, off: !isOff, reason };
    const { data } = await action.send('/api/console/vendors/switch', body);
    if (data === undefined) return;
    toast({ text: t('consoleVendor.changed', { name }) });
    onClose();
  };
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={t(isOff ? 'consoleVendor.turnOnOf' : 'consoleVendor.turnOffOf', { name })}
      note={t(isOff ? 'consoleVendor.onNote' : 'consoleVendor.offNote')}
      presets={
        isOff
          ? [t('consoleVendor.why.fixed'), t('consoleVendor.why.confirmed')]
          : [t('consoleVendor.why.down'), t('consoleVendor.why.check')]
      }
      confirmLabel={t(isOff ? 'consoleVendor.turnOn' : 'consoleVendor.turnOff')}
      tone={isOff ? 'filled' : 'warn'}
      busy={action.isSending}
      error={action.failure?.message}
      onConfirm={(reason) => void confirm(reason)}
    />
  );
}
