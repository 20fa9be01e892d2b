import { createContext } from 'react';

/** What a panel knows of its tabs. */
export interface TabsState {
  readonly baseId: string;
  /** Of the tab that is chosen. */
  readonly value: string;
}

export const TabsContext = createContext<TabsState | undefined>(undefined);

export function tabIdOf(baseId: string, value: string): string {
  return `${baseId}tab-${value}`;
}

export function panelIdOf(baseId: string, value: string): string {
  return `${baseId}panel-${value}`;
}
