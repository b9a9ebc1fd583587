import { test } from 'vitest';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser({ cache: 'empty' });
test.each([
  ['/fr', 'a[href="/fr/proprietes"]', 'search_properties_block'],
  ['/fr/proprietes', 'main a[href^="/fr/proprietes/"]', 'property_detail_block'],
])('%s %s', async (from, link, block) => {
  const page = await open();
  await page.goto(stack.agency + from);
  await page.waitForLoadState('networkidle');
  const rows: string[] = [];
  page.on('response', async (r) => rows.push(`${r.headers()['content-length']} ${new URL(r.url()).pathname}`));
  await page.locator(link).first().dispatchEvent('click');
  await page.locator(`[data-block="${block}"]`).waitFor();
  await page.waitForLoadState('networkidle');
  console.log(rows.filter((x) => /\.(js|css|data)$/.test(x)).join('\n'));
});
test.each(['/fr', '/fr/contact'])('js %s', async (path) => {
  const page = await open();
  const rows: string[] = [];
  page.on('response', async (r) => rows.push(`${r.headers()['content-length']} ${new URL(r.url()).pathname}`));
  await page.goto(stack.agency + path);
  await page.waitForLoadState('networkidle');
  console.log(path, rows.filter((x) => /\.(js|css)$/.test(x)).join('\n'));
});
