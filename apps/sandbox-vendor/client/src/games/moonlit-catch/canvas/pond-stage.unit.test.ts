// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PondMessage } from '../../../../../src/games/moonlit-catch/play-api.ts';
import type { FishName } from '../../../../../src/games/moonlit-catch/rules.ts';
import type { Fish } from '../../../../../src/games/moonlit-catch/swim.ts';
import type { PlayApi } from '../../../api.ts';
import { PondLink } from '../pond-link.ts';
import { layOut, toScreen } from './lay-out.ts';
import { PondPicture } from './pond-picture.ts';
import { PondStage } from './pond-stage.ts';

/** A pen that can do everything, and remembers what it copied. */
function penWith(copied: unknown[]): unknown {
  const pen: unknown = new Proxy(() => pen, {
    get: (_, name) => {
      if (name === 'drawImage') return (picture: unknown) => copied.push(picture);
      return name === 'measureText' ? () => ({ width: 10 }) : pen;
    },
    set: () => true,
  });
  return pen;
}

const size = { width: 800, height: 450 };
const still = { x: 0.9, y: 0.5 };

/** A fish that stays where it is. */
const fishOf = (id: number, name: FishName, at = still): Fish => ({
  id,
  name,
  bornAtMs: Date.now() - 1000,
  path: [at, at, at, at],
  lifeMs: 1e9,
});
const snapshot = (...fish: Fish[]): PondMessage => ({ type: 'snapshot', nowMs: Date.now(), fish, boats: [] });
const shotAt = (struck: number[], paid: number) => ({
  boat: 0,
  fish: struck[0] ?? 0,
  struck,
  paid,
  bulletAmount: 100,
});

beforeEach(() => {
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => penWith([]);
      transferToImageBitmap = () => ({ width: 1, height: 1 });
    },
  );
  Object.assign(document, { fonts: { load: async () => [] } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function stageOver(...fish: Fish[]) {
  const canvas = document.createElement('canvas');
  Object.defineProperties(canvas, {
    clientWidth: { value: size.width, configurable: true },
    clientHeight: { value: size.height, configurable: true },
  });
  const link = new PondLink({} as PlayApi);
  link.waters.take(snapshot(...fish));
  return { canvas, link, stage: new PondStage(canvas, link, 'ko', '빗나감') };
}

test('what was caught cannot be aimed at any more, and the picture has the words of the face once that is there', async () => {
  const { stage, link, canvas } = stageOver(fishOf(1, 'carp'));
  vi.spyOn(canvas, 'getContext').mockReturnValue(null);
  const launched = vi.spyOn(PondPicture.prototype, 'launch');
  const shown = vi.spyOn(PondPicture.prototype, 'show');
  const fetched = vi.spyOn(document.fonts, 'load');
  const end = stage.start();
  expect(fetched).toHaveBeenCalledWith(expect.any(String), expect.stringContaining('빗나감'));
  expect(stage.mark(1)?.id).toBe(1);
  expect(stage.marked).toBe(1);
  stage.launch(1);
  stage.show(shotAt([1], 5));
  expect(launched).toHaveBeenCalledWith(1);
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ paid: 5 }), '+500');
  expect([link.waters.fish.size, stage.marked]).toEqual([0, undefined]);
  end();
});

test('a press finds the fish that is there, the smallest of several, and none beside them', () => {
  const { stage, canvas } = stageOver(fishOf(1, 'turtle'), fishOf(2, 'minnow'));
  vi.spyOn(canvas, 'getContext').mockReturnValue(null);
  const end = stage.start();
  const { x, y } = toScreen(still, layOut(size.width, size.height));
  expect(stage.fishAt(x, y)).toBe(2);
  expect(stage.fishAt(x + 200, y + 150)).toBeUndefined();
  end();
});

test('a page that is zoomed is pressed where its fish are seen then, and paints nothing anew', () => {
  const observed: ResizeObserverCallback[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: ResizeObserverCallback) {
        observed.push(told);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const { stage, canvas } = stageOver(fishOf(1, 'carp'));
  vi.spyOn(canvas, 'getContext').mockReturnValue(null);
  const fitted = vi.spyOn(PondPicture.prototype, 'fit');
  const end = stage.start();
  const zoomed = { width: size.width / 2, height: size.height / 2 };
  vi.stubGlobal('devicePixelRatio', 2);
  Object.defineProperties(canvas, {
    clientWidth: { value: zoomed.width, configurable: true },
    clientHeight: { value: zoomed.height, configurable: true },
  });
  for (const told of observed) told([], {} as ResizeObserver);
  const { x, y } = toScreen(still, layOut(zoomed.width, zoomed.height));
  expect(stage.fishAt(x, y)).toBe(1);
  expect(fitted).toHaveBeenCalledTimes(1);
  end();
});

test('a picture has every fish in sight with its tag, and no longer those that were caught', () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(penWith([]) as never);
  const { stage, link } = stageOver();
  const picture = new PondPicture(link, true);
  const tag = { picture: { name: 'tag' } as unknown as ImageBitmap, width: 1, height: 1, size: 1 };
  const copies = () => {
    const copied: unknown[] = [];
    picture.draw({ ...size }, penWith(copied) as CanvasRenderingContext2D, 0);
    return copied.filter((each) => each === tag.picture).length;
  };
  picture.fit(size);
  picture.labels = new Map([['carp', tag]]);
  expect(copies()).toBe(0);
  link.waters.take(snapshot(fishOf(1, 'carp'), fishOf(2, 'carp'), fishOf(3, 'carp', { x: 9, y: 9 })));
  expect(copies()).toBe(2);
  picture.show(shotAt([1], 5), '+500');
  stage.show(shotAt([1], 5));
  expect(copies()).toBe(1);
  picture.show(shotAt([2], 0), '+0');
  stage.show(shotAt([2], 0));
  expect(copies()).toBe(1);
});
