import { useState } from 'react';

/** The codes by which the server says that a code is missing or wrong. */
const asking: readonly (string | undefined)[] = ['L006', 'L007'];

/** Whether a log-in asks for the code of a second factor: once it has been refused for that. */
export function useAsksCode(refusedWith: string | undefined): boolean {
  const [asks, setAsks] = useState(false);
  if (!asks && asking.includes(refusedWith)) setAsks(true);
  return asks;
}
