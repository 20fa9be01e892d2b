/** What symbols lie on, by day and in features. */
export interface Paper {
  day: string;
  night: string;
}

/** Colours that live on the canvas: the game's own, like those of its pictures. */
export const pigments = {
  hanjiFibre: 'rgb(160 128 82 / .13)',
  shade: 'rgb(40 14 8 / .62)',
  edge: 'rgb(40 14 8 / .74)',
  lineEdge: '#fffaf0',
  label: '#fff6d8',
  labelEdge: '#5b1a0c',
  glow: 'rgb(255 196 107 / .85)',
  lines: ['#c8401f', '#1f7f66', '#2f62a3', '#8a4fb0', '#b5742a', '#a8324e'],
} as const;

export function lineColour(line: number): string {
  return pigments.lines[line % pigments.lines.length] ?? pigments.lines[0];
}
