/** A drum as it is drawn, in the units of its picture; y grows downwards, and the middle is 0, 0. */
export interface DrumPicture {
  /** How far from the middle a ball may lie. */
  readonly reach: number;
  /** How far below the middle the lowest row is. */
  readonly lowest: number;
  readonly rowStep: number;
  readonly ballStep: number;
  readonly balls: number;
}

export interface DrumPlace {
  readonly x: number;
  readonly y: number;
}

/** Where the balls lie at rest: rows from the bottom of the drum, as wide as it is there. The page and the video draw it alike. */
export function drumPlaces({ reach, lowest, rowStep, ballStep, balls }: DrumPicture): readonly DrumPlace[] {
  const places: DrumPlace[] = [];
  for (let y = lowest; places.length < balls; y -= rowStep) {
    const half = Math.sqrt(Math.max(0, reach ** 2 - y ** 2));
    const count = Math.max(1, Math.floor((half * 2) / ballStep) + 1);
    for (let at = 0; at < count && places.length < balls; at += 1)
      places.push({ x: count === 1 ? 0 : -half + (at * half * 2) / (count - 1), y });
  }
  return places;
}
