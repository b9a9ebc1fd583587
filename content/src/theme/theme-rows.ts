import { qualityNames } from '@vitrine/contract/theme/look.ts';
import type { Theme } from '@vitrine/contract/theme.ts';
import { asList, asObject, asText } from '../values/untyped-values.ts';

/** Conversions of a theme that the admin's forms need too: between its records and rows with a name and a value, and of its look. */

/** Converts a record to rows with a name and a value. */
export const toRows = (record: Readonly<Record<string, unknown>> | null | undefined) =>
  Object.entries(record ?? {}).map(([name, value]) => ({ name, value: asText(value) }));

export const fromRows = (rows: unknown): [string, string | undefined][] =>
  asList(rows).map((row) => [String(asObject(row).name), asText(asObject(row).value)]);

/** Returns the colours by flat names: `accent1.normal` for a shade of a colour, `gray1` for a colour without shades. */
export const flatColors = (colors: Theme['colors']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colors ?? {}).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[name, value]]
        : Object.entries(value).map(([shade, color]) => [`${name}.${shade}`, color]),
    ),
  );

export function nestedColors(rows: unknown): Record<string, string | Record<string, string>> {
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

/** Returns the choices of a look by quality, without those that the site leaves out. */
export const lookToWire = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    qualityNames.flatMap((name) => {
      const choice = asText(asObject(value)[name]);
      return choice ? [[name, choice]] : [];
    }),
  );
