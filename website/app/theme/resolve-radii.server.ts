import type { Theme } from '@vitrine/contract/theme.ts';
import { defaultRadii } from './presets.ts';

const names = Object.keys(defaultRadii) as (keyof typeof defaultRadii)[]; // the keys of a constant

/**
 * `--radius-1` … `--radius-3` (`1-shell §3`, theme). A site that says nothing of its corners has the defaults; where it does, a
 * value that is missing is 0px.
 */
export function resolveRadii(theme: Theme | null | undefined, warn: (message: string) => void): Record<string, string> {
  const given = theme?.variables ?? {};
  const saysNothing = !names.some((name) => Object.hasOwn(given, name));
  return Object.fromEntries(
    names.map((name, index) => [`--radius-${index + 1}`, saysNothing ? defaultRadii[name] : radius(given[name], warn)]),
  );
}

/** Only px values count; another unit gives 0 with a warning. */
function radius(value: string | null | undefined, warn: (message: string) => void): string {
  const length = value?.trim() ?? '';
  if (length === '') return '0px';
  if (/^(\d+(\.\d+)?|\.\d+)px$/.test(length)) return length;
  warn(`Unsupported unit format in the radius conversion: ${value}`);
  return '0px';
}
