import { afterEach, expect, test, vi } from 'vitest';
import type { ListingSummary } from '../listing-card/listing-summary.ts';
import { knownTooltip, loadTooltip, seedTooltips } from './tooltip-cache.ts';

const listing = (uls: string, street = 'rue A'): ListingSummary => ({
  uls,
  href: `/fr/proprietes/${uls}`,
  type: 'Condo',
  price: '',
  street,
  municipality: '',
  badge: null,
  specs: { bed: '', bath: '', area: '' },
  picture: null,
});

const answerWith = (...answers: Response[]) => {
  const fetch = vi.fn(async () => answers.shift() ?? Response.error());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => vi.unstubAllGlobals());

test('a tooltip is asked for once, also while the first answer is on its way', async () => {
  const fetch = answerWith(Response.json({ data: listing('1') }));
  await Promise.all([loadTooltip('1', 'fr'), loadTooltip('1', 'fr')]);
  await loadTooltip('1', 'fr');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a failure yields null and is not kept', async () => {
  answerWith(new Response(null, { status: 404 }), Response.json({ data: listing('2') }));
  expect(await loadTooltip('2', 'fr')).toBeNull();
  expect(await loadTooltip('2', 'fr')).toMatchObject({ uls: '2' });
});

test('a card fills in what is not known yet, and nothing else', async () => {
  const fetch = answerWith();
  seedTooltips([listing('3', 'rue B')], 'fr');
  seedTooltips([listing('3', 'rue C')], 'fr');
  expect(await loadTooltip('3', 'fr')).toMatchObject({ street: 'rue B' });
  expect(knownTooltip('3', 'en')).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});
