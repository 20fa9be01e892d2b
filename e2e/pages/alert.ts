import { expect, type Page } from '@playwright/test';

/** Reads the alert that is shown and closes it. */
export async function leaveAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(text);
  await alert.getByRole('button', { name: '확인' }).click();
  await expect(alert).toBeHidden();
}
