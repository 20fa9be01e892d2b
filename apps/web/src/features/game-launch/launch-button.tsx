import type { ReactNode } from 'react';
import { useLaunch } from './use-launch.ts';

interface LaunchButtonProps {
  readonly vendorCode: string;
  readonly gameKey: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Whatever it is made of: a press opens the game. */
export function LaunchButton({ vendorCode, gameKey, className, children }: LaunchButtonProps) {
  const { opening, launch } = useLaunch(vendorCode);
  return (
    <button
      type="button"
      className={className}
      aria-busy={opening !== undefined || undefined}
      onClick={() => launch(gameKey)}
    >
      {children}
    </button>
  );
}
