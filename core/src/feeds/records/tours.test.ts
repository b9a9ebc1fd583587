import { expect, test } from 'vitest';
import { readCentrisListing } from './centris-listing.ts';
import { readResoListing } from './reso-listing.ts';
import type { RawRecord, ReadResult } from './source-listing.ts';
import { readTourAddress } from './tours.ts';

function read(result: ReadResult) {
  if (result.kind === 'failure') throw new Error(result.reason.code);
  return result;
}
const reso = (given: RawRecord) => read(readResoListing({ ListingKey: '25000001', City: 'Montréal', ...given }));
const toursOf = (given: RawRecord) =>
  reso(given).listing.details?.tours?.map(({ kind, url }) => `${kind} ${url.fr}`) ?? [];
const centris = (given: RawRecord) => read(readCentrisListing({ number: '10000001', price: '350000', ...given }));

test.each([
  ['https://my.matterport.com/show/?m=SxQL3iGyoDo', 'https://my.matterport.com/show/?m=SxQL3iGyoDo'],
  ['my.matterport.com/show/?m=SxQL3iGyoDo', 'https://my.matterport.com/show/?m=SxQL3iGyoDo'],
  ['//visite.example.ca/12', 'https://visite.example.ca/12'],
  ['HTTPS://VISITE.example.ca', 'https://visite.example.ca/'],
])('the address of a tour %s is %s', (given, address) => {
  expect(readTourAddress(given)).toBe(address);
});

test.each([
  'http://visite.example.ca/12',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://localhost/admin',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://visite',
  'https://boreale:secret@visite.example.ca/',
  'https://visite.example.ca/ onload=alert(1)',
  '<iframe src="https://visite.example.ca/">',
  `https://visite.example.ca/${'a'.repeat(2000)}`,
  'Sur demande',
])('no tour is at the address %s', (given) => {
  expect(readTourAddress(given)).toBeNull();
  const { listing, issues } = reso({ VirtualTourURLUnbranded: given });
  expect(listing.details?.tours).toBeUndefined();
  expect(issues).toEqual([{ field: 'VirtualTourURLUnbranded', value: given.slice(0, 200), reason: 'unreadable' }]);
});

test('an address of 2,000 characters is one of a tour, and a longer one is none, also if it leads to a short one', () => {
  const start = 'https://visite.example.ca/';
  const longest = start + 'a'.repeat(2000 - start.length);
  expect(readTourAddress(longest)).toBe(longest);
  const steps = '../'.repeat(659);
  expect((start + steps).length).toBeGreaterThan(2000);
  expect(readTourAddress(start + steps)).toBeNull();
});

test('a tour without the brand of a brokerage is preferred; one with it counts alone', () => {
  const branded = { VirtualTourURLBranded: 'https://agence.example.ca/visite' };
  expect(toursOf({ ...branded, VirtualTourURLUnbranded: 'https://visite.example.ca/1' })).toEqual([
    'tour https://visite.example.ca/1',
  ]);
  expect(toursOf(branded)).toEqual(['tour https://agence.example.ca/visite']);
});

test('tours and films stand among the media too, each address once, ten at most', () => {
  const media = (MediaCategory: string, MediaURL: unknown) => ({ MediaCategory, MediaURL });
  expect(
    toursOf({
      VirtualTourURLUnbranded: 'https://youtu.be/aqz-KE-bpKQ',
      Media: [
        media('Branded Virtual Tour', 'https://agence.example.ca/visite'),
        media('Video', 'https://vimeo.com/76979871'),
        media('Unbranded Virtual Tour', 'https://my.matterport.com/show/?m=SxQL3iGyoDo'),
        media('Video', 'https://youtu.be/aqz-KE-bpKQ'),
        media('Video', 'ftp://films.example.ca/1.mp4'),
        media('Video', { href: 'https://films.example.ca' }),
        media('Photo', 'https://m.example.ca/1.jpg'),
      ],
    }),
  ).toEqual([
    'film https://youtu.be/aqz-KE-bpKQ',
    'tour https://my.matterport.com/show/?m=SxQL3iGyoDo',
    'film https://vimeo.com/76979871',
  ]);
  const many = Array.from({ length: 30 }, (_, at) => media('Video', `https://films.example.ca/${at}`));
  expect(toursOf({ Media: many })).toHaveLength(10);
});

test('a delivery of Centris has the address of a tour in each language, or one for both', () => {
  const [fr, en] = ['https://visite.example.ca/fr', 'https://visite.example.ca/en'];
  const tours = (given: RawRecord) => centris(given).listing.details?.tours;
  expect(tours({ tourFr: fr, tourEn: en })).toEqual([{ kind: 'tour', url: { fr, en } }]);
  expect(tours({ tourFr: '', tourEn: en })).toEqual([{ kind: 'tour', url: { fr: en, en } }]);
  expect(tours({ tourFr: 'javascript:alert(1)' })).toBeUndefined();
});

test('a floor plan is no photo, and is left out as a document', () => {
  const plan = (MediaURL: string) => ({ MediaCategory: 'Floor Plan', MediaURL });
  const { media } = reso({
    Media: [
      plan('https://m.example/plan.png'),
      plan('https://m.example/plan.PDF?v=2'),
      { MediaURL: 'https://m.example/1.jpg' },
    ],
  }).listing;
  expect(media.map(({ url, isFloorPlan = false }) => [url, isFloorPlan])).toEqual([
    ['https://m.example/plan.png', true],
    ['https://m.example/1.jpg', false],
  ]);
});
