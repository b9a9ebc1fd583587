import { describe, expect, test } from 'vitest';
import { demoSites } from './demo-sites.ts';

/** Pairs of foreground and background, with the contrast ratio that WCAG 2.2 AA requires. */
const pairs = [
  ['swc-text-color', 'swc-bg-color', 4.5],
  ['swc-highlight-color', 'swc-bg-color', 4.5],
  ['swc-map-marker-color', 'swc-bg-color', 3],
  ['button-text-color', 'button-bg-color', 4.5],
  ['button-text-color', 'button-hover-color', 4.5],
  ['button-bg-color', 'swc-bg-color', 3],
  ['button-border-color', 'swc-bg-color', 3],
  ['input-text-color', 'input-bg-color', 4.5],
  ['input-border-color', 'input-bg-color', 3],
  ['input-border-color', 'swc-bg-color', 3],
  ['input-highlight-color', 'input-bg-color', 3],
] as const;

const cases = demoSites.flatMap(({ name, theme }) =>
  (theme.color_schemes ?? []).flatMap((scheme) =>
    pairs.map(([front, back, least]) => ({
      title: `${name.fr}, ${scheme.name}: ${front} on ${back}`,
      front: resolve(theme.colors, scheme.mapping?.[front]),
      back: resolve(theme.colors, scheme.mapping?.[back]),
      least,
    })),
  ),
);

const badgeCases = demoSites.flatMap(({ name, theme }) =>
  Object.keys(theme.colors ?? {})
    .filter((color) => color.startsWith('badge'))
    .map((badge) => ({
      title: `${name.fr}: text of ${badge}`,
      front: resolve(theme.colors, `${badge}.text`),
      back: resolve(theme.colors, `${badge}.normal`),
    })),
);

describe('every colour scheme keeps the contrast of WCAG 2.2 AA', () => {
  test('all three schemes of every site are there', () => {
    for (const { theme } of demoSites)
      expect(theme.color_schemes?.map(({ name }) => name)).toEqual(['normal', 'normal-grey', 'inverted']);
  });

  test.each(badgeCases)('$title', ({ front, back }) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(cases)('$title', ({ front, back, least }) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
  });
});

type Colors = NonNullable<(typeof demoSites)[number]['theme']['colors']>;

/** Returns the colour that a mapping names, such as `accent1.dark`. */
function resolve(colors: Colors | null | undefined, value: string | null | undefined): string {
  const [name = '', shade = ''] = (value ?? '').split('.');
  const color = colors?.[name];
  const found = typeof color === 'string' ? color : color?.[shade];
  if (!found) throw new Error(`The theme has no colour ${value}.`);
  return found;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
