import type { StaffRole } from '@hanpan/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { MemberRow } from '../features/members/model.ts';
import { fakeServer, me, pageOne, renderInConsole } from '../testing/console-world.tsx';
import { memberRow } from '../testing/member-row.ts';
import { MembersPage } from './members-page.tsx';
import { SignupsPage } from './signups-page.tsx';

afterEach(cleanup);

const row: MemberRow = { ...memberRow, memId: 'member07', memNick: '달빛', pinLocked: true };

function desk(status: MemberRow['status']) {
  return fakeServer({
    '/api/console/members': () => ({ list: [{ ...row, status }], pageInfo: pageOne(1) }),
    '/api/console/members/decide': () => ({ member: { ...row, status: 'active' } }),
    '/api/console/view/list': () => ({ views: [] }),
  });
}

const by = (role: StaffRole) => ({ ...me, roles: [role] });
const open = async () => {
  fireEvent.click(await screen.findByText('member07'));
  return screen.findByRole('complementary');
};
const offered = (panel: HTMLElement, names: readonly (string | RegExp)[]) =>
  names.filter((name) => within(panel).queryByRole('button', { name }) !== null);

const switches = ['출금 비밀번호 잠금 풀기', '입금 막기', '출금 막기', '계정 잠금', '베팅 차단'];
const points = ['포인트 지급', '포인트 회수'];

describe('of a member, the list offers what the role may do', () => {
  test.each<[StaffRole, string[]]>([
    ['supervisor', [...switches, ...points]],
    ['cashier', [...switches, ...points]],
    ['support', switches],
    ['trader', []],
    ['readOnly', []],
  ])('%s', async (role, names) => {
    await renderInConsole(<MembersPage />, { ...desk('active'), operator: by(role) });
    const panel = await open();
    expect(offered(panel, [...switches, ...points])).toEqual(names);
    // What the member may do is read by everybody who sees the list.
    for (const name of ['입출금', '이용 권한'])
      expect(within(panel).getByRole('heading', { name })).toBeTruthy();
    expect(within(panel).getAllByText('가능').length).toBe(3);
  });
});

describe('a sign-up is decided by whoever may', () => {
  test.each<[StaffRole, boolean]>([
    ['supervisor', true],
    ['support', true],
    ['cashier', false],
    ['trader', false],
    ['readOnly', false],
  ])('%s: %s', async (role, mayDecide) => {
    const server = desk('pending');
    await renderInConsole(<SignupsPage />, { ...server, operator: by(role) });
    const panel = await open();
    expect(offered(panel, [/가입 승인/, /^거절/]).length).toBe(mayDecide ? 2 : 0);
    expect(screen.queryByText('승인') !== null).toBe(mayDecide);
    fireEvent.keyDown(window, { key: 'r', code: 'KeyR' });
    await waitFor(() => expect(screen.queryByRole('alertdialog') !== null).toBe(mayDecide));
    expect(server.bodiesOf('/api/console/members/decide')).toEqual([]);
  });
});
