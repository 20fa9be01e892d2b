import type { RoundRules } from '../fair/round-rules.ts';

/**
 * By what a page works a finished round out again, by the name of the page; loaded when somebody asks. Shared rounds are worked out
 * from their room.
 */
export const roundRules: Readonly<Record<string, () => Promise<{ default: RoundRules }>>> = {
  'cheongsa-777': () => import('./cheongsa-777/round-rules.ts'),
  'dokkaebi-lanterns': () => import('./dokkaebi-lanterns/round-rules.ts'),
  'moonlit-catch': () => import('./moonlit-catch/round-rules.ts'),
  'sangun-tiger': () => import('./sangun-tiger/round-rules.ts'),
  'moon-rabbit': () => import('./moon-rabbit/round-rules.ts'),
  'hahoe-mask': () => import('./hahoe-mask/round-rules.ts'),
  'dragon-pearl': () => import('./dragon-pearl/round-rules.ts'),
  'dokkaebi-club': () => import('./dokkaebi-club/round-rules.ts'),
  'lotus-lantern': () => import('./lotus-lantern/round-rules.ts'),
  'spring-plum': () => import('./spring-plum/round-rules.ts'),
};
