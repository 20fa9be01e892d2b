import { expect, type Locator } from '@playwright/test';

/**
 * Presses a radio as a person does: on its words, once they stand still. The radio itself lies unseen below them, and what
 * it holds may come back from the address a moment later.
 */
export async function choose(radio: Locator): Promise<void> {
  if (!(await radio.isChecked())) await radio.locator('xpath=..').click();
  await expect(radio).toBeChecked();
}

/** The same on the slip, where such a choice may stand folded in a line that says what is chosen, and fold up again with it. */
export async function chooseOnSlip(slip: Locator, line: string, name: string): Promise<void> {
  const radio = slip.getByRole('radio', { name });
  const folded = slip.locator('summary', { hasText: line });
  await expect(radio.or(folded).first()).toBeVisible();
  if ((await folded.count()) === 0) return choose(radio);
  if (!(await radio.isVisible())) await folded.click();
  if (!(await radio.isChecked())) await radio.locator('xpath=..').click();
  await expect(folded).toContainText(name);
}
