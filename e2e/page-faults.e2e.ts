import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stack, useBrowser } from './browser.ts';
import { alikePages } from './demo-pages.ts';
import { pageFaults, scrollThrough } from './page-faults.ts';

const open = useBrowser();
const picture = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="200"/>`)}`;

async function faultsOf(page: Page, kinds = Object.keys(pageFaults)): Promise<string[]> {
  const faults: string[] = [];
  for (const kind of kinds) {
    for (const fault of await page.evaluate(pageFaults[kind] ?? (() => []))) faults.push(`${kind}: ${fault}`);
  }
  return faults;
}

describe('a page made for the check', () => {
  const cases: Record<string, { good: string; bad: string; fault: string }> = {
    'equal pictures': {
      good: `<img src="${picture(300)}#a-480.avif"> <article><a href="/a"></a><img src="/b-480.avif"></article><article><a href="/a"></a><img src="/b-720.avif"></article>`,
      bad: '<img src="/b-480.avif"> <img src="/b-720.avif">',
      fault: 'equal pictures: b, 2 times',
    },
    'orphan words': {
      good: '<h2 style="width: 14ch">Une maison au bord de l’eau</h2>',
      bad: '<h2 style="width: 31ch">Une maison ancienne au bord du lac</h2>',
      fault: 'orphan words: Une maison ancienne au bord du lac',
    },
    'cut texts': {
      good: '<div style="overflow: auto; height: 10px"><p>Un texte</p></div>',
      bad: '<div class="box" style="overflow: hidden; height: 10px"><p>Un texte</p></div>',
      fault: 'cut texts: Un texte in box',
    },
    'parts beyond the screen': {
      good: '<div style="overflow: hidden"><p style="width: 2000px">Un texte</p></div>',
      bad: '<p class="wide" style="width: 2000px">Un texte</p>',
      fault: 'parts beyond the screen: p.wide ends at 2000',
    },
    'missed alignments': {
      good: '<main><h2>Un</h2><h2>Deux</h2><h2 style="margin-left: 60px">Trois</h2></main>',
      bad: '<main><h2>Un</h2><h2>Deux</h2><h2 style="margin-left: 6px">Trois</h2></main>',
      fault: 'missed alignments: Trois: 6 px',
    },
  };

  for (const [kind, { good, bad, fault }] of Object.entries(cases)) {
    test(`has its ${kind} found, and nothing else`, async () => {
      const page = await open();
      await page.goto(`${stack.agency}/readyz`);
      const show = (body: string) =>
        page.setContent(
          `<style>body { margin: 0; font: 16px/1.2 monospace } img { width: 300px; height: 200px }</style>${body}`,
        );
      await show(good);
      expect(await faultsOf(page)).toEqual([]);
      await show(bad);
      expect(await faultsOf(page)).toEqual([fault]);
    });
  }
});

test('of results that grow, equal pictures count within a page of 25', async () => {
  const page = await open();
  await page.goto(`${stack.agency}/readyz`);
  const show = (results: number, apart: number) => {
    const cards = Array.from({ length: results }, (_, index) => {
      const src = index % apart === 0 ? '/same-480.avif' : `/own${index}x.avif`;
      return `<article data-uls="${index}"><a href="/${index}"></a><img src="${src}"></article>`;
    });
    return page.setContent(`<style>img { width: 300px; height: 200px }</style>${cards.join('')}`);
  };
  await show(26, 25);
  expect(await faultsOf(page, ['equal pictures'])).toEqual([]);
  await show(26, 24);
  expect(await faultsOf(page, ['equal pictures'])).toEqual(['equal pictures: same, 2 times']);
});

test('no kind of page of the demo has cut texts, orphan words or parts beyond the screen of a phone', async () => {
  const page = await open({ viewport: { width: 390, height: 844 } });
  const faults: string[] = [];
  for (const [alike] of alikePages) {
    if (!alike) continue;
    const url = `${alike.origin}${alike.path.fr}`;
    await page.goto(url);
    await scrollThrough(page);
    const found = await faultsOf(page, ['orphan words', 'cut texts', 'parts beyond the screen', 'missed alignments']);
    faults.push(...found.map((fault) => `${url}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
