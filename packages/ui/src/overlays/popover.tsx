import * as RadixPopover from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';
import styles from './popover.module.css';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Name of the panel. */
  label: string;
  align?: 'start' | 'center' | 'end' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

export function Popover({ trigger, label, align = 'start', open, onOpenChange, children }: PopoverProps) {
  // Radix tells a controlled popover from a free one by the presence of `open`, not by its value.
  const control = open === undefined ? {} : { open };
  return (
    <RadixPopover.Root {...control} {...(onOpenChange ? { onOpenChange } : undefined)}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={styles.popover}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
