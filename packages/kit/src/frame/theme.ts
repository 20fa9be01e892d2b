import { create } from 'zustand';

export type Theme = 'dark' | 'light';

const storageKey = 'theme';
/** The browser's toolbar takes the colour of the header. */
const barToken = '--ground-1';

/** What was chosen on this machine; a page that has shown a theme before its first paint has set it already. */
function readTheme(): Theme {
  if (document.documentElement.dataset.theme === 'light') return 'light';
  try {
    return localStorage.getItem(storageKey) === 'light' ? 'light' : 'dark';
  } catch {
    return 'dark';
  }
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

/** For a page without a script before its first paint: shows the theme that was chosen last. */
export function startTheme(): void {
  show(useTheme.getState().theme);
}
