import { GiveMoney } from '@hanpan/partner-views';
import { PartnerPage } from './partner-page.tsx';

export function GivePage() {
  return (
    <PartnerPage tab="give">
      <GiveMoney />
    </PartnerPage>
  );
}
