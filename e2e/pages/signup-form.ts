import { expect, type Locator, type Page } from '@playwright/test';
import type { Applicant } from '../people.ts';
import { leaveAlert } from './alert.ts';

const names = {
  memId: '아이디',
  memPass: '비밀번호',
  memPassCheck: '비밀번호 확인',
  cashOutPass: '환전 비밀번호',
  memNick: '닉네임',
  memPhone: '휴대폰 번호',
  birthDate: '생년월일',
  memName: '예금주',
  bankacc: '계좌번호',
} as const;

type TypedField = keyof typeof names;

export class SignupForm {
  readonly #page: Page;
  readonly form: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.form = page.locator('form').filter({ has: page.locator('input[name="memPassCheck"]') });
  }

  field(name: TypedField): Locator {
    return this.form.locator(`input[name="${name}"]`);
  }

  async fill(name: TypedField, value: string): Promise<void> {
    await this.field(name).fill(value);
  }

  async chooseBank(name: string): Promise<void> {
    await this.form.getByRole('combobox', { name: '은행' }).selectOption(name);
  }

  async send(): Promise<void> {
    await this.form.getByRole('button', { name: '가입 신청' }).click();
  }

  /** Sends the form as it is; the first broken rule is alerted and shown at its field. */
  async isRefusedAt(name: TypedField | 'bank', text: string): Promise<void> {
    await this.send();
    await leaveAlert(this.#page, text);
    const field = this.form.locator(`[name="${name}"]`);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const described = (await field.getAttribute('aria-describedby')) ?? '';
    await expect(this.form.locator(`[id="${described.split(' ')[0]}"]`)).toHaveText(text);
  }

  async fillAll(applicant: Applicant): Promise<void> {
    await this.fill('memId', applicant.memId);
    await this.fill('memPass', applicant.password);
    await this.fill('memPassCheck', applicant.password);
    await this.fill('cashOutPass', applicant.pin);
    await this.fill('memNick', applicant.nickname);
    await this.fill('memPhone', applicant.phone);
    await this.fill('birthDate', applicant.birthDate);
    await this.chooseBank('KB국민은행');
    await this.fill('memName', applicant.holder);
    await this.fill('bankacc', applicant.account);
    await this.agree();
  }

  /** Both documents are accepted, as an applicant has to. */
  async agree(): Promise<void> {
    for (const name of ['이용약관', '개인정보 처리방침'])
      await this.form.getByRole('checkbox', { name: `${name}에 동의합니다` }).check();
  }

  async isReceived(memId: string): Promise<void> {
    const done = this.#page.getByRole('dialog', { name: '가입 신청을 받았습니다' });
    await expect(done).toContainText('회원가입 신청이 완료되었습니다.');
    await expect(done).toContainText(`신청한 아이디: ${memId}`);
    await done.getByRole('button', { name: '로그인' }).click();
  }
}
