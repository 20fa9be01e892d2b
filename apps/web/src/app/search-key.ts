import { create } from 'zustand';

const storageKey = 'hanpan-search-key';

function read(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

interface SearchKeyStore {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Whether `/` alone opens the search in this browser. Whoever speaks to the machine presses it unawares: WCAG 2.1.4. */
export const useSearchKey = create<SearchKeyStore>((set, get) => ({
  isOn: read(),
  toggle: () => {
    const isOn = !get().isOn;
    set({ isOn });
    try {
      localStorage.setItem(storageKey, isOn ? 'on' : 'off');
    } catch {
      // Storage may be forbidden; the choice then lasts as long as the page.
    }
  },
}));
