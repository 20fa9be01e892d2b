import { useCallQuery, useMoneyCall, useText } from '@hanpan/client';
import type { PartnerRate } from '@hanpan/contract';
import { Loaded } from '@hanpan/kit';
import { partnerTexts } from '@hanpan/messages';
import { SkeletonRows, toast } from '@hanpan/ui';
import { RateHistory } from './rate-history.tsx';
import { RatesForm } from './rates-form.tsx';

const path = '/api/partner/rates';

interface RatesCardProps {
  /** Empty is the partner itself, whose rates the one above sets. */
  readonly memId: string;
  /** Nobody sets rates of one that is closed. */
  readonly isClosed?: boolean | undefined;
}

/** The rates of a partner of the tree, and how they came to be. */
export function RatesCard({ memId, isClosed = false }: RatesCardProps) {
  const t = useText(partnerTexts);
  const query = useCallQuery(path, { memId });
  const { submit, isSending, failure } = useMoneyCall({ refreshes: [path] });
  const save = async (rates: readonly PartnerRate[]) => {
    const { data } = await submit('/api/partner/setRates', { memId, rates: [...rates] });
    if (data !== undefined) toast({ text: t('partner.rates.saved', { nick: data.memNick }) });
  };
  return (
    <Loaded
      query={query}
      errorTitle={t('partner.errorTitle')}
      skeleton={<SkeletonRows rows={5} columns={4} />}
    >
      {(rates) => (
        <>
          <RatesForm
            key={`${rates.memId} ${rates.version}`}
            rates={rates}
            mayChange={memId !== '' && !isClosed}
            onSave={(wanted) => void save(wanted)}
            busy={isSending}
            failure={failure}
          />
          <RateHistory history={rates.history} />
        </>
      )}
    </Loaded>
  );
}
