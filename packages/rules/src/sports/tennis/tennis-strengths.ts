import { edgeOf, logistic, type Meeting, weightOf } from '../strength.ts';
import type { ServeRates } from './tennis-chances.ts';

/** `base` is the log-odds of a point on serve against one's equal: 0.58 among men (64 %), 0.26 among women (56.5 %). */
export function serveRates(meeting: Meeting): ServeRates {
  const edge = edgeOf(meeting);
  return {
    home: weightOf(logistic(meeting.level.base + edge)),
    away: weightOf(logistic(meeting.level.base - edge)),
  };
}
