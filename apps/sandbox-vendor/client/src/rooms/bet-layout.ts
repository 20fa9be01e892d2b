/** Where something lies on a layout, in units of the layout's own grid. */
interface Placed {
  bet: string;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Which colours it has; the style sheet knows them. */
  tone: string;
}

export interface Spot extends Placed {
  /** `field`: a field with a name. `seam`: between fields, seen when it is pointed at. */
  kind?: 'field' | 'seam';
}

/** Words over a group of fields that have the same names as those of another. */
export type Head = Placed;

export interface Layout {
  width: number;
  height: number;
  spots: Spot[];
  heads?: Head[];
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Which spot an arrow key leads to: the nearest in that direction, straight ahead before aside. */
export function neighbour(spots: readonly Spot[], from: Spot, direction: Direction): Spot | undefined {
  const [fromX, fromY] = centre(from);
  let [best, bestCost]: [Spot | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const spot of spots) {
    const [x, y] = centre(spot);
    const [dx, dy] = [x - fromX, y - fromY];
    const ahead = { left: -dx, right: dx, up: -dy, down: dy }[direction];
    const aside = Math.abs(direction === 'left' || direction === 'right' ? dy : dx);
    if (ahead < 0.05) continue;
    const cost = ahead + aside * 2.5;
    if (cost < bestCost) [best, bestCost] = [spot, cost];
  }
  return best;
}

function centre({ x, y, w, h }: Spot): readonly [number, number] {
  return [x + w / 2, y + h / 2];
}

/** Spots side by side in one row, each as wide as its share. */
export function row(
  y: number,
  h: number,
  width: number,
  cells: readonly (readonly [bet: string, share: number, tone: string])[],
): Spot[] {
  const unit = width / cells.reduce((sum, [, share]) => sum + share, 0);
  let x = 0;
  return cells.map(([bet, share, tone]) => {
    const spot = { bet, x, y, w: share * unit, h, tone };
    x += share * unit;
    return spot;
  });
}
