import { expect, test } from 'vitest';
import { waitUntilReady } from './wait-until-ready.ts';

/** A server that gives each of these codes once, the last one for ever; '' is a connection. */
function server(codes: readonly string[], runsFor = Number.POSITIVE_INFINITY) {
  const said: string[] = [];
  let asked = 0;
  const wait = (more: { readonly readyWithinMs: number; readonly sayEveryMs?: number }) =>
    waitUntilReady({ isRunning: () => asked < runsFor, ended: Promise.resolve('signal SIGKILL') }, 'a url', {
      ...more,
      onRecovering: (sentence) => void said.push(sentence),
      ask: async () => {
        const code = codes[Math.min(asked, codes.length - 1)] ?? '';
        asked += 1;
        return code === '' ? undefined : { code, reason: 'the database system is starting up' };
      },
    });
  return { wait, said };
}

const recovering = '57P03';

test('a recovery is waited for beyond the time in which a server has to answer, and it is said', async () => {
  const { wait, said } = server([...Array.from({ length: 20 }, () => recovering), '']);
  expect(await wait({ readyWithinMs: 200, sayEveryMs: 300 })).toBeUndefined();
  expect(said.length).toBeGreaterThanOrEqual(2);
  expect(said[0]).toMatch(/^the database is recovering .* for \d+ s by now/);
});

test('a short one is not spoken of', async () => {
  const { wait, said } = server([recovering, recovering, '']);
  expect(await wait({ readyWithinMs: 60_000 })).toBeUndefined();
  expect(said).toEqual([]);
});

test('one that says nothing is given up in time, also after a recovery', async () => {
  expect(await server(['ECONNREFUSED']).wait({ readyWithinMs: 100 })).toBe('it did not answer within 0.1 s');
  expect(await server([recovering, 'ECONNREFUSED']).wait({ readyWithinMs: 100 })).toBe(
    'it did not answer within 0.1 s',
  );
});

test('one that ends in the middle of its recovery is reported at once, and so is a wrong password', async () => {
  expect(await server([recovering], 3).wait({ readyWithinMs: 60_000 })).toBe('it ended with signal SIGKILL');
  expect(await server(['28P01']).wait({ readyWithinMs: 60_000 })).toBe(
    'its password is not the one that is kept',
  );
});
