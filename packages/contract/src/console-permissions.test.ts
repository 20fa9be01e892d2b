import { expect, test } from 'vitest';
import { everyExport } from './exports.ts';
import { type CallSpec, consoleCalls, leadsOthers, mayCall, rolesFor, staffRoles } from './index.ts';

const ofConsole = [...Object.values<CallSpec>(consoleCalls), ...everyExport].filter(
  ({ path }) => path.startsWith('/api/console/') && path !== '/api/console/login',
);

test('every call and every file of the console has a row, with an owner and a supervisor or an owner alone', () => {
  expect(ofConsole.length).toBeGreaterThan(60);
  for (const { path } of ofConsole) expect(rolesFor(path), path).toContain('owner');
});

test('a call for supervisors is open to no role that leads nobody', () => {
  for (const { path, audience } of ofConsole) {
    if (audience === 'operator') continue;
    for (const role of rolesFor(path)) expect(leadsOthers([role]), `${path} ${role}`).toBe(true);
  }
});

test('what a person with several roles may do is what any of them may do', () => {
  expect(mayCall(['content'], '/api/console/cash/approve')).toBe(false);
  expect(mayCall(['content', 'cashier'], '/api/console/cash/approve')).toBe(true);
  expect(mayCall(['content', 'cashier'], '/api/console/sports/hold')).toBe(false);
});

test('who may not set the rates of a partner opens none with rates of its choice, and both ask again who it is', () => {
  const [open, setRates] = ['/api/console/partner/create', '/api/console/partner/setRates'] as const;
  expect(rolesFor(open)).toEqual(rolesFor(setRates));
  expect(consoleCalls[open].stepUp).toBe(consoleCalls[setRates].stepUp);
});

test('a path without a row is open to nobody', () => {
  for (const path of ['/api/console/nothing', 'toString', '/api/member/info'])
    expect(mayCall(staffRoles, path)).toBe(false);
});

test('who only reads may make no call that changes anything', () => {
  const changing = ofConsole.filter((each) => !['read', 'heavy'].includes(each.limit));
  const open = changing.filter(({ path }) => mayCall(['readOnly'], path)).map(({ path }) => path);
  const ofOneself = [
    'confirm',
    'confirmation/show',
    'confirmation/give',
    'getToken',
    'logout',
    'password',
    'totp/begin',
    'totp/confirm',
    'sessions/end',
    'view/save',
    'view/delete',
  ];
  expect(open).toEqual(ofOneself.map((name) => `/api/console/${name}`));
});

test('what was found about a game outside its bound is noted by who leads: many roles read it, and none of them calls it in order', () => {
  expect(rolesFor('/api/console/report/returns/look')).toEqual(['owner', 'supervisor']);
  for (const role of ['cashier', 'trader', 'readOnly'] as const)
    expect(mayCall([role], '/api/console/report/returns')).toBe(true);
});
