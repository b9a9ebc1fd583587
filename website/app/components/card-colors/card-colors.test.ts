import { expect, test } from 'vitest';
import { cardColors } from './card-colors.ts';

test('a card has the colours of the content, and none without them', () => {
  expect(cardColors('#003DA5', '#F7F6F3')).toEqual({ '--card-bg': '#003DA5', '--card-text': '#F7F6F3' });
  expect(cardColors(null, '#141412')).toEqual({ '--card-text': '#141412' });
  expect(cardColors(null, null)).toEqual({});
});
