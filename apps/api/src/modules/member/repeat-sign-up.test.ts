import { expect, test } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { createWorld, newKey } from '../../testing/world.ts';

const world = await createWorld();
const path = '/api/member/signup';

test('[CL-02] an application that is sent again under its key is taken once, and told so', async () => {
  const wanted = { ...signUpForm(world), idempotencyKey: newKey() };
  const answers = await Promise.all([1, 2, 3].map(() => world.guest().call(path, wanted)));
  expect(answers).toEqual([1, 2, 3].map(() => ({ memId: wanted.memId })));
  expect(await world.guest().call(path, wanted)).toEqual({ memId: wanted.memId });
  const rows = await world.database.rows('select 1 from member where mem_id = $1', [wanted.memId]);
  expect(rows).toHaveLength(1);
});

test('without a key, or under another one, the id is taken: whoever sends it may be somebody else', async () => {
  const wanted = signUpForm(world);
  await world.guest().call(path, { ...wanted, idempotencyKey: newKey() });
  expect(await world.guest().codeOf(path, wanted)).toBe('U116');
  expect(await world.guest().codeOf(path, { ...wanted, idempotencyKey: newKey() })).toBe('U116');
});
