import { expect, type Page } from '@playwright/test';
import { LoginForm } from '../pages/login-form.ts';
import { SignupForm } from '../pages/signup-form.ts';
import type { Applicant } from '../people.ts';

/**
 * Fills the form from the first field on: each press of the button names the first rule that is still broken. Ends in
 * front of the login.
 */
export async function applyToJoin(page: Page, person: Applicant): Promise<void> {
  const signup = new SignupForm(page);
  await signup.isRefusedAt('memId', '아이디를 입력해 주세요.');
  await signup.fill('memId', 'abc');
  await signup.isRefusedAt('memId', '아이디는 영문, 숫자, + 로 5~20자여야 합니다.');
  await signup.fill('memId', person.memId);
  await signup.isRefusedAt('memPassCheck', '비밀번호와 비밀번호 확인이 서로 같아야 합니다.');
  await signup.fill('memPassCheck', person.password);
  await signup.isRefusedAt('memPass', '비밀번호를 입력해 주세요.');
  await signup.fill('memPass', person.password);
  await signup.isRefusedAt('cashOutPass', '환전 비밀번호를 입력해 주세요.');
  await signup.fill('cashOutPass', '48a21');
  await expect(signup.field('cashOutPass')).toHaveValue('4821');
  await signup.fill('memNick', person.nickname);
  await signup.fill('memPhone', '02-123-4567');
  await signup.isRefusedAt('memPhone', '휴대폰 번호는 01로 시작하는 번호여야 합니다. 예: 01012345678');
  await signup.fillAll({ ...person, birthDate: '2020-01-01' });
  await signup.isRefusedAt('birthDate', '만 19세 이상만 가입할 수 있습니다. 생년월일을 확인해 주세요.');
  await signup.fill('birthDate', person.birthDate);
  await signup.send();
  await signup.isReceived(person.memId);
}

/** VL-01 and ST-03: every refusal of a login, before one succeeds. */
export async function loginIsRefused(page: Page, { memId, password }: Applicant): Promise<void> {
  const login = new LoginForm(page);
  const first = await login.shownCode();
  expect(first).toMatch(/^[1-5]{4}$/);
  await login.isRefused(memId, password, '자동 입력 방지 코드를 확인해주세요.', '9999');
  await expect.poll(() => login.shownCode()).not.toBe(first);
  await login.isRefused('', password, '아이디를 입력해 주세요.');
  await login.isRefused(memId, '', '비밀번호를 입력해 주세요.');
  await login.isRefused(memId, 'not the password', '로그인정보가 올바르지 않습니다. 확인해주세요.');
  await login.isRefused(memId, password, '가입 승인을 기다리고 있습니다.');
}
