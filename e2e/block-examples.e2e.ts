import { locales } from '@vitrine/contract/locale.ts';
import { expect, test } from 'vitest';
import { fullMatrix } from '../scripts/tests/full-matrix.ts';
import { useBrowser, withoutFailedLoads } from './browser.ts';
import { examplesAddress, expectSoundExamples } from './examples.ts';

const folders = Object.keys(import.meta.glob('../website/app/blocks/*/*.fixture.ts')).flatMap(
  (file) => file.split('/').at(-2) ?? [],
);

/** Number of blocks on a page: loading it and most rules of axe cost the same for one block as for several. */
const blocksPerPage = 6;

const isHeader = (folder: string) => folder.startsWith('header-');
/** Headers stay in view and would cover the other blocks. */
const groups = [folders.filter((folder) => !isHeader(folder)), folders.filter(isHeader)].flatMap((together) =>
  Array.from({ length: Math.ceil(together.length / blocksPerPage) }, (_, page) =>
    together.slice(page * blocksPerPage, (page + 1) * blocksPerPage),
  ),
);
const cases = fullMatrix(groups, locales).map(([blocks, lang]) => [blocks.join(', '), lang, blocks] as const);

const open = useBrowser();

test.each(cases)(
  'every example of %s fits every screen in %s, says nothing in the console and gives axe nothing to find in any scheme',
  async (_, lang, blocks) => {
    const page = await open({ reducedMotion: 'reduce' });
    await page.goto(examplesAddress({ block: blocks, lang }));
    await expectSoundExamples(page);
    // Some examples show on purpose what happens without a picture or a service.
    expect(withoutFailedLoads(page)).toEqual([]);
  },
);
