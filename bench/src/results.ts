import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';

const folder = new URL('../results/', import.meta.url);

type Figures = Readonly<Record<string, number | string | Readonly<Record<string, number>>>>;

/** A run with sizes of its own, such as a quick look, must not pass for the figures of the usual ones. */
const hasNoArguments = process.argv.length === 2;

/**
 * Prints the result alone as the last line. The last one of the usual size is kept beside the code, with what it came from.
 */
export async function report(
  name: string,
  result: Figures,
  details: Figures = {},
  isOfUsualSize = hasNoArguments,
): Promise<void> {
  const whole = { ...result, ...details, cores: cpus().length, node: process.version };
  if (isOfUsualSize) await keep(name, whole);
  else say(JSON.stringify(whole));
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

async function keep(name: string, figures: Figures): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${name}.json`, folder), `${JSON.stringify(figures, null, 2)}\n`);
}

export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
