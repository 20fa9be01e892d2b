import { useText } from '@hanpan/client';
import type { BodyOf } from '@hanpan/contract';
import { ReasonDialog } from '@hanpan/kit';
import { consoleVendorTexts } from '@hanpan/messages';
import { type Amount, amount } from '@hanpan/money';
import { AmountInput, Field, SegmentedControl } from '@hanpan/ui';
import { useState } from 'react';
import type { Stuck } from './use-vendors.ts';

export type Ending = Pick<BodyOf<'/api/console/vendors/endTransfer'>, 'moved' | 'reason'>;

interface Props {
  readonly row: Stuck['transfers'][number];
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onEnd: (ending: Ending) => void;
  readonly onClose: () => void;
}

const found = (value: number | null | undefined): Amount | undefined =>
  value === null || value === undefined ? undefined : amount(value);

/** Says what became of a movement that its provider does not explain. It begins with what a first operator has said. */
export function EndTransferDialog({ row, busy, error, onEnd, onClose }: Props) {
  const t = useText(consoleVendorTexts);
  const { said } = row;
  const isDenied = said !== null && said.movedAmount === null;
  const [what, setWhat] = useState<'moved' | 'notMoved'>(isDenied ? 'notMoved' : 'moved');
  const [moved, setMoved] = useState(found(said?.movedAmount ?? row.amount));
  const [left, setLeft] = useState(found(said?.leftAmount));
  const [isMissing, setMissing] = useState(false);
  const end = (reason: string) => {
    if (what === 'notMoved') return onEnd({ moved: null, reason });
    if (moved === undefined || left === undefined) return setMissing(true);
    onEnd({ moved: { amount: moved, left }, reason });
  };
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={`${row.memNick}: ${t('consoleVendor.stuck.end')}`}
      note={t('consoleVendor.stuck.endNote')}
      presets={[t('consoleVendor.why.confirmed')]}
      confirmLabel={t('consoleVendor.stuck.end')}
      busy={busy}
      error={error}
      onConfirm={end}
    >
      <SegmentedControl
        label={t('consoleVendor.stuck.what')}
        value={what}
        onChange={setWhat}
        options={(['moved', 'notMoved'] as const).map((value) => ({
          value,
          label: t(`consoleVendor.stuck.${value}`),
        }))}
      />
      {what === 'moved' && (
        <>
          <Field
            label={t('consoleVendor.stuck.movedAmount')}
            error={isMissing && moved === undefined && t('consoleVendor.stuck.amountMissing')}
            required
          >
            <AmountInput label={t('consoleVendor.stuck.movedAmount')} value={moved} onChange={setMoved} />
          </Field>
          <Field
            label={t('consoleVendor.stuck.leftAmount')}
            error={isMissing && left === undefined && t('consoleVendor.stuck.leftMissing')}
            required
          >
            <AmountInput label={t('consoleVendor.stuck.leftAmount')} value={left} onChange={setLeft} />
          </Field>
        </>
      )}
    </ReasonDialog>
  );
}
