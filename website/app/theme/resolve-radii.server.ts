import { defaultRadii } from '@vitrine/contract/theme/presets.ts';
import type { Theme } from '@vitrine/contract/theme.ts';

const names = Object.keys(defaultRadii) as (keyof typeof defaultRadii)[]; // the keys of a constant

/**
 * Returns `--radius-1` … `--radius-3` (theme.2): the defaults for a site without radii; otherwise a missing value is
 * 0px.
 */
export function resolveRadii(theme: Theme | null | undefined, warn: (message: string) => void): Record<string, string> {
  const given = theme?.variables ?? {};
  const saysNothing = !names.some((name) => Object.hasOwn(given, name));
  return Object.fromEntries(
    names.map((name, index) => [`--radius-${index + 1}`, saysNothing ? defaultRadii[name] : radius(given[name], warn)]),
  );
}

/** Returns a px value unchanged; 0px with a warning for any other unit. */
function radius(value: string | null | undefined, warn: (message: string) => void): string {
  const length = value?.trim() ?? '';
  if (length === '') return '0px';
  if (/^(\d+(\.\d+)?|\.\d+)px$/.test(length)) return length;
  warn(`Unsupported unit format in the radius conversion: ${value}`);
  return '0px';
}
