import { SetupRefused } from '@hanpan/db';
import { expect, test } from 'vitest';
import { giveOperatorPassword } from '../give-operator-password.ts';
import { createWorld } from '../testing/world.ts';
import { installDemo } from './install-demo.ts';
import { refuseNewDemoInPublic, refusePublishedPassword } from './refuse-published-password.ts';

const world = await createWorld({ empty: true });
const beginAt = (publicUrl: string) => refuseNewDemoInPublic({ ...world.services, publicUrl });
const begun = await Promise.allSettled(['https://play.example', 'http://localhost:3000'].map(beginAt));
await installDemo(world.services);

const startAt = (publicUrl: string) => refusePublishedPassword({ ...world.services, publicUrl });
const give = (operatorId: string) => giveOperatorPassword(world.services, { operatorId, siteKey: null });

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'https://localhost'])(
  'at %s, which others do not reach, the published password is no matter',
  async (publicUrl) => {
    await startAt(publicUrl);
  },
);

test('an address for others is refused until every operator who works has another password', async () => {
  const refused = await startAt('https://play.example').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(SetupRefused);
  expect(String(refused)).toContain('PUBLIC_URL is https://play.example');
  expect(String(refused)).toContain('as operator, supervisor with the published password');
  await give('supervisor');
  await expect(startAt('https://play.example')).rejects.toThrow(
    'Give each a new one: npm run operator:password -- operator',
  );
  await expect(startAt('https://localhost.example')).rejects.toThrow('as operator with');
  await world.database.run("update operator set active = false where operator_id = 'operator'");
  await startAt('https://play.example');
  await world.database.run("update operator set active = true where operator_id = 'operator'");
  await give('operator');
  await startAt('https://play.example');
});

test('[OPS-10] a demo is not begun where others come, and goes on where it stands', async () => {
  expect(begun).toMatchObject([
    { status: 'rejected', reason: expect.any(SetupRefused) },
    { status: 'fulfilled' },
  ]);
  expect(String((begun[0] as PromiseRejectedResult).reason)).toContain('start it with HANPAN_DEMO=0');
  await beginAt('https://play.example');
});
