import type { ReactNode } from 'react';
import { type Launchable, useLaunch } from './use-launch.ts';

interface LaunchButtonProps {
  readonly game: Launchable;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Whatever it is made of: a press opens the game. */
export function LaunchButton({ game, className, children }: LaunchButtonProps) {
  const { opening, launch } = useLaunch();
  return (
    <button
      type="button"
      className={className}
      aria-busy={opening !== undefined || undefined}
      onClick={() => launch(game)}
    >
      {children}
    </button>
  );
}
