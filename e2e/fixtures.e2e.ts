import { schemeNames } from '@vitrine/contract/blocks/block-params.ts';
import { locales } from '@vitrine/contract/locale.ts';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, house, useBrowser, widths } from './browser.ts';

const folders = Object.keys(import.meta.glob('../website/app/blocks/*/*.fixture.ts')).map((file) =>
  file.split('/').at(-2),
);

const open = useBrowser();

describe.each(folders)('every example of %s', (folder) => {
  const address = (query: Record<string, string>) =>
    `${house.agency}/qa/sections?${new URLSearchParams({ block: folder ?? '', ...query })}`;

  test.each(locales)(
    'fits a phone, a tablet and a wide screen in %s, and says nothing in the console',
    async (lang) => {
      const page = await open();
      await page.goto(address({ lang }));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      }
      expect(withoutMissingPictures(page.complaints)).toEqual([]);
      await page.context().close();
    },
  );

  test.each(schemeNames)('gives axe nothing to find in the scheme %s', async (scheme) => {
    const page = await open({ reducedMotion: 'reduce' });
    for (const lang of locales) {
      await page.goto(address({ lang, scheme }));
      await expectAccessible(page, 'part');
    }
    await page.context().close();
  });
});

/** Some examples show on purpose what happens without a picture or a service. */
const withoutMissingPictures = (complaints: string[]): string[] =>
  complaints.filter((text) => !text.startsWith('Failed to load resource'));
