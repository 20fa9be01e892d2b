import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { linesGame } from './cheongsa-777/game.ts';
import type { SoloGame } from './game.ts';
import { artNames, themeNames } from './slot-art.ts';
import { type Skin, slotGame } from './slot-game.ts';
import { slotMaths } from './slot-maths.ts';

/** Every way of playing that may be dressed, by the name that a skin calls it. */
const ways: Readonly<Record<string, (skin: Skin) => SoloGame>> = {
  'cheongsa-777': linesGame,
  ...Object.fromEntries(slotMaths.map((math) => [math.page, (skin: Skin) => slotGame(math, skin)])),
};

/** The products whose machines stand in hotels: operators list them as a kind of their own. */
const hotels: ReadonlySet<string> = new Set(['215', '216']);

const art = z.enum(artNames);
const skinFile = z.object({
  /** The pictures of eight symbols that pay, the highest first, of the wild and of what opens the feature. */
  sets: z.record(
    z.string(),
    z.object({ symbols: z.tuple([art, art, art, art, art, art, art, art]), wild: art, special: art }),
  ),
  games: z.array(
    z.object({
      code: z.string().regex(/^[a-z0-9-]+$/),
      product: z.string(),
      /** As the catalogue declares it: made up, like the vendor, so that a lobby has older games and new ones. */
      released: z.iso.date(),
      math: z.string(),
      set: z.string(),
      theme: z.enum(themeNames),
      ko: z.string().min(1),
      en: z.string().min(1),
      vi: z.string().min(1),
    }),
  ),
});

/** A game for each row of `data/skins.json`. Throws on a row that names what is not there. */
export function skinnedGames(): SoloGame[] {
  const file = new URL('../../data/skins.json', import.meta.url);
  const { sets, games } = skinFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  return games.map(({ code, product, released, math, set, theme, ko, en, vi }) => {
    const [dress, pictures] = [ways[math], sets[set]];
    if (!dress || !pictures) throw new Error(`${code} names a way of playing or a set that is not there`);
    const dressed = dress({ code, product, theme, name: { ko, en, vi }, ...pictures });
    const game = { ...dressed, releasedOn: released };
    return hotels.has(product) ? { ...game, category: 'Hotel Slots' } : game;
  });
}
