export interface GridLinesProps {
  step: number;
  stroke: string;
  opacity: number;
}

/** Faint lattice, as of paper windows. */
export function GridLines({ step, stroke, opacity }: GridLinesProps) {
  const places = Array.from({ length: Math.ceil(240 / step) }, (_, at) => step / 2 + at * step);
  const path = places.map((place) => `M${place} 0V220M0 ${place}H240`).join('');
  return <path d={path} stroke={stroke} strokeOpacity={opacity} fill="none" />;
}
