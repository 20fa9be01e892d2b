import type { RequestOf } from '@hanpan/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { rates } from '../test/partner.fixture.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

beforeEach(() => setWidth(1440));
afterEach(cleanup);

function server() {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/etc/bank': { list: [] },
    '/api/member/info': aSession({ partner: 'Y' }),
    '/api/wallet/balance': aBalance(1_284_500, 5),
    '/api/partner/rates': rates,
  });
}

test('[WR-02] a new distributor: what is wrong is said at its field, and nothing is sent', async () => {
  renderApp(server(), { path: '/member/striNew' });
  expect(await screen.findByRole('heading', { level: 1, name: '하부 등록' })).toBeTruthy();
  expect(await screen.findByText('이 등급 아래에는 파트너를 둘 수 없습니다.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '등록 신청' })).toBeNull();
  cleanup();
  const fake = server();
  fake.responses['/api/partner/rates'] = { ...rates, partnerRank: 'PTN_4' };
  renderApp(fake, { path: '/member/striNew' });
  const button = await screen.findByRole('button', { name: '등록 신청' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
  expect(await screen.findByText('아이디를 입력해 주세요.')).toBeTruthy();
  expect(fake.made.some(({ path }) => path === '/api/partner/create')).toBe(false);
});

test('[WR-02] a new distributor is asked for with its place, its rank and its rates', async () => {
  const fake = server();
  fake.responses['/api/partner/rates'] = { ...rates, partnerRank: 'PTN_4' };
  fake.responses['/api/etc/bank'] = {
    list: [{ bankCode: '004', bankNameKr: '국민은행', bankNameEn: 'KB Kookmin' }],
  };
  fake.responses['/api/partner/create'] = ({ memId }) => ({ memId, status: 'pending' });
  renderApp(fake, { path: '/member/striNew' });
  await screen.findByRole('option', { name: '국민은행' });
  const person = {
    memId: 'newstore1',
    memNick: '새매장',
    memPass: 'lantern-markets',
    memPassCheck: 'lantern-markets',
    cashOutPass: '4821',
    memPhone: '010-1234-5678',
    birthDate: '1990-03-04',
    bank: '004',
    memName: '김새벽',
    bankacc: '1234567890',
  };
  for (const [name, value] of Object.entries(person)) {
    const field = document.querySelector(`[name="${name}"]`);
    if (field === null) throw new Error(name);
    fireEvent.change(field, { target: { value } });
  }
  fireEvent.change(screen.getByRole('textbox', { name: '슬롯 롤링 요율' }), { target: { value: '0.5' } });
  fireEvent.click(screen.getByRole('button', { name: '등록 신청' }));
  const sent = () => fake.made.filter(({ path }) => path === '/api/partner/create').map(({ body }) => body);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([{ ...person, partnerRank: 'PTN_5', parentMemId: '' }]);
  expect((sent()[0] as RequestOf<'/api/partner/create'>).rates).toContainEqual({
    gameType: 'slot',
    rollingBasisPoints: 50,
    losingBasisPoints: 0,
  });
  expect(await screen.findByText(/newstore1/)).toBeTruthy();
  // The form is a new one: what was asked for is not asked for again by a second press.
  expect(document.querySelector<HTMLInputElement>('[name="memId"]')?.value).toBe('');
});
