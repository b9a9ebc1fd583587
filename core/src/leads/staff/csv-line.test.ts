import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test('cells are quoted, and quotes and line breaks stay within their cell', () => {
  expect(csvLine(['Léa', 'dit "bonjour", puis\npart', ''])).toBe('"Léa","dit ""bonjour"", puis\npart",""\r\n');
});

test.each([
  "=cmd|'/c calc'!A0",
  '+1 514 555-0134',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '\u00a0=1',
  '＝1',
  '|1',
])('%j is text to a spreadsheet, not a formula', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`);
});

test.each(['(514) 555-0134', 'a=b', 'lea@example.ca', '450 000 $'])('%j stays as it is', (text) => {
  expect(csvLine([text])).toBe(`"${text}"\r\n`);
});
