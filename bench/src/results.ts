import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';

const folder = new URL('../results/', import.meta.url);

type Figures = Readonly<Record<string, number | string | Readonly<Record<string, number>>>>;

/** Keeps the last result beside the code, with what it came from, and prints the result alone as the last line. */
export async function report(name: string, result: Figures, details: Figures = {}): Promise<void> {
  await mkdir(folder, { recursive: true });
  const kept = { ...result, ...details, cores: cpus().length, node: process.version };
  await writeFile(new URL(`${name}.json`, folder), `${JSON.stringify(kept, null, 2)}\n`);
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
