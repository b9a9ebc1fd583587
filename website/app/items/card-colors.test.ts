import { expect, test } from 'vitest';
import { cardColors } from './card-colors.ts';

test('a card without a text colour has one that is readable on its background', () => {
  expect(cardColors('#003DA5', null)).toEqual({ '--card-bg': '#003DA5', '--card-text': '#fff' });
  expect(cardColors('#EFEDE8', null)).toEqual({ '--card-bg': '#EFEDE8', '--card-text': '#000' });
});

test('a card has the colours of the content, and none without them', () => {
  expect(cardColors('#003DA5', '#F7F6F3')).toEqual({ '--card-bg': '#003DA5', '--card-text': '#F7F6F3' });
  expect(cardColors(null, null)).toEqual({});
});
