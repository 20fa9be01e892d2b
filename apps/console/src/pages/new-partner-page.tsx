import { useCallQuery, useMoneyCall, useText } from '@hanpan/client';
import { PageFrame } from '@hanpan/kit';
import { consolePartnerTexts } from '@hanpan/messages';
import { type NewPartner, NewPartnerForm } from '@hanpan/partner-views';
import { toast } from '@hanpan/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { urls } from '../app/urls.ts';
import { type PartnerNode, partnerPaths } from '../features/partners/model.ts';
import { ParentField } from '../features/partners/parent-field.tsx';

/** Opens a partner, a head office too. */
export function NewPartnerPage() {
  const t = useText(consolePartnerTexts);
  const navigate = useNavigate();
  const [parent, setParent] = useState<PartnerNode | null>(null);
  const { submit, isSending, failure } = useMoneyCall({ refreshes: partnerPaths });
  const above = useCallQuery(
    '/api/console/partner/detail',
    { memberKey: parent?.memberKey ?? 1 },
    { enabled: parent !== null },
  );
  const bound = above.data && { rank: above.data.partnerRank, rates: above.data.rates.rates };
  const create = async (partner: NewPartner) => {
    const parentKey = parent?.memberKey ?? null;
    const { data } = await submit('/api/console/partner/create', { ...partner, parentKey });
    if (data === undefined) return;
    toast({ text: t('consolePartner.created', { memId: data.memId }) });
    await navigate({ to: urls.partners, search: { q: data.memId } });
  };
  return (
    <PageFrame title={t('consolePartner.create')}>
      <NewPartnerForm
        above={parent === null ? null : bound}
        place={
          <ParentField
            label={t('consolePartner.upline')}
            value={parent}
            onChange={(next) => setParent(next ?? null)}
          />
        }
        submitLabel={t('consolePartner.create')}
        note={t('consolePartner.createNote')}
        onSubmit={(partner) => void create(partner)}
        busy={isSending}
        failure={failure}
      />
    </PageFrame>
  );
}
