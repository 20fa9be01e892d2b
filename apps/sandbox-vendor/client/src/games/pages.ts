import type { GamePage } from '../cabinet/page.ts';

/** A chunk for each way a game is shown, by the name that the server gives with the game. */
export const pages: Readonly<Record<string, () => Promise<{ default: GamePage }>>> = {
  'arena-cup': () => import('./arena-cup/page.tsx'),
  'cheongsa-777': () => import('./cheongsa-777/page.tsx'),
  'dokkaebi-lanterns': () => import('./dokkaebi-lanterns/page.tsx'),
  'lantern-cup': () => import('./lantern-cup/page.tsx'),
  'moonlit-catch': () => import('./moonlit-catch/page.tsx'),
  'night-derby': () => import('./night-derby/page.tsx'),
  table: () => import('./table/page.tsx'),
  'sangun-tiger': () => import('./sangun-tiger/page.tsx'),
  'moon-rabbit': () => import('./moon-rabbit/page.tsx'),
  'hahoe-mask': () => import('./hahoe-mask/page.tsx'),
  'dragon-pearl': () => import('./dragon-pearl/page.tsx'),
  'dokkaebi-club': () => import('./dokkaebi-club/page.tsx'),
  'lotus-lantern': () => import('./lotus-lantern/page.tsx'),
  'spring-plum': () => import('./spring-plum/page.tsx'),
};
