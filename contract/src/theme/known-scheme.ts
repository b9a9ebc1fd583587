import { type SchemeName, schemeNames } from '../blocks/block-params.ts';

/** Returns the scheme of that name; undefined for an unknown name, with a warning unless the name is empty. */
export function knownScheme(name: string | null | undefined, warn: (message: string) => void): SchemeName | undefined {
  const scheme = schemeNames.find((candidate) => candidate === name);
  if (!scheme && name) warn(`Unknown color scheme: ${name}`);
  return scheme;
}
