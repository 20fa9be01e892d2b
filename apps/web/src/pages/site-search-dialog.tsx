import { useLaunch } from '../features/lobby/use-launch.ts';
import type { SitePlace } from '../features/site-search/choice.ts';
import { SiteSearch } from '../features/site-search/site-search.tsx';

interface SiteSearchDialogProps {
  readonly places: readonly SitePlace[];
  readonly onClose: () => void;
}

/** The search of the site, in which a game opens as it does in its lobby. */
export function SiteSearchDialog({ places, onClose }: SiteSearchDialogProps) {
  const { launch } = useLaunch();
  return <SiteSearch places={places} onLaunch={(game) => launch(game)} onClose={onClose} />;
}
