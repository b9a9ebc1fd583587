import { expect, test } from 'vitest';
import { type PictureKey, pictureAlt, pictureKeys, pictureSize } from './picture-alt.ts';
import { pictures } from './pictures/pictures.ts';

test('every picture that pages may name is drawn, and the other way round', () => {
  expect([...pictureKeys].sort()).toEqual(pictures.map(({ key }) => key).sort());
});

test('pages know the true size and words of every picture', () => {
  for (const { key, width, height, alt } of pictures) {
    // The test above has proved that the keys are equal.
    const known = key as PictureKey;
    expect(pictureSize(known), key).toEqual({ width, height });
    expect(pictureAlt(known), key).toEqual(alt);
  }
});
