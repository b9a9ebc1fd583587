import { expect, test } from 'vitest';
import { layDisclaimer } from './disclaimer-layout.ts';
import { outlineText } from './outline-text.ts';

const font = 'instrument-sans-medium';
const spaces = { panel: { width: 364, height: 60 }, strip: { width: 692, height: 280 } };
const sentence =
  'Les marques de commerce MLS® et Multiple Listing Service® sont la propriété de l’ACI et désignent ses services. ';
/** A name of the maximum length that the settings of a source allow. */
const longest = sentence.repeat(10).slice(0, 999).concat('.');

test('a short disclaimer stands in the panel', () => {
  expect(layDisclaimer('Marque de commerce de l’ACI.', font, spaces)).toMatchObject({ place: 'panel', size: 15 });
});

test.each([
  ['of the longest text that a source may have', longest],
  ['of one word as long', 'a'.repeat(1000)],
  ['with a long web address', `Voir https://${'exemple.'.repeat(60)}ca/ pour ${sentence.repeat(3)}`.slice(0, 1000)],
])('every word of a disclaimer %s is drawn, within the strip', (_, text) => {
  const { place, size, lines } = layDisclaimer(text, font, spaces);
  expect(place).toBe('strip');
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  expect(lines.length * size * 1.3).toBeLessThanOrEqual(spaces.strip.height);
  for (const line of lines) expect(outlineText(line, font, size).width).toBeLessThanOrEqual(spaces.strip.width + 2);
});

test('a text without end is cut at the end of the strip', () => {
  const { lines } = layDisclaimer(sentence.repeat(100), font, spaces);
  expect(lines.at(-1)).toMatch(/…$/);
});
