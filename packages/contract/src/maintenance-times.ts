/** How long before it begins maintenance is announced, and therefore planned at the latest. */
export const announceAheadMs = 10 * 60_000;
