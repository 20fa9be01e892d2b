import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type Theme = 'dark' | 'light';

interface Preferences {
  readonly theme: Theme;
  readonly soundOn: boolean;
  /** Single letters act only while this is on: WCAG 2.1.4 asks for a way to switch them off. */
  readonly shortcutsOn: boolean;
  readonly setTheme: (theme: Theme) => void;
  readonly setSoundOn: (soundOn: boolean) => void;
  readonly setShortcutsOn: (shortcutsOn: boolean) => void;
}

/** What an operator chose on this machine. */
export const usePreferences = create<Preferences>()(
  persist(
    (set) => ({
      theme: 'dark',
      soundOn: false,
      shortcutsOn: true,
      setTheme: (theme) => set({ theme }),
      setSoundOn: (soundOn) => set({ soundOn }),
      setShortcutsOn: (shortcutsOn) => set({ shortcutsOn }),
    }),
    { name: 'hanpan-console' },
  ),
);

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}
