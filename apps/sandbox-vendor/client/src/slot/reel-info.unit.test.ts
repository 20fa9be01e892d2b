import { describe, expect, test } from 'vitest';
import { type Skin, slotGame } from '../../../src/games/slot-game.ts';
import { slotMaths } from '../../../src/games/slot-maths.ts';
import { texts as dokkaebi } from '../games/dokkaebi-club/messages.ts';
import { texts as dragon } from '../games/dragon-pearl/messages.ts';
import { texts as mask } from '../games/hahoe-mask/messages.ts';
import { texts as lotus } from '../games/lotus-lantern/messages.ts';
import { texts as rabbit } from '../games/moon-rabbit/messages.ts';
import { pages } from '../games/pages.ts';
import { texts as tiger } from '../games/sangun-tiger/messages.ts';
import { texts as plum } from '../games/spring-plum/messages.ts';
import type { ReelTexts } from './reel-info.tsx';

const textsOf: Readonly<Record<string, ReelTexts>> = {
  'sangun-tiger': tiger,
  'moon-rabbit': rabbit,
  'hahoe-mask': mask,
  'dragon-pearl': dragon,
  'dokkaebi-club': dokkaebi,
  'lotus-lantern': lotus,
  'spring-plum': plum,
};

const looks: Skin = {
  code: 'plain',
  product: 'plain',
  name: { ko: '', en: '', vi: '' },
  theme: 'market',
  symbols: ['seven', 'magpie', 'drum', 'bell', 'plum', 'jar', 'knot', 'fan'],
  wild: 'lantern',
  special: 'moon',
};

function placeholdersOf(texts: ReelTexts[keyof ReelTexts]): string[] {
  const said = [
    texts.pays,
    texts.wild,
    texts.special,
    texts.how,
    texts.freeHelp,
    texts.holdHelp,
    ...texts.rules,
  ];
  const found = said.flatMap((text) =>
    [...(text ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
  );
  return [...new Set(found)].sort();
}

describe.each(slotMaths.map((math) => [math.page, math] as const))('%s', (page, math) => {
  const texts = textsOf[page];

  test('has a page, and says the same things in three languages', () => {
    expect(Object.keys(pages)).toContain(page);
    if (!texts) throw new Error(`${page} says nothing`);
    expect(placeholdersOf(texts.en)).toEqual(placeholdersOf(texts.ko));
    expect(placeholdersOf(texts.vi)).toEqual(placeholdersOf(texts.ko));
    expect([texts.en.rules.length, texts.vi.rules.length]).toEqual([
      texts.ko.rules.length,
      texts.ko.rules.length,
    ]);
  });

  test('has parts that add up to the return in its headline', () => {
    const { returns } = slotGame(math, looks).info;
    const total = returns.parts.reduce((all, { basisPoints }) => all + basisPoints, 0);
    expect(total).toBe(returns.basisPoints);
  });

  test('names only numbers that its rules have', () => {
    const known = [...Object.keys(math.facts), 'stake', 'wild', 'special'];
    if (!texts) throw new Error(`${page} says nothing`);
    for (const name of placeholdersOf(texts.ko)) expect(known).toContain(name);
  });
});
