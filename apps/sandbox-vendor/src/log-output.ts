import { writeSync } from 'node:fs';

/** How often a reader that is slow is waited for, a millisecond each. */
const mostWaits = 100;
const clock = new Int32Array(new SharedArrayBuffer(4));

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}

/**
 * Where the log of a server goes: lines to an open file, the standard output. One that cannot be written, because the disk
 * is full or its reader is gone, is lost: the logger's own output would try it again for ever, and the server would stand still.
 */
export function logOutput(fd = 1): { write(line: string): void } {
  return {
    write(line) {
      let rest = Buffer.from(line);
      for (let waits = 0; rest.length > 0; ) {
        try {
          rest = rest.subarray(writeSync(fd, rest));
        } catch (error) {
          if (!isBusy(error) || waits === mostWaits) return;
          waits += 1;
          Atomics.wait(clock, 0, 0, 1);
        }
      }
    },
  };
}
