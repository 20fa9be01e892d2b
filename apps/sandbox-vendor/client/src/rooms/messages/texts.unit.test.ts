import { expect, test } from 'vitest';
import { roomTexts } from './texts.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

test.each(['en', 'vi'] as const)(
  'every text of a room in %s has the placeholders of the Korean one',
  (lang) => {
    for (const [key, text] of Object.entries(roomTexts.ko)) {
      const other = roomTexts[lang][key as keyof typeof roomTexts.ko];
      expect([key, placeholders(other)]).toEqual([key, placeholders(text)]);
    }
  },
);
