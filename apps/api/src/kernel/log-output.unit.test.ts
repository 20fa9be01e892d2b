import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { logOutput } from './log-output.ts';

const folder = mkdtempSync(join(tmpdir(), 'log-output-'));
const file = join(folder, 'log');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('lines are written whole and in order, and one that cannot be written is lost without holding anybody up', () => {
  writeFileSync(file, '');
  const [open, closed] = [openSync(file, 'a'), openSync(file, 'r')];
  const lines = Array.from({ length: 200 }, (_, at) => `${at} ${'x'.repeat(at * 100)}`);
  const log = pino({}, logOutput(open));
  for (const line of lines) log.info(line);
  const written = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(written.map((line) => JSON.parse(line).msg)).toEqual(lines);
  const startMs = performance.now();
  pino({}, logOutput(closed)).info('nobody reads this');
  expect(performance.now() - startMs).toBeLessThan(5_000);
  for (const fd of [open, closed]) closeSync(fd);
});
