import * as RadixTabs from 'radix-ui/tabs';
import { type ReactNode, useId, useMemo } from 'react';
import type { IconName } from '../icon/icon-paths.ts';
import { panelIdOf, TabsContext, tabIdOf } from './tab-ids.ts';
import styles from './tab-row.module.css';
import { TabWords } from './tab-words.tsx';

export interface Tab<T extends string> {
  value: T;
  label: string;
  count?: number | undefined;
  icon?: IconName | undefined;
  disabled?: boolean | undefined;
}

export interface TabsProps<T extends string> {
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onChange: (value: T) => void;
  className?: string | undefined;
  /** One `TabPanel` per tab. */
  children: ReactNode;
}

/** Panels of one page. For tabs that are addresses use `TabLinks`. */
export function Tabs<T extends string>({ label, tabs, value, onChange, className, children }: TabsProps<T>) {
  const baseId = useId();
  const context = useMemo(() => ({ baseId, value }), [baseId, value]);
  const choose = (chosen: string) => {
    const tab = tabs.find((each) => each.value === chosen);
    if (tab) onChange(tab.value);
  };
  return (
    <RadixTabs.Root value={value} onValueChange={choose} className={className}>
      <RadixTabs.List aria-label={label} className={styles.row}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            id={tabIdOf(baseId, tab.value)}
            aria-controls={panelIdOf(baseId, tab.value)}
            value={tab.value}
            disabled={tab.disabled}
            className={styles.tab}
          >
            <TabWords icon={tab.icon} count={tab.count}>
              {tab.label}
            </TabWords>
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      <TabsContext value={context}>{children}</TabsContext>
    </RadixTabs.Root>
  );
}
