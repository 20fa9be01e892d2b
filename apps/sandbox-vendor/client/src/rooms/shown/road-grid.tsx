import type { ReactNode } from 'react';
import { type RoadCell, roadRows } from '../../../../src/games/baccarat/roads.ts';

const cell = 20;

interface RoadGridProps<Mark> {
  label: string;
  cells: readonly RoadCell<Mark>[];
  /** As many as are seen at once; older ones leave on the left. */
  columns: number;
  draw: (cell: RoadCell<Mark>, x: number, y: number) => ReactNode;
}

/** A road's squared paper with its newest columns. */
export function RoadGrid<Mark>({ label, cells, columns, draw }: RoadGridProps<Mark>) {
  const last = cells.reduce((most, { column }) => Math.max(most, column), -1);
  const first = Math.max(0, last + 2 - columns);
  const [width, height] = [columns * cell, roadRows * cell];
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, index) => `M${(index + 1) * cell} 0v${height}`),
    ...Array.from({ length: roadRows - 1 }, (_, index) => `M0 ${(index + 1) * cell}h${width}`),
  ];
  return (
    <svg className="road" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path d={lines.join('')} className="road-lines" />
      {cells
        .filter(({ column }) => column >= first)
        .map((each) => (
          <g key={`${each.column}/${each.row}`}>
            {draw(each, (each.column - first + 0.5) * cell, (each.row + 0.5) * cell)}
          </g>
        ))}
    </svg>
  );
}
