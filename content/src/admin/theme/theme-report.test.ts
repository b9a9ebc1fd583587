import { describe, expect, test } from 'vitest';
import { isFault, pickerColor, themeReport } from './theme-report.ts';

describe('the report of a theme', () => {
  test.each(['blue', 'red'] as const)('finds nothing to correct in the preset %s', (preset) => {
    expect(themeReport({ preset }).faults).toBe(0);
  });

  test('names the pairs of each scheme that are hard to read', () => {
    const theme = {
      preset: 'blue' as const,
      colors: { accent1: { normal: '#9DBBF2' } },
      color_schemes: [{ name: 'normal', mapping: { 'swb-text-color': '#999999' } }],
    };
    const { schemes, faults } = themeReport(theme);
    const [normal, , inverted] = schemes;
    const pairs = normal?.pairs.filter(isFault).map(({ front, back }) => `${front} ${back}`) ?? [];
    expect(pairs).toContain('swb-text-color swb-bg-color');
    expect(pairs).toContain('button-text-color button-bg-color');
    expect(inverted?.pairs.filter(isFault)).toEqual([]);
    expect(faults).toBeGreaterThan(4);
  });

  test('counts a badge that is hard to read', () => {
    const colors = { 'badge-new': { normal: '#FFFFFF', text: '#DDDDDD' } };
    expect(themeReport({ preset: 'blue', colors }).faults).toBe(1);
  });

  test('survives colours that are none', () => {
    expect(themeReport({ colors: { accent1: 'mauve' }, color_schemes: [{ name: 'neon' }] }).faults).toBe(0);
  });
});

test.each([
  ['#0af', '#00aaff'],
  ['rgb(0, 61, 165)', '#003da5'],
  ['mauve', null],
  ['', null],
])('the picker shows %s as %s', (value, shown) => {
  expect(pickerColor(value)).toBe(shown);
});
