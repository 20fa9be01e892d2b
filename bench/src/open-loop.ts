import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Prepared } from './http-load.ts';
import { Stopwatch } from './stopwatch.ts';

interface Sent {
  readonly url: URL;
  readonly agent: Agent;
  repeated: number;
}

interface OpenLoopSettings {
  readonly hear?: (body: string, place: number) => void;
  readonly repeatForMs?: number;
}

const firstPauseMs = 200;
const longestPauseMs = 3_000;

async function sendUntil(sent: Sent, prepared: Prepared, untilMs: number): Promise<string> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await send(sent, prepared);
    } catch (error) {
      if (performance.now() > untilMs) throw error;
      sent.repeated += 1;
      // Callers that were refused together do not come back together.
      await new Promise((resolve) => setTimeout(resolve, randomInt(pauseMs / 2, (pauseMs * 3) / 2)));
    }
  }
}

/** Sends one request and waits for the last byte of its response, its body; anything but a success is an error. */
function send({ url, agent }: Sent, prepared: Prepared): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        host: url.hostname,
        port: url.port,
        method: 'POST',
        path: prepared.path,
        headers: prepared.headers,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.once('end', () => {
          if (response.statusCode === 200) resolve(Buffer.concat(parts).toString());
          else reject(new Error(`status ${response.statusCode}`));
        });
      },
    );
    outgoing.once('error', reject);
    outgoing.end(prepared.body);
  });
}

/**
 * Sends requests at a fixed rate, whether earlier ones have completed or not, as people do: a slow server builds up a
 * queue and does not slow its callers down. A latency counts from the moment at which the request was due. `hear` gets
 * the body of each response, with the place of its request. Within `repeatForMs` a request that was not served (the server
 * is full, the connection broke) is sent again as it is, as a client does with its key.
 */
export async function openLoop(
  address: string,
  requests: readonly Prepared[],
  perSecond: number,
  { hear = () => undefined, repeatForMs = 0 }: OpenLoopSettings = {},
): Promise<{ p50Ms: number; p99Ms: number; repeated: number }> {
  const sent = { url: new URL(address), agent: new Agent({ keepAlive: true }), repeated: 0 };
  const watch = new Stopwatch();
  const startedAt = performance.now();
  const responses: Promise<void>[] = [];
  let next = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      while (next < requests.length) {
        const dueAt = startedAt + (next * 1000) / perSecond;
        if (dueAt > performance.now()) return;
        const prepared = requests[next] as Prepared;
        const place = next;
        const response = sendUntil(sent, prepared, dueAt + repeatForMs).then((body) => {
          watch.add(dueAt);
          hear(body, place);
        });
        // Awaited below with all the others: until then a failure is not unheard.
        response.catch(() => undefined);
        responses.push(response);
        next += 1;
      }
      clearInterval(timer);
      resolve();
    }, 1);
  });
  try {
    await Promise.all(responses);
  } finally {
    sent.agent.destroy();
  }
  return { p50Ms: watch.percentile(0.5), p99Ms: watch.percentile(0.99), repeated: sent.repeated };
}
