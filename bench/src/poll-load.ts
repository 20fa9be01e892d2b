import autocannon from 'autocannon';
import type { Load, Prepared } from './http-load.ts';

const connections = 256;

/** A page that polls: it sends the entity tag of its last answer with the next request, where it keeps one. */
export interface Poller extends Prepared {
  readonly keepsAnswer: boolean;
  entityTag?: string | undefined;
}

interface Context {
  poller?: Poller;
}

export interface PollLoad extends Load {
  /** The part of the responses that said that nothing has moved. */
  readonly unchanged: number;
}

/** The pollers in turn, each response followed by the next request of its connection, for this long. */
export async function pollLoad(url: string, pollers: readonly Poller[], seconds: number): Promise<PollLoad> {
  let next = 0;
  let unchanged = 0;
  const statuses = new Map<number, number>();
  const startedAt = performance.now();
  let lastAt = startedAt;
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path: pollers[0]?.path ?? '/',
        setupRequest(request, context: Context) {
          const poller = pollers[next % pollers.length] as Poller;
          next += 1;
          context.poller = poller;
          const { path, body, entityTag } = poller;
          const headers =
            entityTag === undefined ? poller.headers : { ...poller.headers, 'if-none-match': entityTag };
          return { ...request, path, body, headers };
        },
        onResponse(status, _body, { poller }: Context, headers) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status === 304) unchanged += 1;
          else if (poller?.keepsAnswer === true) poller.entityTag = headers.etag;
        },
      },
    ],
  });
  // autocannon itself ends at its next full second.
  run.on('response', () => {
    lastAt = performance.now();
  });
  const result = await run;
  const completed = (statuses.get(200) ?? 0) + unchanged;
  const refused = [...statuses].filter(([status]) => status !== 200 && status !== 304);
  if (result.errors > 0 || refused.length > 0)
    throw new Error(`${result.errors} errors, refusals by status: ${JSON.stringify(refused)}`);
  return {
    perSecond: Math.round((completed * 1000) / (lastAt - startedAt)),
    p99Ms: result.latency.p99,
    completed,
    unchanged: unchanged / completed,
  };
}
