import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser, widths } from './browser.ts';
import { examplesAddress } from './examples.ts';

const open = useBrowser();

/** Returns how a picture is drawn in its box: the size of the box, and of the whole picture in it before it is cut. */
const drawnSize = (picture: Locator) =>
  picture.evaluate((element) => {
    if (!(element instanceof HTMLImageElement)) throw new Error('The element is no picture.');
    const { offsetWidth: width, offsetHeight: height, naturalWidth, naturalHeight } = element;
    const { objectFit } = getComputedStyle(element);
    const [across, down] = [width / naturalWidth, height / naturalHeight];
    const whole = objectFit === 'cover' ? Math.max(across, down) : Math.min(across, down);
    const scale = objectFit === 'scale-down' ? Math.min(1, whole) : whole;
    return { box: { width, height }, drawn: { width: scale * naturalWidth, height: scale * naturalHeight } };
  });

type Drawn = Awaited<ReturnType<typeof drawnSize>>;
const isWithinBox = ({ box, drawn }: Drawn) => drawn.width <= box.width + 1 && drawn.height <= box.height + 1;
const fillsBox = ({ box, drawn }: Drawn) => drawn.width >= box.width - 1 && drawn.height >= box.height - 1;

async function show(query: Record<string, string>, width: number): Promise<Page> {
  const page = await open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(examplesAddress({ ...query, lang: 'fr' }));
  await page.locator('img').first().waitFor();
  return page;
}

describe.each(widths)('at %i px', (width) => {
  test.each([
    ['a tall photo', isWithinBox],
    ['a panorama', fillsBox],
    ['a dark photo', fillsBox],
    ['a small photo', fillsBox],
    ['a huge photo', fillsBox],
  ])('%s is right on a card', async (fixture, isRight) => {
    const page = await show({ piece: 'listing-card', fixture }, width);
    expect(await drawnSize(page.locator('article img')).then(isRight)).toBe(true);
  });

  test('in the gallery a small photo is not enlarged, a tall one is whole, and the others fill their places', async () => {
    const page = await show({ block: 'property-detail', fixture: 'odd photos, a small one first' }, width);
    const pictures = page.getByRole('region', { name: 'Photos de la propriété' }).getByRole('listitem').locator('img');
    const [small, tall, ...others] = await Promise.all((await pictures.all()).map(drawnSize));
    expect(small?.drawn.width).toBeLessThanOrEqual(320);
    expect(tall && isWithinBox(tall)).toBe(true);
    expect(others.map(fillsBox)).toEqual([true, true, true]);
  });

  test('over the page every photo is whole, and a small one is enlarged only when the visitor asks', async () => {
    const page = await show({ block: 'property-detail', fixture: 'odd photos, a small one first' }, width);
    await page.getByRole('button', { name: 'Voir les 5 photos' }).click();
    const dialog = page.getByRole('dialog');
    const shown = dialog.locator('li[aria-hidden=false] img');
    await shown.waitFor();
    expect((await drawnSize(shown)).drawn.width).toBeLessThanOrEqual(320);
    await dialog.getByRole('button', { name: 'Agrandir la photo' }).click();
    expect((await drawnSize(shown)).drawn.width).toBeGreaterThan(320);
    for (const name of ['tall', 'panorama']) {
      await dialog.getByRole('button', { name: 'Photo suivante' }).click();
      await expect.poll(() => drawnSize(shown).then(isWithinBox), { message: name }).toBe(true);
    }
  });
});
