import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { gameTranslator } from '../../messages/translate.ts';
import { roomTexts } from '../messages/texts.ts';
import { aState } from '../testing.ts';
import { BaccaratRoads, DragonTigerRoads } from './roads.tsx';

const games = {
  baccarat: [BaccaratRoads, ['P', 'B', 'T']],
  'dragon tiger': [DragonTigerRoads, ['D', 'G', 'T']],
} as const;
const cases = Object.keys(games).flatMap((game) =>
  (['ko', 'en', 'vi'] as const).map((lang) => [game as keyof typeof games, lang] as const),
);

test.each(cases)(
  'on the bead plate of %s the sides and the tie are told apart without colour in %s',
  (game, lang) => {
    const [Roads, winners] = games[game];
    const past = winners.map((winner, number) => ({ id: winner, number, summary: { shoe: 1, winner } }));
    const t = gameTranslator(roomTexts, lang);
    const html = renderToStaticMarkup(createElement(Roads, { state: aState({ past }), t }));
    const plate = html.slice(html.lastIndexOf('<svg'));
    const letters = [...plate.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, letter]) => letter);
    expect(letters).toHaveLength(3);
    expect(new Set(letters).size).toBe(3);
  },
);
