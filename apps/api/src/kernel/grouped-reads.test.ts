import { expect, test } from 'vitest';
import { GroupedReads } from './grouped-reads.ts';

/** Readings that end when the test says so. */
function held() {
  const groups: { keys: readonly number[]; end: (error?: Error) => void }[] = [];
  const reads = new GroupedReads<number, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => (error ? reject(error) : resolve(keys.map((key) => `value ${key}`)));
        groups.push({ keys, end });
      }),
  );
  return { reads, groups };
}

const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

test('what is asked in the same moment is read at once, and each gets its own', async () => {
  const { reads, groups } = held();
  const asked = numbers(100).map((key) => reads.read(key));
  await turn();
  expect(groups.map(({ keys }) => keys)).toEqual([numbers(100)]);
  groups[0]?.end();
  expect(await Promise.all(asked)).toEqual(numbers(100).map((key) => `value ${key}`));
});

test('who asks while a reading is under way is not served by it, for it may have begun before a change', async () => {
  const { reads, groups } = held();
  const first = reads.read(1);
  await turn();
  const second = reads.read(1);
  await turn();
  expect(groups).toHaveLength(2);
  for (const { end } of groups) end();
  expect(await Promise.all([first, second])).toEqual(['value 1', 'value 1']);
});

test('at most two readings are under way, and what comes meanwhile shares the next', async () => {
  const { reads, groups } = held();
  const asked: Promise<string>[] = [];
  for (const key of numbers(20)) {
    asked.push(reads.read(key));
    await turn();
  }
  expect(groups.map(({ keys }) => keys)).toEqual([[0], [1]]);
  groups[0]?.end();
  await turn();
  expect(groups[2]?.keys).toEqual(numbers(18, 2));
  for (const { end } of groups) end();
  expect(await Promise.all(asked)).toHaveLength(20);
});

test('a reading that fails fails for those who share it, and for nobody else', async () => {
  const { reads, groups } = held();
  const lost = [reads.read(1), reads.read(2)].map((each) => each.catch(String));
  await turn();
  groups[0]?.end(new Error('no database'));
  expect(await Promise.all(lost)).toEqual(['Error: no database', 'Error: no database']);
  const next = reads.read(3);
  await turn();
  groups[1]?.end();
  expect(await next).toBe('value 3');
});
