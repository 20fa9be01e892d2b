import { CreateView } from '@hanpan/partner-views';

export function CreatePage() {
  return <CreateView />;
}
