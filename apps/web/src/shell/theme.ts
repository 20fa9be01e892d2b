import { create } from 'zustand';

export type Theme = 'dark' | 'light';

const storageKey = 'theme';
/** The browser's own bar takes the colour of the header. */
const barToken = '--ground-1';

function readTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

function show(theme: Theme): void {
  if (theme === 'light') document.documentElement.dataset.theme = 'light';
  else delete document.documentElement.dataset.theme;
  const colour = getComputedStyle(document.documentElement).getPropertyValue(barToken).trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be forbidden; the theme then lasts as long as the page.
  }
}

interface ThemeStore {
  readonly theme: Theme;
  readonly toggle: () => void;
}

export const useTheme = create<ThemeStore>((set, get) => ({
  theme: readTheme(),
  toggle: () => {
    const theme = get().theme === 'dark' ? 'light' : 'dark';
    show(theme);
    remember(theme);
    set({ theme });
  },
}));
