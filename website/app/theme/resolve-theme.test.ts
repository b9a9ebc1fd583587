import { describe, expect, test } from 'vitest';
import { isDarkColor, parseColor } from './color.ts';
import { resolveTheme } from './resolve-theme.server.ts';

function resolve(theme: Parameters<typeof resolveTheme>[0]) {
  const warnings: string[] = [];
  return { ...resolveTheme(theme, (message) => warnings.push(message)), warnings };
}

describe('resolveTheme', () => {
  test('is the blue preset where the site says nothing', () => {
    const { css, warnings } = resolve(null);
    expect(css).toContain('--color-accent1-normal:#003DA5');
    expect(css).toContain('--radius-1:20px;--radius-2:40px;--radius-3:120px');
    expect(warnings).toEqual([]);
  });

  test('is the red preset on demand', () => {
    expect(resolve({ preset: 'red' }).css).toContain('--color-accent1-normal:#DC1C2E');
  });

  test('maps a role to a colour of the site, under the old key names too', () => {
    const colors = { accent1: { normal: '#112233' } };
    const mapping = { 'swc-bg-color': 'accent1.normal', 'button-bg-color': '#445566' };
    const { css, isDark } = resolve({ colors, color_schemes: [{ name: 'inverted', mapping }] });
    const inverted = /\[data-scheme="inverted"\]\{([^}]*)\}/.exec(css)?.[1] ?? '';
    expect(inverted).toContain('--bg:#112233');
    expect(inverted).toContain('--button-bg:#445566');
    expect(isDark('inverted')).toBe(true);
    expect(isDark('normal')).toBe(false);
  });

  test('warns of unknown schemes and roles', () => {
    const { warnings } = resolve({
      color_schemes: [{ name: 'neon' }, { name: 'normal', mapping: { 'swc-glow-color': '#fff' } }],
    });
    expect(warnings).toEqual(['Unknown color scheme: neon', 'Unknown color scheme key: swc-glow-color']);
  });

  test.each([
    ['2em', '0px', ['Unsupported unit format in the radius conversion: 2em']],
    ['', '0px', []],
    [null, '0px', []],
    ['8px', '8px', []],
  ])('turns the radius %j into %s', (value, expected, expectedWarnings) => {
    const { css, warnings } = resolve({ variables: { 'border-radius-1': value } });
    expect(css).toContain(`--radius-1:${expected};`);
    expect(warnings).toEqual(expectedWarnings);
  });

  test('lets nothing but colours into the stylesheet', () => {
    const hostile = '#fff}body{display:none';
    const { css, color } = resolve({ colors: { evil: hostile, 'x}y{': '#ffffff' } });
    expect(css).not.toContain('display');
    expect(css).not.toContain('x}y');
    expect(color(hostile)).toBeNull();
    expect(color('constructor')).toBeNull();
  });
});

describe('colours', () => {
  test.each([
    ['#000000', true],
    ['#7f7f80', true],
    ['#808080', false],
    ['#fff', false],
    ['rgb(10, 20, 30)', true],
  ])('%s is dark: %s', (color, expected) => {
    expect(isDarkColor(color)).toBe(expected);
  });

  test.each(['red', 'url(x)', '#12', 'var(--x)', 'rgb(1,2)', ''])('%j is no colour', (value) => {
    expect(parseColor(value)).toBeNull();
  });
});
