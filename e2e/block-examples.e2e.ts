import { locales } from '@vitrine/contract/locale.ts';
import { expect, test } from 'vitest';
import { usePage, withoutFailedLoads } from './browser.ts';
import { examplesAddress, expectSoundExamples } from './examples.ts';

const folders = Object.keys(import.meta.glob('../website/app/blocks/*/*.fixture.ts')).flatMap(
  (file) => file.split('/').at(-2) ?? [],
);

const shared = usePage({ reducedMotion: 'reduce' });

test.each(folders.flatMap((block) => locales.map((lang) => ({ block, lang }))))(
  'every example of $block fits every screen in $lang, says nothing in the console and gives axe nothing to find in any scheme',
  async ({ block, lang }) => {
    const page = await shared();
    await page.goto(examplesAddress({ block, lang }));
    await expectSoundExamples(page);
    // Some examples show on purpose what happens without a picture or a service.
    expect(withoutFailedLoads(page)).toEqual([]);
  },
);
