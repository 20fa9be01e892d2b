import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { password } from '../../testing/people.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';

const world = await createWorld();
const here = { address: '127.0.0.1', note: 'here' };
const office = { address: '203.0.113.0/24', note: 'the office' };

/** An owner at a site of its own, which may close its console. */
async function owned() {
  const site = await world.addSite();
  return { site, owner: await world.operator('owner', site) };
}

async function save(owner: Person, consoleAddresses: readonly { address: string; note: string }[]) {
  const { groups } = await owner.call('/api/console/settings', {});
  const { group, revision } = need(
    groups.find((each) => each.group === 'site'),
    'the group',
  );
  const changes = [{ key: 'consoleAddresses', value: JSON.stringify(consoleAddresses) }];
  const body = { idempotencyKey: newKey(), group, revision, changes, reason: 'from the office alone' };
  return owner.codeOf('/api/console/settings/save', body);
}

/** What a call returns that comes from an address. */
async function codeFrom(remoteAddress: string, url: string, headers: object, payload: object = {}) {
  const response = await world.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { ...headers },
    payload,
  });
  return response.json<{ resultCode: string }>().resultCode;
}

describe('the addresses of the console', () => {
  test('[MS-06] close the login, every call and the files to all others, and nothing to members', async () => {
    const { site, owner } = await owned();
    expect(await save(owner, [here, office])).toBe('0');
    const login = { operatorId: owner.memId, password };
    const { headers } = world.guest(site);
    for (const [address, code] of [
      ['203.0.113.77', '0'],
      ['::ffff:203.0.113.77', '0'],
      ['203.0.114.1', 'L009'],
      ['2001:db8::1', 'L009'],
    ] as const) {
      expect(await codeFrom(address, '/api/console/login', headers, login), address).toBe(code);
      expect(await codeFrom(address, '/api/console/queue', owner.headers), address).toBe(code);
    }
    expect(await codeFrom('203.0.114.1', '/api/etc/siteOption', headers)).toBe('0');
    const member = await world.member({ site });
    expect(await codeFrom('203.0.114.1', '/api/member/info', member.headers)).toBe('0');
    const file = await world.app.inject({
      method: 'GET',
      url: '/api/console/ledger/statement.csv',
      remoteAddress: '203.0.114.1',
      headers: owner.headers,
    });
    expect(file.statusCode).toBe(403);
    expect(file.json()).toMatchObject({ resultCode: 'E403' });
  });

  test('an empty list opens it to everybody', async () => {
    const { owner } = await owned();
    expect(await codeFrom('198.51.100.1', '/api/console/queue', owner.headers)).toBe('0');
    expect(await save(owner, [here])).toBe('0');
    expect(await codeFrom('198.51.100.1', '/api/console/queue', owner.headers)).toBe('L009');
    expect(await save(owner, [])).toBe('0');
    expect(await codeFrom('198.51.100.1', '/api/console/queue', owner.headers)).toBe('0');
  });

  test('nobody locks itself out; the change is said before it is saved, and recorded when it is', async () => {
    const { owner } = await owned();
    expect(await save(owner, [office])).toBe('S003');
    const changes = [{ key: 'consoleAddresses', value: JSON.stringify([office]) }];
    const { problems } = await owner.call('/api/console/settings/preview', { group: 'site', changes });
    expect(problems).toEqual([{ key: 'consoleAddresses', kind: 'lockout' }]);
    expect(await save(owner, [office, here])).toBe('0');
    const { list } = await owner.call('/api/console/settings/history', { group: 'site' });
    expect(list[0]).toMatchObject({ by: owner.memId, reason: 'from the office alone' });
    expect(list[0]?.changes[0]?.after).toContain('203.0.113.0/24');
  });

  test.each(['10.0.0.0/33', '10.0.0', '10.0.0.0/8/8', '::1/129', 'office', '10.0.0.1/x', '0x7f.1'])(
    '%s is no address, and nothing is saved',
    async (address) => {
      const { owner } = await owned();
      expect(await save(owner, [here, { address, note: '' }])).toBe('S001');
      expect(await codeFrom('198.51.100.1', '/api/console/queue', owner.headers)).toBe('0');
    },
  );

  test('one of the new kind has its networks too', async () => {
    const { owner } = await owned();
    expect(await save(owner, [here, { address: '2001:db8::/32', note: '' }])).toBe('0');
    expect(await codeFrom('2001:db8:5::1', '/api/console/queue', owner.headers)).toBe('0');
    expect(await codeFrom('2001:db9::1', '/api/console/queue', owner.headers)).toBe('L009');
  });
});
