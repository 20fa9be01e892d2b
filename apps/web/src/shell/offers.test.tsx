import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { usePopups } from '../app/popups.ts';
import { banner, checkedIn, madeTo, server } from '../test/attention-server.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

beforeEach(() => setWidth(1440));
afterEach(cleanup);

describe('what is offered', () => {
  test('to check in only as long as that is not done today', async () => {
    const fake = server();
    const other = { ...banner(9, 'another offer'), target: '/member/rotary' };
    fake.responses['/api/main/popupList'] = { list: [banner(7, 'check in'), other] };
    fake.responses['/api/attendance/list'] = checkedIn('Y');
    renderApp(fake, { path: '/member/main' });
    expect(await screen.findByRole('complementary', { name: 'another offer' })).toBeTruthy();
    await waitFor(() => expect(madeTo(fake, '/api/attendance/list')).toBe(1));
    expect(usePopups.getState().queue).toHaveLength(1);
  });

  test('to a guest, where only members may look, with a button that says that it logs in', async () => {
    const fake = server({ member: false });
    fake.responses['/api/etc/popupList'] = { list: [banner(7, 'an offer')] };
    renderApp(fake, { path: '/' });
    fireEvent.click(await screen.findByRole('button', { name: '로그인하고 보기' }));
    expect(screen.queryByRole('link', { name: 'go' })).toBeNull();
    await waitFor(() => expect(usePopups.getState().modal).toBe('login'));
    expect(screen.queryByText('로그인 후 이용해 주세요.')).toBeNull();
  });
});
