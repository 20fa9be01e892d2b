import autocannon from 'autocannon';

/** As many as the ledger's own benchmark has callers: more waiting callers make larger batches and longer waits. */
const connections = 256;
const longestSeconds = 60;

export interface Prepared {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly completed: number;
}

/** Sends prepared requests one after another over kept connections until they are used up. */
export async function load(url: string, requests: readonly Prepared[]): Promise<Load> {
  let next = 0;
  const startedAt = performance.now();
  let lastAt = startedAt;
  const run = autocannon({
    url,
    connections,
    amount: requests.length,
    duration: longestSeconds,
    requests: [
      {
        method: 'POST',
        path: requests[0]?.path ?? '/',
        setupRequest(request) {
          const prepared = requests[next % requests.length];
          next += 1;
          return { ...request, ...prepared };
        },
      },
    ],
  });
  // autocannon itself ends at its next full second.
  run.on('response', () => {
    lastAt = performance.now();
  });
  const result = await run;
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${result.errors} errors, ${result.non2xx} refusals`);
  const completed = result['2xx'];
  const seconds = (lastAt - startedAt) / 1000;
  return { perSecond: Math.round(completed / seconds), p99Ms: result.latency.p99, completed };
}
