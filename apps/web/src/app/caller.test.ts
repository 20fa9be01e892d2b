import { beforeEach, expect, test, vi } from 'vitest';
import { createLazyCaller, loadCaller } from './caller.ts';
import { nextTask } from './next-task.ts';

const begun: string[] = [];
const paths = ['/api/main', '/api/main/winList', '/api/main/cashList'] as const;

beforeEach(() => {
  vi.restoreAllMocks();
  begun.length = 0;
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    begun.push(String(address));
    return Response.json({ resultCode: 'E400', resultMessage: 'no', data: null });
  });
});

function startCalls(caller = createLazyCaller(loadCaller(() => undefined))) {
  return paths.map((path) => caller(path, {}).catch(() => 'refused'));
}

/** How many calls had begun after each task in which one did. */
async function countsUntilBegun(count: number): Promise<number[]> {
  const counts: number[] = [];
  while (begun.length < count) {
    await nextTask();
    if (begun.length > 0 && counts.at(-1) !== begun.length) counts.push(begun.length);
  }
  return counts;
}

async function createReadyCaller() {
  const caller = createLazyCaller(loadCaller(() => undefined));
  await caller('/api/etc/siteOption', {}).catch(() => undefined);
  await nextTask();
  await nextTask();
  begun.length = 0;
  return caller;
}

test('calls made before the checks are there begin one after the other, each in its own task, in their order', async () => {
  const calls = startCalls();
  expect(await countsUntilBegun(3)).toEqual([1, 2, 3]);
  expect(begun).toEqual(paths);
  expect(await Promise.all(calls)).toEqual(['refused', 'refused', 'refused']);
});

test('later the first call of a task begins in it, and the others in their own', async () => {
  const caller = await createReadyCaller();
  startCalls(caller);
  // The end of this task, with all that it has promised.
  await new Promise(process.nextTick);
  await Promise.resolve();
  expect(begun).toEqual([paths[0]]);
  await countsUntilBegun(3);
  expect(begun).toEqual(paths);
});

test('on a page that is being left every call begins at once', async () => {
  const caller = await createReadyCaller();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  startCalls(caller);
  // The end of this task: there may be no other.
  await new Promise(process.nextTick);
  await Promise.resolve();
  expect(begun).toEqual(paths);
});
