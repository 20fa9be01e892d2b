import { TreeView } from '@hanpan/partner-views';

export function TreePage() {
  return <TreeView />;
}
