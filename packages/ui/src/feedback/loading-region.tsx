import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useUi } from '../provider/ui-provider.tsx';

/** Says once that something is loading; the skeletons inside are silent. */
export function LoadingRegion({ className, children }: { className?: string; children: ReactNode }) {
  const { texts } = useUi();
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {children}
    </div>
  );
}
