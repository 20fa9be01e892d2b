import { SetupRefused } from '@hanpan/db';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSite, type NewSite } from './create-site.ts';
import { installDemo } from './demo/install-demo.ts';
import { listSites } from './kernel/site-store.ts';
import { TestCaller } from './testing/caller.ts';
import { createWorld } from './testing/world.ts';

const world = await createWorld({ empty: true });
const site = { key: 'first-site', name: '첫 사이트', host: 'Play.Example.com', operatorId: 'boss' };

const create = (more: Partial<NewSite> = {}) => createSite(world.services, { ...site, ...more });

async function logIn(siteKey: string, password: string) {
  world.sites.forget();
  const guest = new TestCaller({ app: world.app, siteKey });
  const { token, operator } = await guest.call('/api/console/login', { operatorId: 'boss', password });
  return { caller: guest.withToken(token ?? ''), operator };
}

/** A site whose audit log is sealed cannot be deleted: each test makes its own. */
let number = 0;
beforeEach(() => {
  number += 1;
});
const fresh = () => ({ key: `site-${number}`, host: `site${number}.example.com` });

test('the first site works at once: its owner logs in with the password that was shown, and leads the installation', async () => {
  const password = await create();
  expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  expect(await listSites(world.database)).toMatchObject([
    { id: 1, key: 'first-site', name: '첫 사이트', host: 'play.example.com' },
  ]);
  const { caller } = await logIn('first-site', password);
  const { list } = await caller.call('/api/console/operators', {});
  expect(list).toMatchObject([{ operatorId: 'boss', roles: ['owner'], isPlatform: true, active: true }]);
  const audit = await caller.call('/api/console/audit', { subject: `operator:${list[0]?.operatorKey}` });
  expect(audit.list).toMatchObject([{ action: 'operator.create', actor: '(terminal)' }]);
  expect(JSON.stringify(audit.list)).not.toContain(password);
  const stored = await world.owner.rows<{ row: string }>('select o::text as row from operator o');
  expect(JSON.stringify(stored)).not.toContain(password);
  const guest = new TestCaller({ app: world.app, siteKey: 'first-site' });
  expect(await guest.codeOf('/api/etc/siteOption', {})).toBe('0');
  const codes = await world.database.rows('select 1 from game_code where site_id = 1');
  expect(codes.length).toBeGreaterThan(10);
});

test('an owner of a further site does not lead the installation', async () => {
  const { caller } = await logIn(fresh().key, await create(fresh()));
  const { list } = await caller.call('/api/console/operators', {});
  expect(list).toMatchObject([{ operatorId: 'boss', isPlatform: false }]);
});

describe('nothing is made', () => {
  const counts = () =>
    world.database.row(
      'select (select count(*) from site) as sites, (select count(*) from operator) as operators',
    );

  test.each<[Partial<NewSite>, string]>([
    [{ host: 'other.example.com' }, 'There is a site with the key first-site already.'],
    [{ key: 'other' }, 'There is a site with the host play.example.com already.'],
    [{ key: 'Bad key' }, 'The key is "Bad key", but it must be 3 to 40 small letters'],
    [{ name: '  ' }, 'The name is "  ", but it must not be empty'],
    [
      { host: 'https://play.example.com/' },
      'The host is "https://play.example.com/", but it must be a host name',
    ],
    [{ operatorId: 'x' }, 'The owner\'s id is "x", but it must be 3 to 30 letters'],
  ])('for %o', async (more, sentence) => {
    const before = await counts();
    const refused = await create(more).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SetupRefused);
    expect(String(refused)).toContain(sentence);
    expect(await counts()).toEqual(before);
  });

  test('of two that are made at once with one key, one is', async () => {
    const before = (await listSites(world.database)).length;
    const results = await Promise.allSettled([create(fresh()), create(fresh())]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await listSites(world.database)).toHaveLength(before + 1);
  });
});

test('the demo is not put into an installation that has a site of its own', async () => {
  const before = await world.owner.rows('select (select count(*) from member) as members');
  await expect(installDemo(world.services)).rejects.toThrow(
    'this installation has the site first-site of its own: start it with HANPAN_DEMO=0.',
  );
  expect(await world.owner.rows('select (select count(*) from member) as members')).toEqual(before);
});
