import type { EventDetail } from '../../../app/watched-events.ts';

export interface LeadChart {
  /** The lead through the match as an SVG path in the box, home above the middle. */
  readonly path: string;
  /** By how many each side was ahead at most. */
  readonly most: number;
  readonly least: number;
}

/** How far one side was ahead through a match, from 0:0 on, in a box of `width` by `height` around its middle. */
export function leadChart(
  course: EventDetail['course'],
  { width, height }: { readonly width: number; readonly height: number },
): LeadChart {
  const leads = course.map(({ home, away }) => home - away);
  const most = Math.max(0, ...leads);
  const least = Math.max(0, ...leads.map((lead) => -lead));
  const span = Math.max(1, most, least);
  const lastSeconds = Math.max(1, ...course.map(({ atSeconds }) => atSeconds));
  const x = (atSeconds: number) => Math.round((atSeconds / lastSeconds) * width * 10) / 10;
  const y = (lead: number) => Math.round((height / 2) * (1 - lead / span) * 10) / 10;
  const steps = course.map(({ atSeconds, home, away }) => `H${x(atSeconds)}V${y(home - away)}`);
  return { path: `M0 ${height / 2}${steps.join('')}H${width}`, most, least };
}
