import { type ReactNode, use } from 'react';
import { panelIdOf, TabsContext, tabIdOf } from './tab-ids.ts';

/**
 * The content of one tab. An element of its own and not the library's: that one asks the browser for the running animation
 * as soon as it is mounted, and so lays out the whole page in the middle of drawing it.
 */
export function TabPanel({ value, className, children }: TabPanelProps) {
  const tabs = use(TabsContext);
  if (tabs === undefined) throw new Error('a panel stands in its Tabs');
  const isChosen = tabs.value === value;
  return (
    <div
      role="tabpanel"
      id={panelIdOf(tabs.baseId, value)}
      aria-labelledby={tabIdOf(tabs.baseId, value)}
      // A panel without anything to focus is read by keyboard all the same.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: as the pattern for tabs asks for.
      tabIndex={0}
      hidden={!isChosen}
      className={className}
    >
      {isChosen && children}
    </div>
  );
}

export interface TabPanelProps {
  value: string;
  className?: string | undefined;
  children: ReactNode;
}
