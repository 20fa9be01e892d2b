import { readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { UofDelivery } from './read-message.ts';

/** While nothing comes. */
const lookEveryMs = 100;

/**
 * The messages of a folder, oldest name first: the routing key in the first line of a file, the message below it. Whoever
 * puts them there writes a file under a name that begins with a dot and then renames it to `….xml`, so that none is read
 * half. A file is removed once the source has taken it; what a crash leaves is read again, which changes nothing. Throws
 * where the folder cannot be read, as a line that is lost does.
 */
export async function* spooledDeliveries(folder: string, signal: AbortSignal): AsyncGenerator<UofDelivery> {
  while (!signal.aborted) {
    const names = (await readdir(folder))
      .filter((name) => !name.startsWith('.') && name.endsWith('.xml'))
      .sort();
    for (const name of names) {
      if (signal.aborted) return;
      const file = join(folder, name);
      yield deliveryOf(await readFile(file, 'utf8'));
      await unlink(file);
    }
    if (names.length === 0) await setTimeout(lookEveryMs, undefined, { signal }).catch(() => undefined);
  }
}

function deliveryOf(text: string): UofDelivery {
  const end = text.indexOf('\n');
  const split = end < 0 ? text.length : end;
  return { routingKey: text.slice(0, split).trim(), body: text.slice(split + 1) };
}
