import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultLook } from '@vitrine/contract/theme/look.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfPages, pdfText } from '../../../scripts/tests/pdf-text.ts';
import { fixtures } from '../blocks/property-detail/property-detail.fixture.ts';
import { readProperty } from '../blocks/property-detail/property-detail.server.ts';
import { setTestEnvironment } from '../page/test-environment.ts';
import { sheetOf } from './sheet-content.server.ts';

/** Answers every picture with one that is higher than wide. */
const server = createServer((_, response) => {
  response.setHeader('content-type', 'image/svg+xml');
  response.end('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="90"><rect width="60" height="90"/></svg>');
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  setTestEnvironment({ CONTENT_URL: origin });
});
afterAll(() => server.close());

async function fullSheet(changed: object) {
  const { writeSheet } = await import('./write-sheet.server.ts');
  const { listing } = Object(fixtures['floor plans, tours and films']?.block_params?.core_data);
  const context = { locale: 'en' as const, asset: (url: string) => origin + url, warn: () => undefined };
  const detail = readProperty({ ...Object(listing), ...changed }, context);
  const site = { locale: 'en' as const, origin: 'https://www.maison.example', path: '/en/properties/x-20145678' };
  const sheet =
    detail &&
    sheetOf(detail, { ...site, logo: null, accent: '#003da5', look: defaultLook, now: new Date('2026-11-26') });
  if (!sheet) throw new Error('There is no sheet.');
  const bytes = await writeSheet(sheet, 'full');
  return { pages: pdfPages(bytes), text: pdfText(bytes), file: bytes.toString('latin1') };
}

test('the full sheet shows two floor plans before the photos, and none of a sold listing', async () => {
  const { pages, text, file } = await fullSheet({
    floor_plans: ['a', 'b', 'c'].map((name) => ({ url: `/resources/${name}.svg`, alt: `Floor ${name}` })),
  });
  expect(pages).toBeLessThanOrEqual(4);
  expect(text.indexOf('Floor plans')).toBeGreaterThan(0);
  expect(text.lastIndexOf('Pictures')).toBeGreaterThan(text.indexOf('Floor plans'));
  expect([...file.matchAll(/\/Alt \((Floor plan [^)]*)\)/g)].map(([, alt]) => alt)).toEqual([
    'Floor plan 1 of 3: Floor a',
    'Floor plan 2 of 3: Floor b',
  ]);
  const sold = await fullSheet({ status: 'sold' });
  expect(sold.text + sold.file).not.toContain('Floor plan');
});

test('two photos stand side by side above the texts, so that no second page holds one photo alone', async () => {
  const picture = (name: string) => ({ url: `/resources/${name}.svg`, alt: name });
  const pictures = [picture('front'), picture('kitchen')];
  const two = await fullSheet({ pictures, floor_plans: [], details: {} });
  expect(two.pages).toBe(1);
  expect([...two.file.matchAll(/\/Alt \([^)]*(front|kitchen)\)/g)].map(([, alt]) => alt)).toEqual(['front', 'kitchen']);
  const three = await fullSheet({ pictures: [...pictures, picture('garden')], floor_plans: [], details: {} });
  expect(three.pages).toBe(2);
});
