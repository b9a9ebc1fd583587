import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { blocks, contentWith, type FakeSite, pageOf, startFakeSite } from './fake-site.ts';

const open = useBrowser();
let site: FakeSite;

const embed = (code: string) => ({
  block_type: 'script_embed_block',
  fields: { script: { cms_component: 'code', content: code } },
});
/** Counts its runs in each document, and says in the page that it ran. */
const counting = `<p id="shown">Attend</p><script data-category="necessary">
  window.runs = (window.runs ?? 0) + 1;
  document.getElementById('shown').textContent = 'Lancé';
</script>`;
const linkTo = (path: string) => ({
  block_type: 'text_block_1',
  fields: {
    ...blocks.text?.fields,
    cta: { cms_component: 'link', text: { fr: 'Suite', en: 'Next' }, url: { fr: path, en: path }, target: 'self' },
  },
});

beforeAll(async () => {
  site = await startFakeSite({
    content: contentWith({
      '/fr': pageOf([linkTo('/vendre'), embed(counting)]),
      '/fr/vendre': pageOf([linkTo('/acheter'), embed(counting)]),
      '/fr/acheter': pageOf([embed(counting.replace('Lancé', 'Relancé'))]),
    }),
  });
});
afterAll(() => site.stop());

test('embedded code runs on the page, again on the next one with the same code, and on one with other code', async () => {
  const page = await open();
  await page.goto(`${site.origin}/fr`);
  await page.getByText('Lancé', { exact: true }).waitFor();
  expect(await page.evaluate('window.runs')).toBe(1);
  await page.getByRole('link', { name: 'Suite' }).click();
  await page.waitForURL('**/fr/vendre');
  // The previous page shows the same text until it is replaced.
  await expect.poll(() => page.evaluate('window.runs')).toBe(2);
  await page.getByText('Lancé', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Suite' }).click();
  await page.waitForURL('**/fr/acheter');
  await page.getByText('Relancé', { exact: true }).waitFor();
  expect(await page.evaluate('window.runs')).toBe(1);
  expect(page.complaints).toEqual([]);
});

test.each([
  [1199, 0.5],
  [1200, 0.75],
  [1440, 1],
])('at %i px the padding of embedded code is that of a block by %f', async (width, multiplier) => {
  const page = await open({ viewport: { width, height: 900 } });
  await page.goto(`${site.origin}/fr`);
  const paddings = await page.locator('[data-block=script_embed_block] > section').evaluate((section) => {
    const probe = document.createElement('div');
    probe.style.height = 'var(--space-section)';
    section.append(probe);
    const whole = probe.getBoundingClientRect().height;
    probe.remove();
    return [Number.parseFloat(getComputedStyle(section).paddingBlockStart), whole];
  });
  expect((paddings[0] ?? 0) / (paddings[1] ?? 1)).toBeCloseTo(multiplier, 2);
});
