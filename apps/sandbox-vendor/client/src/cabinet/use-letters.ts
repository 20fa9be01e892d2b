import { useEffect } from 'react';
import { fetchLetters } from '../canvas/letters.ts';
import type { Lang } from '../messages/texts.ts';
import { allTexts } from '../messages/translate.ts';

/** What is said while a game is played; what explains it is read while nothing moves. */
const said = ['action', 'announce', 'banner', 'hint', 'label', 'symbol', 'unit'];

const none = {};

/**
 * Fetches the letters of what a game will say, once its page stands. The typeface comes in parts, and one that is first needed in
 * the middle of a round has the whole page laid out there, twice.
 */
export function useLetters(lang: Lang, texts: Readonly<Record<string, string>> = none): void {
  useEffect(() => {
    const cabinet = Object.entries(allTexts[lang]).filter(([key]) => said.includes(key.split('.')[0] ?? ''));
    const letters = new Set([...cabinet.map(([, text]) => text), ...Object.values(texts)].join(''));
    void fetchLetters(400, [...letters].join(''));
  }, [lang, texts]);
}
