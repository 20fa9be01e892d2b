import { useMoneyCall, useText } from '@hanpan/client';
import type { PartnerRate } from '@hanpan/contract';
import { PanelSection } from '@hanpan/kit';
import { consolePartnerTexts, consoleShellTexts, partnerTexts } from '@hanpan/messages';
import { RateHistory, RatesForm } from '@hanpan/partner-views';
import { Field, TextInput, toast } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import { type PartnerDetail, partnerPaths } from './model.ts';

/** The rates of a partner, set by the operator with a reason. */
export function PartnerRatesSection({ partner }: { partner: PartnerDetail }) {
  const t = useText(consolePartnerTexts);
  const words = useText(partnerTexts);
  const shell = useText(consoleShellTexts);
  const mayChange = useMay('/api/console/partner/setRates');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { submit, isSending, failure } = useMoneyCall({ refreshes: partnerPaths });
  const { memberKey, memNick, rates, status } = partner;
  const save = async (wanted: readonly PartnerRate[]) => {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    const { data } = await submit('/api/console/partner/setRates', {
      memberKey,
      rates: [...wanted],
      reason: reason.trim(),
    });
    if (data !== undefined) toast({ text: words('partner.rates.saved', { nick: memNick }) });
  };
  return (
    <PanelSection title={words('partner.rates')}>
      <RatesForm
        key={`${memberKey} ${rates.version}`}
        rates={rates}
        mayChange={mayChange && status !== 'closed'}
        onSave={(wanted) => void save(wanted)}
        busy={isSending}
        failure={failure}
      >
        <Field
          label={t('consolePartner.reason')}
          error={isMissing && shell('consoleShell.reasonMissing')}
          required
        >
          <TextInput
            size="sm"
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </RatesForm>
      <RateHistory history={rates.history} />
    </PanelSection>
  );
}
