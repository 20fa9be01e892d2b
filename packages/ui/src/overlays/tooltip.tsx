import * as RadixTooltip from 'radix-ui/tooltip';
import type { ReactElement } from 'react';
import styles from './tooltip.module.css';

export interface TooltipProps {
  label: string;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** One focusable element. It must already say what matters: phones have no hover. */
  children: ReactElement;
}

export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={350}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content side={side} sideOffset={6} collisionPadding={8} className={styles.tooltip}>
            {label}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
