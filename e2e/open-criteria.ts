import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens the dialog of all criteria of the search in French. Until the code of its fields has come they are inert. */
export async function openCriteria(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Critères/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Critères' });
  await dialog.waitFor();
  await expect.poll(() => dialog.locator('[aria-busy="true"]').count()).toBe(0);
  // The dialog slides in: what is measured before it stands still is elsewhere then.
  await dialog.evaluate((element) => Promise.allSettled(element.getAnimations().map(({ finished }) => finished)));
  return dialog;
}
