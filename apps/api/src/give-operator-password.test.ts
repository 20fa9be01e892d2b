import { expect, test } from 'vitest';
import { giveOperatorPassword } from './give-operator-password.ts';
import { password } from './testing/people.ts';
import { createWorld } from './testing/world.ts';

const world = await createWorld();
const give = (operatorId: string, siteKey: string | null = null) =>
  giveOperatorPassword(world.services, { operatorId, siteKey });
const logIn = (operatorId: string, secret: string, site = world.site) =>
  world.guest(site).codeOf('/api/console/login', { operatorId, password: secret });

test('an operator logs in with the new password alone, and its sessions have ended', async () => {
  const operator = await world.operator('owner');
  const given = await give(operator.memId);
  expect(await operator.codeOf('/api/console/members', {})).not.toBe('0');
  expect(await logIn(operator.memId, password)).toBe('L001');
  expect(await logIn(operator.memId, given)).toBe('0');
  const reader = await world.operator('owner');
  const { list } = await reader.call('/api/console/audit', { subject: `operator:${operator.key}` });
  expect(list[0]).toMatchObject({ action: 'operator.reset-password', actor: '(terminal)' });
});

test('a block stays', async () => {
  const operator = await world.operator('support');
  await world.database.run('update operator set active = false where id = $1', [operator.key]);
  expect(await logIn(operator.memId, await give(operator.memId))).not.toBe('0');
});

test('a name that is nobody’s, or two people’s, changes no password', async () => {
  const other = await world.addSite();
  const one = await world.operator('owner');
  const two = await world.operator('owner', other);
  await world.database.run('update operator set operator_id = $2 where id = $1', [two.key, one.memId]);
  await expect(give('nobody-here')).rejects.toThrow('There is no operator nobody-here.');
  await expect(give(one.memId, 'no-site')).rejects.toThrow(`no operator ${one.memId} at the site no-site`);
  await expect(give(one.memId)).rejects.toThrow(`--site ${world.site.key} or --site ${other.key}`);
  expect(await logIn(one.memId, password)).toBe('0');
  const given = await give(one.memId, other.key);
  expect(await logIn(one.memId, given, other)).toBe('0');
  expect(await logIn(one.memId, password)).toBe('0');
});
