import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCard } from './draw-card.ts';
import type { SocialCard } from './social-card.ts';

const card: SocialCard = {
  locale: 'fr',
  kicker: 'Condo à vendre',
  title: '450\u00a0000\u00a0$',
  lines: ['1240, rue des Érables', 'Montréal'],
  footer: '3\u00a0ch. · 2\u00a0sdb · 1\u00a0240\u00a0pi²',
  duties: [],
  disclaimer: '',
  photo: null,
  logo: { onLight: null, onDark: null },
  fonts: { display: 'fraunces-regular', text: 'instrument-sans-medium' },
  colors: { background: '#ffffff', text: '#141412', accent: '#003da5', onAccent: '#ffffff' },
};
const none = { photo: null, logoOnLight: null, logoOnDark: null };
const green = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#00aa00' } })
    .jpeg()
    .toBuffer();

/** Returns the colour of a picture at a point, as the nearest of those that the cards of the tests have. */
async function colorAt(picture: Buffer, left: number, top: number): Promise<string> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const known = { green: [0, 170, 0], white: [255, 255, 255], accent: [0, 61, 165], red: [255, 0, 0] };
  const distance = (color: readonly number[]) =>
    color.reduce((sum, value, at) => sum + Math.abs(value - (data[at] ?? 0)), 0);
  return Object.entries(known).sort(([, one], [, other]) => distance(one) - distance(other))[0]?.[0] ?? '';
}

test('a picture has the size that social networks ask for', async () => {
  const { width, height, format } = await sharp(await drawCard(card, none)).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
});

test('the photo fills the left, the words stand on the background of the site, above a band of its accent', async () => {
  const drawn = await drawCard(card, { ...none, photo: await green() });
  expect(await Promise.all([colorAt(drawn, 20, 20), colorAt(drawn, 1190, 20), colorAt(drawn, 1000, 626)])).toEqual([
    'green',
    'white',
    'accent',
  ]);
});

test('without a photo the accent of the site fills the left, with the logo for dark backgrounds', async () => {
  const logo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#f00"/></svg>',
  );
  const drawn = await drawCard(card, { ...none, logoOnDark: logo });
  expect(await Promise.all([colorAt(drawn, 20, 20), colorAt(drawn, 370, 315)])).toEqual(['accent', 'red']);
});

test.each([
  ['no picture at all', async () => Buffer.from('<html>')],
  ['cut off', async () => (await green()).subarray(0, 200)],
  [
    'of too many pixels',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>'),
  ],
])('a photo that is %s is left out', async (_, photo) => {
  const drawn = await drawCard(card, { ...none, photo: await photo(), logoOnLight: Buffer.from('<svg') });
  expect(await colorAt(drawn, 20, 20)).toBe('accent');
});

test('what a source asks for is drawn below the rooms, in the panel', async () => {
  const panelOf = async (given: Partial<SocialCard>) => {
    const drawn = await drawCard({ ...card, ...given }, none);
    return sharp(drawn).extract({ left: 780, top: 180, width: 400, height: 420 }).raw().toBuffer();
  };
  const duties = ['Agence Boréale', 'Alimenté par REALTOR.ca'];
  const panels = await Promise.all([
    panelOf({}),
    panelOf({ duties }),
    panelOf({ duties, disclaimer: 'Marque de commerce de l’ACI.' }),
  ]);
  expect(new Set(panels.map((panel) => panel.toString('base64'))).size).toBe(3);
});

test('a disclaimer that is too long for the panel stands in a strip below the photo, which stays in sight', async () => {
  const disclaimer = 'Les marques MLS® désignent les services des membres de l’ACI. '.repeat(17).slice(0, 1000);
  const drawn = await drawCard(
    { ...card, duties: ['Agence Boréale inc.'], disclaimer },
    { ...none, photo: await green() },
  );
  expect(await colorAt(drawn, 300, 300)).toBe('green');
  expect(await colorAt(drawn, 5, 620)).toBe('white');
  const short = await drawCard({ ...card, disclaimer: 'MLS®' }, { ...none, photo: await green() });
  expect(await colorAt(short, 5, 620)).toBe('green');
});

test('hostile words of any length are drawn within the panel', async () => {
  const hostile = '</svg><image href="file:///etc/passwd"/>&#x0;\u202e'.repeat(200);
  const drawn = await drawCard(
    {
      ...card,
      kicker: hostile,
      title: hostile,
      lines: [hostile, hostile],
      footer: hostile,
      duties: [hostile, hostile],
      disclaimer: hostile,
    },
    { ...none, photo: await green() },
  );
  expect(await colorAt(drawn, 700, 200)).toBe('green');
  expect(await colorAt(drawn, 1190, 400)).toBe('white');
});
