import { expect, test } from 'vitest';
import { chooseNearby } from './find-nearby.ts';

const card = (listing_key: string, picture = `/${listing_key}.webp`) => ({
  listing_key,
  media: [{ url: picture, width: 3, height: 2 }],
});
const own = card('1');
const keysOf = (...given: Parameters<typeof chooseNearby>) =>
  chooseNearby(...given).map(({ listing_key }) => listing_key);

test('listings close by show no picture that the page already shows', () => {
  const twins = [card('2', '/1.webp'), card('3', '/9.webp'), card('5', '/4.webp')];
  expect(keysOf(own, [card('9')], [...twins, card('4'), card('6')])).toEqual(['5', '6']);
});

test('listings close by repeat pictures where there is nothing else, and stand without one', () => {
  expect(keysOf(own, [], [card('2', '/1.webp'), card('3', '/1.webp')])).toEqual(['2', '3']);
  const bare = (listing_key: string) => ({ listing_key, media: [] });
  expect(keysOf(bare('1'), [], [bare('2'), bare('3')])).toEqual(['2', '3']);
});
