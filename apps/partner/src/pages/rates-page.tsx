import { RatesView } from '@hanpan/partner-views';

export function RatesPage() {
  return <RatesView />;
}
