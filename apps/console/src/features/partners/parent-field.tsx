import { useText } from '@hanpan/client';
import { SearchField } from '@hanpan/kit';
import { consolePartnerTexts } from '@hanpan/messages';
import { useList, usePartnerWords } from '@hanpan/partner-views';
import { Field, Select } from '@hanpan/ui';
import { useState } from 'react';
import type { PartnerNode } from './model.ts';
import styles from './parent-field.module.css';

interface ParentFieldProps {
  readonly label: string;
  /** Null is nobody; undefined, where there is a place to stay at, is that place. */
  readonly value: PartnerNode | null | undefined;
  readonly onChange: (parent: PartnerNode | null | undefined) => void;
  /** Who is moved: it can stay where it is, and is never below itself. */
  readonly moved?: PartnerNode;
}

const nobody = 'nobody';
const asItIs = 'same';
const mostShown = 20;

/** Finds the partner right above by id or nickname; nobody is the top of the tree. */
export function ParentField({ label, value, onChange, moved }: ParentFieldProps) {
  const t = useText(consolePartnerTexts);
  const words = usePartnerWords();
  const [search, setSearch] = useState('');
  const query = useList('/api/console/partner/tree', { search, status: 'active' });
  const found = (query.data?.list ?? [])
    .filter(({ memberKey }) => memberKey !== moved?.memberKey)
    .slice(0, mostShown);
  const shown =
    value === undefined || value === null || found.some(({ memberKey }) => memberKey === value.memberKey)
      ? found
      : [value, ...found];
  const stay = ({ parentMemId }: PartnerNode) =>
    `${t('consolePartner.asItIs')} · ${parentMemId ?? t('consolePartner.none')}`;
  return (
    <div className={styles.place}>
      <Field label={label} required>
        <Select
          options={[
            ...(moved === undefined ? [] : [{ value: asItIs, label: stay(moved) }]),
            { value: nobody, label: t('consolePartner.none') },
            ...shown.map(({ memberKey, memId, memNick, partnerRank }) => ({
              value: String(memberKey),
              label: `${words.rank(partnerRank)} · ${memNick} (${memId})`,
            })),
          ]}
          value={value === undefined ? asItIs : value === null ? nobody : String(value.memberKey)}
          onChange={(key) =>
            onChange(key === nobody ? null : shown.find(({ memberKey }) => String(memberKey) === key))
          }
        />
      </Field>
      <SearchField value={search} hint={t('consolePartner.moveToHint')} onChange={setSearch} />
    </div>
  );
}
