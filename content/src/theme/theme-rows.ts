import type { Theme } from '@vitrine/contract/theme.ts';
import { asList, asObject, asText } from '../values/untyped-values.ts';

/** Converts the records of a theme to rows of name and value, Payload's format, and back. */

/** Converts a record to rows of name and value, Payload's format. */
export const toRows = (record: Readonly<Record<string, unknown>> | null | undefined) =>
  Object.entries(record ?? {}).map(([name, value]) => ({ name, value: asText(value) }));

export const fromRows = (rows: unknown): [string, string | undefined][] =>
  asList(rows).map((row) => [String(asObject(row).name), asText(asObject(row).value)]);

/** Returns names such as `accent1.normal` for a shade of a colour and `gray1` for a colour without shades. */
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
