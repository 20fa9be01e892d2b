import { openPage } from './socket.ts';

/** A process of its own with many open pages: what they cost is not the server's. It is told what to open and says what came. */
export interface PagesAsked {
  readonly port: number;
  readonly count: number;
  /** The first page's number; each has an address of its own. */
  readonly first: number;
  readonly eventId: number;
}

export interface PagesHeard {
  readonly kind: 'heard';
  /** By page, the versions of the event in the order in which they came, and when, by the clock of the machine. */
  readonly versions: readonly (readonly number[])[];
  readonly atMs: readonly (readonly number[])[];
}

/** Few enough that the server's queue of connections never overflows. */
const openedAtOnce = 50;

const addressOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
const versionIn = /"version":(\d+)/;

async function open({ port, count, first, eventId }: PagesAsked): Promise<void> {
  const versions: number[][] = Array.from({ length: count }, () => []);
  const atMs: number[][] = Array.from({ length: count }, () => []);
  const marker = `"eventId":${eventId},`;
  const waiting = Array.from({ length: count }, (_, index) => index).values();
  await Promise.all(
    Array.from({ length: openedAtOnce }, async () => {
      for (const index of waiting) {
        await openPage({
          port,
          address: addressOf(first + index),
          topic: 'sports',
          heard: (text) => {
            if (!text.startsWith('["events"') || !text.includes(marker)) return;
            atMs[index]?.push(performance.timeOrigin + performance.now());
            versions[index]?.push(Number(versionIn.exec(text)?.[1]));
          },
        });
      }
    }),
  );
  process.send?.({ kind: 'open' });
  process.on('message', (asked: { kind: string }) => {
    if (asked.kind === 'report') process.send?.({ kind: 'heard', versions, atMs } satisfies PagesHeard);
  });
}

process.once('message', (asked: PagesAsked) => {
  open(asked).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  });
});
process.on('SIGTERM', () => process.exit(0));
process.send?.({ kind: 'ready' });
