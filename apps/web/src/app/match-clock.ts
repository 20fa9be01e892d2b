/** Where a match is: the console says it with the same words. */
export { useMatchClock, useMatchStamp } from '@hanpan/kit';
