import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import type { Applicant } from '../people.ts';
import type { Console } from './console.ts';

/** What a lead does with the whole site at the console. Every dialog that it meets is held to be accessible. */
export class SiteDesk {
  readonly #desk: Console;
  readonly #page: Page;
  readonly #main: Locator;
  readonly #dialog: Locator;

  constructor(desk: Console) {
    this.#desk = desk;
    this.#page = desk.page;
    this.#main = desk.main;
    this.#dialog = desk.page.getByRole('alertdialog');
  }

  async opens(place: string): Promise<void> {
    const menu = this.#page.getByRole('navigation', { name: '운영 메뉴' });
    await menu.getByRole('link', { name: place }).click();
    await expect(this.#main.getByRole('heading', { level: 1, name: place })).toBeVisible();
  }

  #press(name: string | RegExp): Promise<void> {
    return this.#main.getByRole('button', { name }).first().click();
  }

  async #confirms(name: string): Promise<void> {
    await this.#dialog.getByRole('button', { name, exact: true }).click();
    await expect(this.#dialog).toHaveCount(0);
  }

  async matchesStatement(lines: string, receiptId: string): Promise<void> {
    await this.opens('은행 내역 맞추기');
    await this.#main.getByLabel('은행 내역', { exact: false }).first().fill(lines);
    await this.#press('맞춰 보기');
    await expect(this.#desk.rowOf(receiptId)).toBeVisible();
  }

  async helpsMember({ phone, nickname }: Applicant): Promise<void> {
    await this.#desk.go('회원');
    await this.#page.getByRole('searchbox').fill(phone);
    await this.#desk.rowOf(nickname).click();
    await this.#page.getByRole('link', { name: '회원 화면 열기' }).click();
    await expect(this.#main.getByRole('heading', { level: 2, name: nickname })).toBeVisible();
    await this.#press('휴대폰 보기');
    await this.#page.getByRole('button', { name: '입금 확인 전화' }).click();
    await this.#page.getByRole('button', { name: '30초 동안 보기' }).click();
    await expect(this.#main.getByText(phone.replaceAll('-', ''))).toBeVisible();
    await this.#page.getByLabel('메모 내용').fill('첫 입금을 확인했습니다.');
    await this.#press('남기기');
    await expect(this.#main.getByText('첫 입금을 확인했습니다.').first()).toBeVisible();
    await expectAccessible(this.#page, 'member');
  }

  async answers(title: string, words: string): Promise<void> {
    await this.opens('고객센터');
    await this.#desk.rowOf(title).click();
    await this.#page.getByRole('textbox', { name: '답변' }).fill(words);
    await this.#page.getByRole('button', { name: '보내기' }).click();
    await expect(this.#page.getByRole('listitem').filter({ hasText: words })).toBeVisible();
  }

  async writesMessage(memId: string, title: string): Promise<void> {
    await this.opens('쪽지 보내기');
    await this.#press('쪽지 쓰기');
    await this.#dialog.getByLabel('회원 아이디').fill(memId);
    for (const language of ['한국어', 'English', 'Tiếng Việt']) {
      await this.#dialog.getByRole('radio', { name: language }).check();
      await this.#dialog.getByLabel('제목').fill(title);
      await this.#dialog.getByLabel('내용').fill('{nick}');
    }
    await expectAccessible(this.#page, 'message');
    await this.#dialog.getByRole('button', { name: '보내기' }).click();
    await expect(this.#desk.rowOf(title).first()).toBeVisible();
  }

  async publishesPopup(title: string): Promise<void> {
    await this.opens('배너와 팝업');
    await this.#press('추가');
    await this.#dialog.getByLabel('제목').fill(title);
    for (const language of ['English', 'Tiếng Việt'])
      await this.#dialog.getByRole('checkbox', { name: language }).uncheck();
    await expectAccessible(this.#page, 'popup');
    await this.#confirms('저장');
  }

  async deletesBanner(title: string): Promise<void> {
    await this.#desk.rowOf(title).getByRole('button', { name: '지우기' }).click();
    await this.#dialog.getByRole('button', { name: '행사가 끝남' }).click();
    await this.#confirms('지우기');
    await expect(this.#desk.rowOf(title)).toHaveCount(0);
  }

  async changesText(label: string, value: string): Promise<void> {
    await this.opens('설정');
    await this.#main.getByLabel(label).fill(value);
    await this.#press(/^바꾼 1개 확인$/);
    await expect(this.#dialog.getByText('최근 30일에 적용했다면')).toBeVisible();
    await this.#dialog.getByRole('button', { name: '운영 방침 변경' }).click();
    await expectAccessible(this.#page, 'saving settings');
    await this.#confirms('저장');
    await expect(this.#main.getByText(value).last()).toBeVisible();
  }

  /** What was downloaded. */
  async savesReport(): Promise<string> {
    await this.opens('통계');
    const download = this.#page.waitForEvent('download');
    await this.#main.getByRole('button', { name: 'CSV', exact: true }).click();
    await this.#dialog.getByRole('button', { name: '정산·회계 확인' }).click();
    await this.#dialog.getByRole('button', { name: '저장', exact: true }).click();
    return readFile(await (await download).path(), 'utf8');
  }

  async beginsMaintenance(why: string): Promise<void> {
    await this.opens('서비스 점검');
    await this.#press('점검 예약');
    await this.#dialog.getByRole('radio', { name: '즉시 시작' }).check();
    await this.#dialog.getByRole('checkbox', { name: /^종료 시각 미정/ }).check();
    await this.#dialog.getByLabel('점검 내용 (한국어)').fill(why);
    await expectAccessible(this.#page, 'maintenance');
    await this.#confirms('지금 점검 시작');
    await expect(this.#main.getByText('점검 중', { exact: true })).toBeVisible();
  }

  async endsMaintenance(): Promise<void> {
    await this.#press('점검 종료');
    await this.#confirms('점검 종료');
    await expect(this.#main.getByText('예약된 점검이 없습니다')).toBeVisible();
  }

  async logHolds(actions: readonly string[]): Promise<void> {
    await this.opens('감사 기록');
    for (const action of actions) await expect(this.#desk.rowOf(action).first()).toBeVisible();
    await this.#press('기록 검증');
    await expect(this.#main.getByText('모두 그대로입니다')).toBeVisible();
  }
}
