import { useEffect } from 'react';
import type { Lang } from '../messages/texts.ts';

/** The window is called after the game, in the player's language. */
export function usePageName(name: string, lang: Lang): void {
  useEffect(() => {
    document.documentElement.lang = lang;
    document.title = name;
  }, [name, lang]);
}
