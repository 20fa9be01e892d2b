import { expect, type Locator } from '@playwright/test';

/**
 * Presses a radio as a person does: on its words, once they stand still. The radio itself lies unseen below them, and what
 * it holds may come back from the address a moment later.
 */
export async function choose(radio: Locator): Promise<void> {
  if (!(await radio.isChecked())) await radio.locator('xpath=..').click();
  await expect(radio).toBeChecked();
}
