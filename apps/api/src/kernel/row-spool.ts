import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CsvCell } from '@hanpan/contract';

/**
 * Rows that wait for somebody who reads slowly, in a file and not in memory: a list may be long. The file loses its name
 * at once, so nothing of it stays behind, whatever happens to this process.
 */
export class RowSpool {
  readonly #file: FileHandle;
  readonly #sizes: number[] = [];
  #end = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(): Promise<RowSpool> {
    const path = join(tmpdir(), `hanpan-rows-${randomUUID()}`);
    const file = await open(path, 'wx+', 0o600);
    await unlink(path);
    return new RowSpool(file);
  }

  async add(rows: readonly (readonly CsvCell[])[]): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(rows));
    await this.#file.write(bytes, 0, bytes.length, this.#end);
    this.#end += bytes.length;
    this.#sizes.push(bytes.length);
  }

  /** Everything that was added, in the same lots. */
  async *lots(): AsyncGenerator<CsvCell[][]> {
    let from = 0;
    for (const size of this.#sizes) {
      const bytes = Buffer.alloc(size);
      await this.#file.read(bytes, 0, size, from);
      from += size;
      yield JSON.parse(bytes.toString()) as CsvCell[][];
    }
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}
