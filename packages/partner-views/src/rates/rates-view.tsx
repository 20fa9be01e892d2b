import { useText } from '@hanpan/client';
import { partnerTexts } from '@hanpan/messages';
import { usePartnerHost } from '../frame/host.tsx';
import { useList } from '../frame/use-list.ts';
import { isUnbound } from './model.ts';
import styles from './rates.module.css';
import { RatesCard } from './rates-card.tsx';

/** The partner's own rates, which the one above sets, or an operator where nobody is above. */
export function RatesView() {
  const t = useText(partnerTexts);
  const { Frame } = usePartnerHost();
  const { data } = useList('/api/partner/rates', { memId: '' });
  const isTop = data !== undefined && isUnbound(data.rates);
  return (
    <Frame
      title={t('partner.ownRates')}
      note={t(isTop ? 'partner.ownRates.noteTop' : 'partner.ownRates.note')}
    >
      <div className={styles.own}>
        <RatesCard memId="" />
      </div>
    </Frame>
  );
}
