import { pigment } from '../pigments.ts';

export interface GroundShadowProps {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}

export function GroundShadow(place: GroundShadowProps) {
  return <ellipse {...place} fill={pigment.shade} opacity="0.3" />;
}
