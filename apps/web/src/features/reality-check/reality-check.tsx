import { useTickingNow } from '@hanpan/ui';
import { CheckDialog } from './check-dialog.tsx';

interface RealityCheckProps {
  /** When the member wants to look at it; null where it wants to never. */
  readonly dueAt: string | null;
  /** A bet was refused because of it, whatever this page knows. */
  readonly isAsked: boolean;
  readonly onSeen: () => void;
}

/** RG-13: looks at the clock, because a sleeping phone stops timers, and shows the check once it is due. */
export function RealityCheck({ dueAt, isAsked, onSeen }: RealityCheckProps) {
  const nowMs = useTickingNow(dueAt !== null);
  const isDue = dueAt !== null && Date.parse(dueAt) <= nowMs;
  return isAsked || isDue ? <CheckDialog onSeen={onSeen} /> : null;
}
