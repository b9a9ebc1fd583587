import type { Locale } from '@vitrine/contract/locale.ts';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { callAdmin, createAccount, logInByRequest, openForm } from './admin-session.ts';
import { stack, type useBrowser } from './browser.ts';

/** Titles of the blocks of a draft. */
export const titles = ['Un brouillon tout neuf', 'Le milieu de la page', 'La fin du brouillon'];

const blockOf = (title: string) => ({ blockType: 'text_block_1', main_title: title });

type Open = ReturnType<typeof useBrowser>;

/** Returns functions that open the admin for an editor of the agency, a new one each time, who reads it in a language. */
export function useDrafts(open: Open) {
  /** Opens an empty page. Payload remembers the language and the live preview for each account, which other tests would see. */
  async function openAsEditor(language: Locale = 'fr'): Promise<Page> {
    const page = await open({ viewport: { width: 1600, height: 1000 } });
    const account = { email: `apercu.${crypto.randomUUID()}@example.com`, password: 'Un-mot-de-passe-d-essai' };
    await logInByRequest(page);
    await createAccount(page, { ...account, role: 'editor', sites: [await siteId(page, 'localhost')] });
    await logInByRequest(page, account);
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: stack.admin }]);
    return page;
  }

  return {
    openAsEditor,
    /** Opens the form of a new draft. */
    async openDraft(locale: Locale = 'fr', language: Locale = 'fr'): Promise<Page> {
      const page = await openAsEditor(language);
      const id = await createDraft(page);
      await openForm(page, `${stack.admin}/collections/pages/${id}?locale=${locale}`);
      return page;
    },
  };
}

/** Returns the id of the site with a domain. */
export async function siteId(page: Page, domain: string): Promise<number> {
  const answer = await callAdmin(page, '/api/sites?depth=0&limit=10&sort=id');
  expect(answer.status(), await answer.text()).toBe(200);
  const { docs } = await answer.json();
  return docs.find(({ domains }: { domains: string[] }) => domains.includes(domain)).id;
}

/** Opens a page for the administrator, who reads the admin in a language and works on the site of the agency. */
export async function openAgencyAdmin(open: Open, language: Locale): Promise<Page> {
  const page = await open({ viewport: { width: 1600, height: 1000 } });
  await logInByRequest(page);
  await page.context().addCookies([
    { name: 'payload-lng', value: language, url: stack.admin },
    { name: 'vitrine-site', value: String(await siteId(page, 'localhost')), url: stack.admin },
  ]);
  return page;
}

/** Creates an unpublished page of the agency in both languages on behalf of the page's account, for the current test. */
export async function createDraft(page: Page): Promise<number> {
  const site = await siteId(page, 'localhost');
  const path = `brouillon-${crypto.randomUUID()}`;
  const blocks = titles.map(blockOf);
  const data = { site, access: 'public', title: 'Brouillon', path: `/fr/${path}`, blocks, _status: 'draft' };
  const { doc } = await (await callAdmin(page, '/api/pages?draft=true&locale=fr', { method: 'POST', data })).json();
  onTestFinished(async () => void (await callAdmin(page, `/api/pages/${doc.id}`, { method: 'DELETE' })));
  const [first, ...rest] = doc.blocks;
  const english = {
    title: 'Draft',
    path: `/en/${path}`,
    blocks: [{ ...first, main_title: 'A brand new draft' }, ...rest],
  };
  await callAdmin(page, `/api/pages/${doc.id}?draft=true&locale=en`, { method: 'PATCH', data: english });
  return doc.id;
}

/** Opens the live preview for the current test, in the form of a document of the collection. */
export async function openLivePreview(editor: Page, collection = 'pages'): Promise<void> {
  onTestFinished(async () => {
    await callAdmin(editor, `/api/payload-preferences/collection-${collection}`, { method: 'DELETE' });
  });
  await editor.locator('#live-preview-toggler').click();
}
