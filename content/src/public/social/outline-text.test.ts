import { expect, test } from 'vitest';
import { outlineText, wrapText } from './outline-text.ts';

const paths = /^[MLQCZ\d .-]*$/;

test('a text becomes outlines as wide as its letters', () => {
  const { path, width } = outlineText('450\u00a0000\u00a0$', 'fraunces-regular', 60);
  expect(path).toMatch(paths);
  expect(path.length).toBeGreaterThan(200);
  expect(outlineText('450\u00a0000\u00a0$', 'fraunces-regular', 120).width).toBeCloseTo(2 * width, 3);
});

test('French letters and marks are all drawn', () => {
  const widthless = [...'ÀÉÈÊÇœŒâîôûëïü’«»–—…²·$'].filter(
    (letter) => outlineText(letter, 'instrument-sans-medium', 30).width === 0,
  );
  expect(widthless).toEqual([]);
});

test.each(['<svg><script>alert(1)</script>"\'&amp;', '\u0000\u0007\ud83c\udfe0\u202e\u200f漢字', 'x'.repeat(5000), ''])(
  '%j becomes nothing but outlines',
  (text) => {
    expect(outlineText(text, 'instrument-sans-medium', 30).path).toMatch(paths);
  },
);

test('a letter that the font lacks loses its accent', () => {
  expect(outlineText('ẩ', 'instrument-sans-medium', 30).width).toBeCloseTo(
    outlineText('a', 'instrument-sans-medium', 30).width,
    3,
  );
});

const box = { font: 'instrument-sans-medium', size: 30, width: 360, lines: 2 } as const;

test('a long text is broken between words', () => {
  expect(wrapText('1240, rue des Érables, app. 302', box)).toEqual(['1240, rue des Érables,', 'app. 302']);
});

test('a text that needs more lines, and a word that is too long, end with an ellipsis', () => {
  const lines = wrapText('un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze', box);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  const [word = ''] = wrapText('Saint-Augustin-de-Desmaures-sur-Richelieu', box);
  expect(word).toMatch(/^Saint-Augustin.*…$/);
  expect(outlineText(word, 'instrument-sans-medium', 30).width).toBeLessThanOrEqual(box.width);
});
