import { useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { FormDialog } from '@hanpan/kit';
import { consoleOrderTexts, consoleVendorTexts } from '@hanpan/messages';
import { Select, toast } from '@hanpan/ui';
import { useState } from 'react';
import { SortableList } from '../../app/parts/sortable-list.tsx';
import { useCodeWords } from './use-code-words.ts';
import { type CodeRow, useVendorAction } from './use-vendors.ts';
import styles from './vendors.module.css';

interface OrderDialogProps {
  readonly codes: DataOf<'/api/console/codes'>;
  readonly onClose: () => void;
}

/** The entries of one group of the members' menu, put into another order. */
export function OrderDialog({ codes, onClose }: OrderDialogProps) {
  const t = useText(consoleVendorTexts);
  const words = useText(consoleOrderTexts);
  const names = useCodeWords();
  const action = useVendorAction();
  // What was read when the dialog opened: an order is given over exactly that.
  const [{ list, revision }] = useState(codes);
  const groups = [...new Set(list.map(({ groupCode }) => groupCode))];
  const [group, setGroup] = useState(groups[0] ?? '');
  const [draft, setDraft] = useState<readonly CodeRow[]>();
  const held = list.filter(({ groupCode }) => groupCode === group);
  const rows = draft ?? held;
  const save = async () => {
    const body = { groupCode: group, codes: rows.map(({ code }) => code), revision };
    const { data } = await action.send('/api/console/codes/order', body);
    if (data === undefined) return;
    toast({ text: t('consoleVendor.codes.ordered') });
    onClose();
  };
  return (
    <FormDialog
      layer="confirm"
      title={words('consoleOrder.change')}
      onClose={onClose}
      submitLabel={t('consoleVendor.codes.save')}
      onSubmit={save}
      call={action}
      blocked={draft === undefined && words('consoleOrder.unchanged')}
    >
      <Select
        caption={t('consoleVendor.codes.group')}
        options={groups.map((value) => ({ value, label: names.group(value) }))}
        value={group}
        onChange={(next) => {
          setGroup(next);
          setDraft(undefined);
        }}
      />
      <p className={styles.note}>{words('consoleOrder.note')}</p>
      <SortableList
        label={t('consoleVendor.codes.title')}
        items={rows}
        keyOf={({ code }) => code}
        nameOf={names.name}
        onChange={setDraft}
      >
        {(row) => (
          <span>
            {names.name(row)} <small className={styles.note}>{row.code}</small>
          </span>
        )}
      </SortableList>
    </FormDialog>
  );
}
