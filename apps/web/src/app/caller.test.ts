import { expect, test, vi } from 'vitest';
import { createLazyCaller } from './caller.ts';
import { nextTask } from './next-task.ts';

test('calls made at once begin one after the other, each in a task of its own, and in their order', async () => {
  const begun: string[] = [];
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    begun.push(String(address));
    return Response.json({ resultCode: 'E400', resultMessage: 'no', data: null });
  });
  const caller = createLazyCaller(() => undefined);
  const failed = [
    caller('/api/main', {}),
    caller('/api/main/winList', {}),
    caller('/api/main/cashList', {}),
  ].map((call) => call.catch(() => 'refused'));
  const counts: number[] = [];
  while (begun.length < failed.length) {
    await nextTask();
    if (counts.at(-1) !== begun.length) counts.push(begun.length);
  }
  expect(counts.filter((count) => count > 0)).toEqual([1, 2, 3]);
  expect(begun).toEqual(['/api/main', '/api/main/winList', '/api/main/cashList']);
  expect(await Promise.all(failed)).toEqual(['refused', 'refused', 'refused']);
});
