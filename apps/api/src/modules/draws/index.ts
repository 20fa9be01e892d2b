export { announceSeries, type SeriesTerms } from './announce-series.ts';
export { drawOf, voidDraw } from './draw-of.ts';
export { type Announcements, announcementsUntil, type LastAnnounced } from './last-announced.ts';
export { listDueDraws, type UndecidedDraw } from './outcome-store.ts';
export { drawsPlug } from './plug.ts';
export { proofOf } from './proof-of.ts';
export { MissingKey } from './series-keys.ts';
export type { KeyServices } from './services.ts';
