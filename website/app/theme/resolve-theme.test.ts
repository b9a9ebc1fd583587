import { readFileSync } from 'node:fs';
import { contrastRatio, isDarkColor, parseColor } from '@vitrine/contract/theme/color.ts';
import { knownScheme } from '@vitrine/contract/theme/known-scheme.ts';
import { choicesOf, defaultLook } from '@vitrine/contract/theme/look.ts';
import { mixColors } from '@vitrine/contract/theme/mix-colors.ts';
import { presetPalettes } from '@vitrine/contract/theme/presets.ts';
import { describe, expect, test } from 'vitest';
import { colorSchemes } from './color-schemes.ts';
import { allTokens } from './look-tokens.server.ts';
import { resolveTheme, siteTheme } from './resolve-theme.server.ts';

function resolve(theme: Parameters<typeof resolveTheme>[0]) {
  const warnings: string[] = [];
  return { ...resolveTheme(theme, (message) => warnings.push(message)), warnings };
}

/** Returns the first value of each variable in a style sheet, in lower case and without spaces. */
function variablesOf(css: string): Record<string, string> {
  const found = [...css.matchAll(/(--[\w-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => [
    name,
    value.toLowerCase().replaceAll(/\s/g, ''),
  ]);
  return Object.fromEntries(found.toReversed());
}

describe('resolveTheme', () => {
  test('is the blue preset where the site says nothing', () => {
    const { css, warnings } = resolve(null);
    expect(css).toContain('--accent:#003DA5');
    expect(css).toContain('--radius-1:20px;--radius-2:40px;--radius-3:120px');
    expect(warnings).toEqual([]);
  });

  test('is in the design tokens already, for a page that has no theme', () => {
    const { root, inScheme } = allTokens(defaultLook);
    const ofLook = Object.entries({ ...root, ...inScheme }).map(([name, value]) => `${name}:${value}`);
    const own = variablesOf(`${resolve(null).css}:root{${ofLook.join(';')}}`);
    const tokens = variablesOf(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));
    const shared = Object.keys(own).filter((name) => name in tokens);
    expect(shared).toEqual(expect.arrayContaining(['--bg', '--text', '--accent', '--button-bg', '--radius-1']));
    for (const name of shared) expect([name, tokens[name]]).toEqual([name, own[name]]);
  });

  test('is the red preset on demand', () => {
    expect(resolve({ preset: 'red' }).css).toContain('--accent:#DC1C2E');
  });

  test('lets a colour be named with its shade or alone, and given with its shades or alone', () => {
    const { color } = resolve({ colors: { accent1: '#112233', accent2: { normal: '#445566', dark: '#000102' } } });
    expect([color('accent1'), color('accent1.normal')]).toEqual(['#112233', '#112233']);
    expect([color('accent2'), color('accent2.dark'), color('gray3')]).toEqual(['#445566', '#000102', '#E0DDD6']);
    expect([color('accent9'), color('#0af'), color(null)]).toEqual([null, '#0af', null]);
  });

  test('shades a colour that the site gives alone, so that none of the preset is left beside it', () => {
    const { color, warnings } = resolve({ colors: { accent1: { normal: '#0a7d4b' } } });
    const [dark, light] = [color('accent1.dark') ?? '', color('accent1.light') ?? ''];
    expect([dark, light]).not.toContain('#002B75');
    expect(contrastRatio(dark, '#ffffff')).toBeGreaterThan(contrastRatio('#0a7d4b', '#ffffff'));
    expect(contrastRatio(light, '#141412')).toBeGreaterThanOrEqual(7);
    expect(warnings).toEqual([]);
  });

  test.each(['blue', 'red'] as const)('has a grey scale from gray1 to gray10 in the preset %s', (preset) => {
    const greys = Array.from({ length: 10 }, (_, index) => presetPalettes[preset][`gray${index + 1}`] ?? '');
    const lights = greys.map((grey) => contrastRatio(grey, '#000000'));
    expect(lights).toEqual(lights.toSorted((a, b) => b - a));
    expect(new Set(greys).size).toBe(10);
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

  test('feeds all twelve roles of a scheme into variables', () => {
    const roles = [
      ['button-bg-color', '--button-bg', '#100001'],
      ['button-hover-color', '--button-hover', '#100002'],
      ['button-text-color', '--button-text', '#ffff03'],
      ['button-border-color', '--button-border', '#100004'],
      ['input-bg-color', '--input-bg', '#ffff05'],
      ['input-text-color', '--input-text', '#100006'],
      ['input-border-color', '--input-border', '#100007'],
      ['input-highlight-color', '--input-highlight', '#100008'],
      ['swc-bg-color', '--bg', '#ffff09'],
      ['swc-text-color', '--text', '#10000a'],
      ['swc-highlight-color', '--accent', '#10000b'],
      ['swc-map-marker-color', '--marker', '#10000c'],
    ] as const;
    const mapping = Object.fromEntries(roles.map(([key, , color]) => [key, color]));
    const { css, warnings } = resolve({ color_schemes: [{ name: 'normal-grey', mapping }] });
    const grey = /\[data-scheme="normal-grey"\]\{([^}]*)\}/.exec(css)?.[1]?.split(';') ?? [];
    for (const [, variable, color] of roles) expect(grey).toContain(`${variable}:${color}`);
    expect(warnings).toEqual([]);
  });

  test('warns of unknown schemes, roles and colours, and keeps the rest', () => {
    const { css, warnings } = resolve({
      colors: { accent7: 'mauve' },
      color_schemes: [
        { name: 'neon' },
        {
          name: 'normal',
          mapping: { 'swc-glow-color': '#fff', 'swb-bg-color': 'accent8', 'button-bg-color': '#123456' },
        },
      ],
    });
    expect(warnings).toEqual([
      'Not a color: accent7 is mauve',
      'Unknown color scheme: neon',
      'Unknown color scheme key: swc-glow-color',
      'Unknown color in the color scheme normal: swb-bg-color is accent8',
    ]);
    expect(css).toContain('--button-bg:#123456');
  });

  test('warns of every pair that is hard to read, with its scheme and its ratio', () => {
    const mapping = { 'swb-text-color': '#999999', 'button-text-color': '#0050c0' };
    const { warnings } = resolve({ color_schemes: [{ name: 'normal', mapping }] });
    expect(warnings).toEqual([
      'Low contrast in the color scheme normal: swb-text-color on swb-bg-color is 2.85 to 1, and should be 4.5 to 1',
      expect.stringMatching(
        /^Low contrast in the color scheme normal: button-text-color on button-bg-color is 1\.\d\d to 1/,
      ),
      expect.stringMatching(
        /^Low contrast in the color scheme normal: button-text-color on button-hover-color is 1\.\d\d to 1/,
      ),
      expect.stringMatching(/^Low contrast in the color scheme normal: muted text on swb-bg-color is 2\.\d\d to 1/),
      expect.stringMatching(/^Low contrast in the color scheme normal: muted text on panel is 1\.\d\d to 1/),
    ]);
  });

  test.each(['blue', 'red'] as const)('is easy to read in every pair of the preset %s', (preset) => {
    expect(resolve({ preset }).warnings).toEqual([]);
  });

  test('has the tokens of the chosen look', () => {
    const { css, look, warnings } = resolve({
      look: {
        fonts: 'bricolage',
        headings: 'strong',
        titles: 'above',
        rhythm: 'dense',
        pictures: 'mono',
        surface: 'tinted',
      },
    });
    const tokens = variablesOf(css);
    expect(tokens['--font-display']).toMatch(/^"bricolagedisplay",.*sans-serif$/);
    expect(tokens['--font-text']).toMatch(/^"hankengroteskvariable",/);
    expect([tokens['--heading-weight'], tokens['--intro-position']]).toEqual(['600', 'static']);
    expect(tokens['--picture-filter']).toBe('grayscale(100%)contrast(108%)');
    expect(tokens['--panel']).toBe('color-mix(inoklab,var(--accent)9%,var(--bg))');
    expect(look).toEqual({ ...defaultLook, ...look });
    expect([look.scale, look.frames]).toEqual(['balanced', 'none']);
    expect(warnings).toEqual([]);
  });

  test('warns of an unknown choice of a look, and takes the default in its place', () => {
    const { css, look, warnings } = resolve({ look: { fonts: 'comic', rhythm: 'airy', glow: 'much' } });
    expect(warnings).toEqual(['Unknown look: glow is much', 'Unknown look: fonts is comic']);
    expect(look).toEqual({ ...defaultLook, rhythm: 'airy' });
    expect(css).not.toContain('comic');
  });

  test.each(choicesOf('surface'))('is easy to read on cards of the surface %s, in both presets', (surface) => {
    for (const preset of ['blue', 'red'] as const) expect(resolve({ preset, look: { surface } }).warnings).toEqual([]);
  });

  test.each(['blue', 'red'] as const)('has the badge colours of listing.2 in the preset %s', (preset) => {
    const { color } = resolve({ preset });
    const badge = (name: string) => [color(`${name}.text`), color(name)];
    // White on red, white on blue, dark on white (listing.2).
    expect(badge('badge-sold')).toEqual(['#FFFFFF', '#C8102E']);
    expect(badge('badge-new')).toEqual(['#FFFFFF', '#003DA5']);
    expect(badge('badge-open-house')).toEqual(['#141412', '#FFFFFF']);
  });

  test('lets a theme change the colours of a badge, and warns of one that is hard to read', () => {
    const { css, color, warnings } = resolve({
      colors: { 'badge-sold': { normal: '#561019' }, 'badge-new': { normal: '#FFFFFF', text: '#DDDDDD' } },
    });
    expect(css).toContain('--color-badge-sold-normal:#561019');
    expect(css).toContain('--color-badge-sold-text:#FFFFFF');
    expect(color('badge-new.text')).toBe('#DDDDDD');
    expect(warnings).toEqual([
      'Low contrast of the badge: badge-new.text on badge-new is 1.36 to 1, and should be 4.5 to 1',
    ]);
  });

  test('is resolved once for all pages of a site, and so warns once', () => {
    const theme = { color_schemes: [{ name: 'warned-of-once' }] };
    const warnings: string[] = [];
    const first = siteTheme(theme, (message) => warnings.push(message));
    expect(siteTheme(structuredClone(theme), (message) => warnings.push(message))).toBe(first);
    expect(warnings).toEqual(['Unknown color scheme: warned-of-once']);
  });

  test.each([
    ['2em', '0px', ['Unsupported unit format in the radius conversion: 2em']],
    ['', '0px', []],
    [null, '0px', []],
    ['8px', '8px', []],
    ['.5px', '.5px', []],
    ['20', '0px', ['Unsupported unit format in the radius conversion: 20']],
    ['-4px', '0px', ['Unsupported unit format in the radius conversion: -4px']],
    ['calc(1px)', '0px', ['Unsupported unit format in the radius conversion: calc(1px)']],
  ])('turns the radius %j into %s', (value, expected, expectedWarnings) => {
    const { css, warnings } = resolve({ variables: { 'border-radius-1': value } });
    expect(css).toContain(`--radius-1:${expected};`);
    expect(warnings).toEqual(expectedWarnings);
  });

  test('takes a radius that the site leaves out as 0px where it gives another, and as the default where it gives none', () => {
    expect(resolve({ variables: { 'border-radius-2': '6px' } }).css).toContain(
      '--radius-1:0px;--radius-2:6px;--radius-3:0px',
    );
    expect(resolve({ variables: {} }).css).toContain('--radius-1:20px;--radius-2:40px;--radius-3:120px');
  });

  test('lets nothing but colours into the stylesheet', () => {
    const hostile = '#fff}body{display:none';
    const { css, color } = resolve({ colors: { evil: hostile, 'x}y{': '#ffffff' } });
    expect(css).not.toContain('display:none');
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
    ['#012f', true],
    ['rgb(127, 127, 128)', true],
    ['rgb(127, 128, 128)', false],
  ])('%s is dark: %s', (color, expected) => {
    expect(isDarkColor(color)).toBe(expected);
  });

  test.each(['red', 'url(x)', '#12', 'var(--x)', 'rgb(1,2)', ''])('%j is no colour', (value) => {
    expect(parseColor(value)).toBeNull();
  });
});

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['nothing', '#ffffff', 1],
  ])('%s on %s is %d to 1', (one, other, expected) => {
    expect(contrastRatio(one, other)).toBeCloseTo(expected, 2);
  });

  test('a mix in OKLab is what a browser makes of color-mix()', () => {
    // Colours that Chromium paints for color-mix(in oklab, red, blue) and color-mix(in oklab, black, white).
    expect(mixColors('#ffffff', '#ffffff', 0.5)).toBe('#ffffff');
    expect(mixColors('#ff0000', '#0000ff', 0.5)).toBe('#8c53a2');
    expect(mixColors('#000000', '#ffffff', 0.5)).toBe('#636363');
  });
});

describe('colour schemes', () => {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);

  test('each has a sign, an opposite and a soft opposite', () => {
    expect(colorSchemes.normal).toMatchObject({ opposite: 'inverted', softOpposite: 'normal-grey' });
    expect(colorSchemes.inverted).toMatchObject({ opposite: 'normal', softOpposite: 'normal' });
    expect(new Set(Object.values(colorSchemes).map(({ icon }) => icon)).size).toBe(3);
  });

  test('an unknown one only logs a warning', () => {
    expect(knownScheme('neon', warn)).toBeUndefined();
    expect(knownScheme(null, warn)).toBeUndefined();
    expect(warnings).toEqual(['Unknown color scheme: neon']);
  });
});
