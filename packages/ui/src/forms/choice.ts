import type { ReactNode } from 'react';

export interface Choice<T extends string> {
  value: T;
  label: string;
  disabled?: boolean | undefined;
  /** Short fact at the far end, such as an amount. Radio cards only. */
  aside?: ReactNode;
  /** A sentence under the label. Radio cards only. */
  description?: ReactNode;
}

export interface ChoiceProps<T extends string> {
  label: string;
  hideLabel?: boolean | undefined;
  options: readonly Choice<T>[];
  value: T | undefined;
  onChange: (value: T) => void;
  className?: string | undefined;
}
