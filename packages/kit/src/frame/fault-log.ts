import type { CallFault } from '@hanpan/client';

const everyMs = 60_000;

/**
 * Writes down what was wrong with a response, once a minute for each call and code: a page that polls would fill the console
 * with one fault, and hide every other one.
 */
export function createFaultLog(
  write: (line: string) => void,
  now: () => number = Date.now,
): (fault: CallFault) => void {
  const writtenAt = new Map<string, number>();
  return ({ path, status, code = 'unreadable', requestId, breaches }) => {
    const kind = `${path} ${code}`;
    const before = writtenAt.get(kind);
    if (before !== undefined && now() - before < everyMs) return;
    writtenAt.set(kind, now());
    const request = requestId === undefined ? '' : `, request ${requestId}`;
    const where = breaches.length === 0 ? '' : `: ${breaches.join(', ')}`;
    write(`${kind}, a status of ${status}${request}${where}`);
  };
}
