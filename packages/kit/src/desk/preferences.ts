import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Preferences {
  readonly soundOn: boolean;
  /** Single letters act only while this is on: WCAG 2.1.4 asks for a way to switch them off. */
  readonly shortcutsOn: boolean;
  readonly setSoundOn: (soundOn: boolean) => void;
  readonly setShortcutsOn: (shortcutsOn: boolean) => void;
}

/** The operator's choices on this machine. */
export const usePreferences = create<Preferences>()(
  persist(
    (set) => ({
      soundOn: false,
      shortcutsOn: true,
      setSoundOn: (soundOn) => set({ soundOn }),
      setShortcutsOn: (shortcutsOn) => set({ shortcutsOn }),
    }),
    { name: 'hanpan-console' },
  ),
);
