import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBreachedPasswords } from '../kernel/breached-passwords.ts';
import { listOf } from './breached-list.ts';
import { partnerForm } from './partners/forms.ts';
import { giveRates } from './partners/tree.ts';
import { password } from './people.ts';
import { signUpForm } from './sign-up-form.ts';
import { createWorld, newKey } from './world.ts';

/** Long, with letters and digits, and of no list that comes with the product. */
const leaked = 'quiet orchard 71 lamps';
const path = join(mkdtempSync(join(tmpdir(), 'breached-')), 'list.txt');
writeFileSync(path, listOf([leaked, 'another that was lost 5']));
const world = await createWorld({
  change: (services) => ({ ...services, isBreached: openBreachedPasswords(path) }),
});

const typed = (memPass: string) => ({ memPass, memPassCheck: memPass });

test('[SEC-11] nobody signs up with a breached password, and the code is that of a common one', async () => {
  const codeOf = (memPass: string) =>
    world.guest().codeOf('/api/member/signup', signUpForm(world, typed(memPass)));
  expect(await codeOf(leaked)).toBe('U102');
  expect(await codeOf(`${leaked}!`)).toBe('0');
});

test('[SEC-11] no partner is asked for with a breached password', async () => {
  const above = await world.member({ rank: 'PTN_4' });
  await giveRates(world, above, 150, 2_000);
  const codeOf = (memPass: string) => above.codeOf('/api/partner/create', partnerForm(world, typed(memPass)));
  expect(await codeOf(leaked)).toBe('U102');
  expect(await codeOf(`${leaked}!`)).toBe('0');
});

test('[SEC-11] no member changes its password to a breached one', async () => {
  const member = await world.member();
  const codeOf = (newMemPass: string) => {
    const change = {
      change: 'password' as const,
      memPass: password,
      newMemPass,
      newMemPassCheck: newMemPass,
    };
    return member.codeOf('/api/member/update', { idempotencyKey: newKey(), ...change });
  };
  expect(await codeOf(leaked)).toBe('U102');
  expect(await codeOf(`${leaked}!`)).toBe('0');
});

test('[SEC-11] no operator takes a breached password', async () => {
  const operator = await world.operator();
  const codeOf = (newPassword: string) => operator.codeOf('/api/console/password', { password, newPassword });
  expect(await codeOf(leaked)).toBe('O006');
  expect(await codeOf(`${leaked}!`)).toBe('0');
});
