import { afterEach, expect, test, vi } from 'vitest';
import { letterRow } from './letter-row.ts';
import type { SurfacePen } from './surface.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const painted: string[] = [];

/** Every letter is as wide as its place in the row. */
function row() {
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({
        translate: () => undefined,
        measureText: (letter: string) => ({ width: 10 + '+01'.indexOf(letter) }),
      });
      transferToImageBitmap = () => 'the row';
    },
  );
  painted.length = 0;
  return letterRow({
    letters: '+01',
    height: 16,
    size: 100,
    begin: () => undefined,
    paint: (_, letter) => painted.push(letter),
  });
}

function written(line: string, size: number) {
  const copies: unknown[][] = [];
  const pen = { drawImage: (...copy: unknown[]) => copies.push(copy) } as unknown as SurfacePen;
  row().write(pen, line, 50, 40, size);
  return copies.map(([picture, fromX, , , , x, y, width]) => [picture, fromX, x, y, width]);
}

test('a line is copied letter by letter around its middle, and nothing is painted for it', () => {
  // 10, 12 and 11 wide: the line begins at 50 - 33 / 2 = 33.5.
  expect(written('+10', 100)).toEqual([
    ['the row', 0, 33.5 + 5 - 8, 32, 16],
    ['the row', 32, 43.5 + 6 - 8, 32, 16],
    ['the row', 16, 55.5 + 5.5 - 8, 32, 16],
  ]);
  expect(painted).toEqual(['+', '0', '1']);
});

test('it is as large as the thing that it is written for, and what it has no letter of is left out', () => {
  expect(written('x1', 200)).toEqual([['the row', 32, 50 - 16, 24, 32]]);
});
