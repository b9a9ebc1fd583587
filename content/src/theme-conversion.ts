import type { Theme } from '@vitrine/contract/theme.ts';
import { type FindPicture, imageToWire } from './payload-to-wire.ts';
import { asList, asObject, asText, filled, type Loose } from './untyped-values.ts';
import { imageToPayload, type ReadingOptions } from './wire-to-payload.ts';

/** Converts themes between Payload (`collections/theme-field.ts`) and the wire (`3-wire §2`, Theme). */

/** Converts a record to rows of name and value, Payload's format. */
const toRows = (record: Readonly<Record<string, unknown>> | null | undefined) =>
  Object.entries(record ?? {}).map(([name, value]) => ({ name, value: asText(value) }));

const fromRows = (rows: unknown): [string, string | undefined][] =>
  asList(rows).map((row) => [String(asObject(row).name), asText(asObject(row).value)]);

/** Returns names such as `accent1.normal` for a shade of a colour and `gray1` for a colour without shades. */
const flatColors = (colors: Theme['colors']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colors ?? {}).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[name, value]]
        : Object.entries(value).map(([shade, color]) => [`${name}.${shade}`, color]),
    ),
  );

function nestedColors(rows: unknown): Record<string, string | Record<string, string>> {
  const colors = new Map<string, string | Map<string, string>>();
  for (const [path, color] of fromRows(rows)) {
    const [name = path, shade] = path.split('.');
    if (color === undefined) continue;
    if (shade === undefined) {
      colors.set(name, color);
      continue;
    }
    const shades = colors.get(name);
    if (shades instanceof Map) shades.set(shade, color);
    else colors.set(name, new Map([[shade, color]]));
  }
  return Object.fromEntries(
    [...colors].map(([name, value]) => [name, value instanceof Map ? Object.fromEntries(value) : value]),
  );
}

/** Returns the theme of a site that was read with `locale: 'all'`. */
export function themeToWire(value: unknown, find: FindPicture): Loose {
  const { preset, colors, variables, color_schemes, logos } = asObject(value);
  const { light, dark } = asObject(logos);
  return {
    preset: asText(preset) ?? 'blue',
    colors: nestedColors(colors),
    // The website reads a missing value as 0px (1-shell §3), so it is sent as null.
    variables: Object.fromEntries(fromRows(variables).map(([name, length]) => [name, length ?? null])),
    color_schemes: asList(color_schemes).map((scheme) => ({
      name: asText(asObject(scheme).name) ?? '',
      mapping: Object.fromEntries(fromRows(asObject(scheme).mapping).map(([role, color]) => [role, color ?? null])),
    })),
    logos: filled({ light: imageToWire(light, find), dark: imageToWire(dark, find) }) ?? {},
  };
}

export const themeToPayload = (theme: Theme, options: ReadingOptions): Loose => ({
  preset: theme.preset ?? 'blue',
  colors: toRows(flatColors(theme.colors)),
  variables: toRows(theme.variables),
  color_schemes: (theme.color_schemes ?? []).map(({ name, mapping }) => ({ name, mapping: toRows(mapping) })),
  logos: filled({
    light: imageToPayload(theme.logos?.light, options),
    dark: imageToPayload(theme.logos?.dark, options),
  }),
});
