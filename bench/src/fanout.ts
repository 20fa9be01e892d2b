import { end, install, type Running, start } from './api-process.ts';
import { type BenchDatabase, withBenchDatabase } from './bench-database.ts';
import { changeOdds, openMatch } from './fanout/odds-change.ts';
import type { PagesAsked, PagesHeard } from './fanout/pages.ts';
import { report, say } from './results.ts';
import { round } from './stopwatch.ts';

/**
 * One odds change to every open page: from its commit until a page has heard it, through the server of the product as
 * the site uses it. One change after the other, so that each is seen alone.
 *   npm run bench -- fanout [sockets] [changes]
 */
const usual = { sockets: 5_000, changes: 40 };
const everyMs = 500;
const warmUpChanges = 4;
/** What has not come by then is lost. */
const lastWaitMs = 5_000;

const sockets = Number(process.argv[2] ?? usual.sockets);
const changes = Number(process.argv[3] ?? usual.changes);

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits for one kind of message of a child; rejects when it ends instead. */
function hears<Message extends { readonly kind: string }>(
  { child }: Running,
  kind: Message['kind'],
): Promise<Message> {
  return new Promise((resolve, reject) => {
    const listen = (message: { readonly kind?: string }) => {
      if (message.kind !== kind) return;
      child.off('message', listen);
      resolve(message as Message);
    };
    child.on('message', listen);
    child.once('exit', (code) => reject(new Error(`the pages ended with ${code}`)));
  });
}

async function openPages(port: number, eventId: number): Promise<Running> {
  const pages = await start(new URL('fanout/pages.js', import.meta.url), {});
  const asked: PagesAsked = { port, eventId, count: sockets, first: 1 };
  const opened = hears(pages, 'open');
  pages.child.send(asked);
  await opened;
  return pages;
}

/** When each version was committed, by the clock of the machine. */
async function makeChanges({ application }: BenchDatabase, eventId: number): Promise<Map<number, number>> {
  const committedAtMs = new Map<number, number>();
  for (let step = 1; step <= warmUpChanges + changes; step += 1) {
    const version = await changeOdds(application, eventId, step);
    if (step > warmUpChanges) committedAtMs.set(version, performance.timeOrigin + performance.now());
    await pause(everyMs);
  }
  await pause(lastWaitMs);
  return committedAtMs;
}

function judge(committedAtMs: ReadonlyMap<number, number>, heard: PagesHeard) {
  const latencies: number[] = [];
  let outOfOrder = 0;
  for (const [page, versions] of heard.versions.entries()) {
    for (const [index, version] of versions.entries()) {
      if (version < (versions[index - 1] ?? 0)) outOfOrder += 1;
      const committed = committedAtMs.get(version);
      // A push may be heard before the bench has heard of its own commit.
      if (committed !== undefined) latencies.push(Math.max(0, (heard.atMs[page]?.[index] ?? 0) - committed));
    }
  }
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0, 1);
  return { p50: at(0.5), p99: at(0.99), lost: sockets * changes - latencies.length, outOfOrder };
}

async function measure(database: BenchDatabase, folder: string): Promise<void> {
  const installation = await install(database, folder, { HANPAN_TRUSTED_PROXIES: '127.0.0.1' });
  const eventId = await openMatch(database.owner);
  const server = await installation.start();
  const pages = await openPages(Number(new URL(installation.url).port), eventId);
  try {
    say(`${sockets} pages are open`);
    const committedAtMs = await makeChanges(database, eventId);
    const answer = hears<PagesHeard & { readonly kind: 'heard' }>(pages, 'heard');
    pages.child.send({ kind: 'report' });
    const { p50, p99, lost, outOfOrder } = judge(committedAtMs, await answer);
    await report(
      'fanout',
      { p99_ms: p99, lost, out_of_order: outOfOrder, sockets },
      { p50_ms: p50, changes },
    );
  } finally {
    await end(pages);
    await end(server);
  }
}

await withBenchDatabase(4, measure);
