import { SummaryView } from '@hanpan/partner-views';

export function SummaryPage() {
  return <SummaryView />;
}
