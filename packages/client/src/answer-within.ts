/** Longer than any healthy response takes. A network that is dead says nothing by itself for minutes. */
export const answerWithinMs = 30_000;

/** For what may carry a picture, which the server waits 25 s for, or asks a vendor. */
export const workWithinMs = 60_000;
