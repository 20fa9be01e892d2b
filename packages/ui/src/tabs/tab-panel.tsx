import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';

export function TabPanel({ value, className, children }: TabPanelProps) {
  return (
    <RadixTabs.Content value={value} className={className}>
      {children}
    </RadixTabs.Content>
  );
}

export interface TabPanelProps {
  value: string;
  className?: string | undefined;
  children: ReactNode;
}
