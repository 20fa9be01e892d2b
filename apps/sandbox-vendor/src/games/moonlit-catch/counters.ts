/** Counters of the words of one shot; far more than a shot can use. */
export const countersPerShot = 1024;
