import { oddsMilli } from '@hanpan/money';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LegState, LegView } from './model.ts';
import { useLegsInSight } from './use-legs-in-sight.ts';

const rowHeight = 100;
const boxHeight = 220;

/** There is no layout here: rows of one height, in a box of another. */
beforeEach(() => {
  const rowsOf = (box: Element) => box.querySelectorAll('[data-leg]').length;
  const isRow = (element: Element) => element.hasAttribute('data-leg');
  const placeOf = (row: Element) => [...(row.parentElement?.children ?? [])].indexOf(row);
  const own = (name: string, get: (element: HTMLElement) => number) =>
    vi.spyOn(HTMLElement.prototype, name as 'offsetTop', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return get(this);
    });
  own('offsetTop', (element) => (isRow(element) ? placeOf(element) * rowHeight : 0));
  own('offsetHeight', (element) => (isRow(element) ? rowHeight : 0));
  own('clientHeight', () => boxHeight);
  own('scrollHeight', (element) => rowsOf(element) * rowHeight);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const words = (text: string) => ({ ko: text, en: text, vi: text });

function viewOf(selectionId: number, state: LegState = 'same'): LegView {
  const leg: LegView['leg'] = {
    ...{ sport: 'soccer', eventId: selectionId, marketId: selectionId, selectionId, league: null },
    ...{ home: words('울산'), away: words('서울'), kind: 'WDL', scope: 'match', lineQuarters: null },
    ...{ pick: 'home', announcement: null, seenOddsMilli: oddsMilli(2_050) },
  };
  return { leg, state, oddsMilli: oddsMilli(2_050), reason: null, asks: state === 'up' };
}

function Legs({ views }: { views: readonly LegView[] | undefined }) {
  const body = useLegsInSight(views);
  return (
    <div ref={body} data-testid="box">
      {views?.map(({ leg }) => (
        <p key={leg.selectionId} data-leg={leg.selectionId} />
      ))}
    </div>
  );
}

const ids = [1, 2, 3, 4];

function open(views: readonly LegView[]) {
  const { rerender, getByTestId } = render(<Legs views={views} />);
  return {
    box: getByTestId('box'),
    show: (next: readonly LegView[] | undefined) => rerender(<Legs views={next} />),
  };
}

test('two legs stay in sight with a piece of the third, or all of fewer', () => {
  const { box, show } = open(ids.map((id) => viewOf(id)));
  const kept = () => ['--kept', '--peek'].map((name) => box.style.getPropertyValue(name));
  expect(kept()).toEqual(['200px', '24px']);
  show([viewOf(1), viewOf(2)]);
  expect(kept()).toEqual(['200px', '0px']);
  show([viewOf(1)]);
  expect(kept()).toEqual(['100px', '0px']);
  show(undefined);
  expect(kept()).toEqual(['0px', '0px']);
});

test('the style is told on which sides the list goes on', () => {
  const { box, show } = open(ids.map((id) => viewOf(id)));
  expect([box.hasAttribute('data-more-above'), box.hasAttribute('data-more-below')]).toEqual([false, true]);
  show([...ids, 5].map((id) => viewOf(id)));
  box.dispatchEvent(new Event('scroll'));
  expect([box.hasAttribute('data-more-above'), box.hasAttribute('data-more-below')]).toEqual([true, false]);
});

test.each(['up', 'closed', 'suspended'] as const)('a leg that is %s is scrolled into view, once', (state) => {
  const { box, show } = open(ids.map((id) => viewOf(id)));
  const asked = [viewOf(1), viewOf(2), viewOf(3), viewOf(4, state)];
  show(asked);
  expect(box.scrollTop).toBe(180);
  box.scrollTop = 0;
  show([...asked]);
  expect(box.scrollTop).toBe(0);
});

test('a selection that is new or took the place of another is scrolled into view; nothing else moves the list', () => {
  const { box, show } = open(ids.map((id) => viewOf(id)));
  expect(box.scrollTop).toBe(0);
  show([...ids, 5].map((id) => viewOf(id)));
  expect(box.scrollTop).toBe(280);
  show([9, 2, 3, 4, 5].map((id) => viewOf(id)));
  expect(box.scrollTop).toBe(0);
  show([9, 2, 3, 4].map((id) => viewOf(id)));
  expect(box.scrollTop).toBe(0);
  box.scrollTop = 50;
  show(undefined);
  expect(box.scrollTop).toBe(0);
});
