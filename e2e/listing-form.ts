import type { Locator, Page } from 'playwright-core';

/** Returns the contact form of the listing that the page shows, once its code is there: sent before, it asks for one more step. */
export async function readyListingForm(page: Page): Promise<Locator> {
  const form = page.locator('form').filter({ has: page.getByLabel('Message') });
  await form.scrollIntoViewIfNeeded();
  await page
    .locator('[data-hydration][data-hydrated] [data-hydration][data-hydrated]')
    .filter({ has: form })
    .first()
    .waitFor();
  return form;
}
