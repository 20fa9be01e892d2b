import { memo, useRef, useState } from 'react';
import type { TranslateGame } from '../../messages/translate.ts';
import dokkaebiUrl from './art/dokkaebi.svg';
import darkUrl from './art/lantern-dark.svg';
import litUrl from './art/lantern-lit.svg';
import type { BoardView, CellState } from './lanterns.ts';
import type { texts } from './messages.ts';

type Text = TranslateGame<keyof (typeof texts)['ko']>;

interface BoardProps {
  board: BoardView;
  text: Text;
  onPick: (cell: number) => void;
}

const columns = 5;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
};

/** Twenty-five lanterns; one of them is in the tab order, and the arrow keys walk over the others. */
export const Board = memo(({ board, text, onPick }: BoardProps) => {
  const [focused, setFocused] = useState(12);
  const grid = useRef<HTMLDivElement>(null);
  const walk = (event: React.KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const isEdge =
      (step === -1 && focused % columns === 0) || (step === 1 && focused % columns === columns - 1);
    const next = focused + step;
    if (isEdge || next < 0 || next >= board.cells.length) return;
    setFocused(next);
    grid.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a board is no table of data; its cells are buttons.
    <div
      ref={grid}
      className="lanterns-board"
      data-state={board.state}
      role="group"
      aria-label={text('board')}
      onKeyDown={walk}
    >
      {board.cells.map((state, cell) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
          key={cell}
          cell={cell}
          state={state}
          mayPick={board.mayPick && state === 'dark'}
          isFocused={cell === focused}
          text={text}
          onFocus={setFocused}
          onPick={onPick}
        />
      ))}
    </div>
  );
});

interface CellProps {
  cell: number;
  state: CellState;
  mayPick: boolean;
  isFocused: boolean;
  text: Text;
  onFocus: (cell: number) => void;
  onPick: (cell: number) => void;
}

/** Drawn anew where it has changed itself: a press changes one of twenty-five. */
const Cell = memo(({ cell, state, mayPick, isFocused, text, onFocus, onPick }: CellProps) => (
  <button
    type="button"
    className="lanterns-cell"
    data-state={state}
    data-testid={`cell-${cell}`}
    tabIndex={isFocused ? 0 : -1}
    aria-disabled={!mayPick}
    aria-label={nameOf(state, cell, text)}
    onFocus={() => onFocus(cell)}
    onClick={() => {
      if (mayPick) onPick(cell);
    }}
  >
    <img src={pictureOf(state)} alt="" draggable={false} />
  </button>
));

function pictureOf(state: CellState): string {
  if (state === 'lit' || state === 'spared') return litUrl;
  return state === 'dark' ? darkUrl : dokkaebiUrl;
}

function nameOf(state: CellState, cell: number, text: Text): string {
  const place = { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 };
  if (state === 'dark') return text('cellDark', place);
  return state === 'lit' || state === 'spared' ? text('cellLit', place) : text('cellMine', place);
}
