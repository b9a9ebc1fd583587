import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteTimeZone } from '../content/src/schedule/time-zone.ts';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { callAdmin, openForm } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';
import { openAgencyAdmin, siteId } from './drafts.ts';

// An editor schedules a page, sees its dates in the form, the list and on the dashboard, and cancels one of them.

const open = useBrowser();
const run = `horaire-${Date.now()}`;

const texts = {
  fr: {
    publish: 'Publier le brouillon le',
    unpublish: 'Retirer du site le',
    submit: 'Programmer',
    anyway: 'Programmer quand même',
    zone: /heure de l’Est/,
    past: /Cette date est passée/,
    order: /après la publication/,
    planned: /Sera publié le 1ᵉʳ mai 2099 à 9\sh/,
    takenDown: /Sera retiré du site le 2 mai 2099/,
    cell: /Publication le 1ᵉʳ mai 2099 à 9\sh/,
    dashboard: 'Publications programmées',
    cancel: 'Annuler la publication',
    cancelled: 'La programmation est annulée.',
  },
  en: {
    publish: 'Publish the draft on',
    unpublish: 'Take down on',
    submit: 'Schedule',
    anyway: 'Schedule anyway',
    zone: /Eastern Time/,
    past: /This date is past/,
    order: /must come after/,
    planned: /Will be published May 1, 2099 at 9:00\sa\.m\./,
    takenDown: /Will be taken down May 2, 2099/,
    cell: /Publishes May 1, 2099/,
    dashboard: 'Scheduled',
    cancel: 'Cancel publishing',
    cancelled: 'The schedule is cancelled.',
  },
} as const;

async function createDraft(page: Page, title: string): Promise<number> {
  const data = {
    site: await siteId(page, 'localhost'),
    title,
    path: `/fr/${title}`,
    access: 'public',
    _status: 'draft',
  };
  const answer = await callAdmin(page, '/api/pages?locale=fr&draft=true', { method: 'POST', data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).doc.id;
}

test.each(inTurn(['fr', 'en'] as const)())(
  'an editor schedules a page, finds its dates again and cancels one (%s)',
  async (language) => {
    const t = texts[language];
    const page = await openAgencyAdmin(open, language);
    const title = `${run}-${language}`;
    const id = await createDraft(page, title);
    const form = `${stack.admin}/collections/pages/${id}?locale=fr`;
    await openForm(page, form);
    const [publish, unpublish] = [page.getByLabel(t.publish), page.getByLabel(t.unpublish)];
    const submit = page.getByRole('button', { name: t.submit, exact: true });
    const anyway = page.getByRole('button', { name: t.anyway });
    await page.getByText(t.zone).waitFor();
    expect(await submit.isDisabled()).toBe(true);

    await unpublish.fill('2020-01-01T09:00');
    await submit.click();
    await page.getByText(t.past).waitFor();
    await publish.fill('2099-05-01T09:00');
    await unpublish.fill('2099-04-30T09:00');
    await submit.click();
    // The page has no blocks, which the check before publishing says.
    await anyway.click();
    await page.getByText(t.order).waitFor();
    await expectAccessible(page, { within: '.schedule' });
    await unpublish.fill('2099-05-02T09:00');
    await submit.click();
    await anyway.click();
    await page.getByText(t.planned).waitFor();
    await page.getByText(t.takenDown).waitFor();
    await expectAccessible(page, { within: '.schedule' });
    const { publish: stored } = await (await callAdmin(page, `/api/pages/${id}/schedule`)).json();
    expect(new Date(stored.at).toLocaleString('sv-SE', { timeZone: siteTimeZone })).toBe('2099-05-01 09:00:00');

    await page.goto(`${stack.admin}/collections/pages?search=${title}`);
    await page
      .getByRole('row', { name: new RegExp(title) })
      .getByText(t.cell)
      .waitFor();
    await page.goto(stack.admin);
    await page.getByRole('heading', { level: 2, name: t.dashboard, exact: true }).waitFor();
    await page.getByText(t.cell).first().waitFor();

    await openForm(page, form);
    await page.getByRole('button', { name: t.cancel }).click();
    await page.getByText(t.cancelled).waitFor();
    await page.getByText(t.planned).waitFor({ state: 'detached' });
    await page.getByText(t.takenDown).waitFor();
  },
);
