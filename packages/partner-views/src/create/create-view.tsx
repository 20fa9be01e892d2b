import { useMoneyCall, useText } from '@hanpan/client';
import { readText, usePageSearch } from '@hanpan/kit';
import { partnerTexts } from '@hanpan/messages';
import { EmptyState, Field, TextInput, toast } from '@hanpan/ui';
import { useState } from 'react';
import { usePartnerHost } from '../frame/host.tsx';
import { useList } from '../frame/use-list.ts';
import { type NewPartner, NewPartnerForm } from './new-partner-form.tsx';
import { useMayCreate } from './use-may-create.ts';

/** WR-02: asks for a new partner right below oneself, or below one of the own tree; the lowest rank reads that it has none. */
export function CreateView() {
  const t = useText(partnerTexts);
  const { Frame } = usePartnerHost();
  if (useMayCreate()) return <Asking />;
  return (
    <Frame title={t('partner.create')}>
      <EmptyState level={2} title={t('partner.create.noRank')}>
        {t('partner.create.noRankBody')}
      </EmptyState>
    </Frame>
  );
}

function Asking() {
  const t = useText(partnerTexts);
  const { Frame } = usePartnerHost();
  const [{ parent }] = usePageSearch((raw) => ({ parent: readText(raw.parent) }));
  const [parentMemId, setParentMemId] = useState(parent);
  const [made, setMade] = useState(0);
  const above = useList('/api/partner/rates', { memId: parentMemId.trim() });
  const { submit, isSending, failure } = useMoneyCall({
    refreshes: ['/api/partner/tree', '/api/partner/members', '/api/partner/summary'],
  });
  const create = async (partner: NewPartner) => {
    const { data } = await submit('/api/partner/create', { ...partner, parentMemId: parentMemId.trim() });
    if (data === undefined) return;
    toast({ text: t('partner.create.asked', { memId: data.memId }) });
    setMade((count) => count + 1);
  };
  const place = (
    <Field label={t('partner.parent')} hint={t('partner.create.parentHint')} error={above.error?.message}>
      <TextInput
        value={parentMemId}
        maxLength={40}
        autoCapitalize="off"
        spellCheck={false}
        placeholder={t('partner.create.self')}
        onChange={(event) => setParentMemId(event.target.value)}
      />
    </Field>
  );
  const bound = above.error === null ? above.data : undefined;
  return (
    <Frame title={t('partner.create')} note={t('partner.create.note')}>
      <NewPartnerForm
        key={made}
        above={bound && { rank: bound.partnerRank, rates: bound.rates }}
        place={place}
        submitLabel={t('partner.create.ask')}
        note={t('partner.create.approval')}
        onSubmit={(partner) => void create(partner)}
        busy={isSending}
        failure={failure}
      />
    </Frame>
  );
}
